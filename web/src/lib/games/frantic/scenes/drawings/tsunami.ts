// Each wave at least as high as the one before; whoever cannot rise takes them all.
import { BLUE, card, CREAM, cut, disc, ground, NIGHT, ROSE, SKY, STOCK } from '../paper'

const crest =
  'M320 210V92C300 34 232 0 168 18c-34 10-52 34-46 52 8-14 24-20 40-14' +
  '-14 4-22 16-20 28 10-10 24-12 34-4 4 50-40 92-100 106L40 210z'

export const draw = () =>
  ground(CREAM) +
  disc(ROSE, 70, 66, 34) +
  cut(SKY, 'M0 150c40-14 70 6 100-2s60-20 100 0v62H0z') +
  cut(NIGHT, crest) +
  cut(BLUE, 'M320 210v-90c-20-52-76-80-126-72 40 10 66 46 54 92-10 36-50 60-90 70z') +
  cut(SKY, 'M320 210v-46c-20-40-50-64-84-70 26 28 30 66 2 92-12 12-30 20-46 24z') +
  [
    [124, 68, 7],
    [140, 84, 6],
    [132, 52, 5],
    [112, 84, 4],
    [150, 98, 4],
    [104, 62, 3],
  ]
    .map(([x = 0, y = 0, r = 1]) => disc(STOCK, x, y, r))
    .join('') +
  cut(STOCK, 'M168 18c-34 10-52 34-46 52 8-14 24-20 40-14 4-14 18-24 40-24 30 0 60 14 84 40C262 34 214 10 168 18z') +
  card(34, 168, -12, 'g', 1.1) +
  card(84, 156, -6, 'y', 1.25) +
  card(192, 108, -22, 'b', 1.4) +
  card(258, 62, 20, 'r', 1.6) +
  cut(NIGHT, 'M0 190c40-12 70 8 110 0s80-8 120 2 60 0 90-4v22H0z') +
  cut(SKY, 'M0 200c50-8 90 6 140 0s120-6 180 2v8H0z')
