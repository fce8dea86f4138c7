// The great one wins, and the small one that rides along throws off two cards.
import { BLUE, card, CREAM, cut, disc, ground, INK, NIGHT, RED, SKY, strip } from '../paper'

const whale = cut(
  NIGHT,
  'M22 92C30 44 92 26 150 34c56 8 84 40 112 38' +
    ' 20-2 24-18 22-34 10 4 18 12 20 20 6-6 16-8 22-6-4 20-16 34-34 40-24 50-84 66-150 62C80 150 18 140 22 92z',
)
const belly = cut(CREAM, 'M26 108c30 22 84 20 130 26 20 2 30 8 34 16-20 6-34 5-50 4C80 150 26 140 26 108z')

export const draw = () =>
  ground(SKY) +
  cut(BLUE, 'M0 74c40-14 80 10 120 0s80 10 120 0 50 6 80 0v136H0z') +
  whale +
  belly +
  strip(CREAM, 'M132 30c-2-16-14-20-22-16M138 30c2-16 14-20 22-16', 5) +
  cut(INK, 'M150 108c20 4 36 20 30 34-16-2-30-14-30-34z') +
  cut(RED, 'M196 158c14-12 40-12 54 0l16-10v26l-16-8c-14 12-40 12-54-2z') +
  cut(RED, 'M216 152c4-8 14-8 20-2z') +
  card(178, 182, -24, 'y', 1.15) +
  card(152, 192, 18, 'g', 1.15) +
  disc(CREAM, 284, 120, 5) +
  disc(CREAM, 298, 104, 4) +
  disc(CREAM, 276, 140, 3)
