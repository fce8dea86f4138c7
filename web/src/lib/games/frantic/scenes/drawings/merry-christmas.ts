// Everything is given away, one by one.
import { BRICK, cards, CREAM, cut, disc, GREEN, ground, MOSS, NIGHT, spark, YELLOW } from '../paper'

const snow = [
  [28, 30, 4],
  [70, 74, 3],
  [112, 26, 3],
  [48, 118, 4],
  [208, 40, 3],
  [258, 26, 4],
  [290, 82, 4],
  [244, 112, 3],
  [300, 140, 3],
  [18, 160, 3],
]

export const draw = () =>
  ground(NIGHT) +
  snow.map(([x = 0, y = 0, r = 1]) => disc(CREAM, x, y, r)).join('') +
  cut(CREAM, 'M0 176c60-20 120-4 160-8s100-16 160 4v38H0z') +
  cut(BRICK, 'M148 164h24v22h-24z') +
  cut(MOSS, 'M160 30 226 168H94z') +
  cut(GREEN, 'M160 20l32 50h-14l32 44h-16l34 48H92l34-48h-16l32-44h-14z') +
  spark(YELLOW, 160, 20, 1.5) +
  disc(YELLOW, 146, 76, 5) +
  disc(YELLOW, 178, 98, 5) +
  disc(YELLOW, 134, 124, 5) +
  disc(YELLOW, 194, 146, 5) +
  disc(YELLOW, 156, 148, 5) +
  cards([60, 168, -18, 'r', 1.4], [88, 178, 10, 'y', 1.3], [252, 170, 14, 'b', 1.4], [226, 182, -12, 'g', 1.3]) +
  cut(BRICK, 'M268 168h40v34h-40z') +
  cut(YELLOW, 'M284 168h8v34h-8z') +
  cut(NIGHT, 'M14 178h30v26H14z') +
  cut(YELLOW, 'M26 178h6v26h-6z')
