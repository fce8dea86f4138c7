// Three turns each, and the fuse burns.
import { AMBER, CREAM, cut, disc, ground, INK, PLUM, RED, spark, strip } from '../paper'

const notch = (i: number) =>
  `<rect x="146" y="84" width="8" height="${i % 3 ? 8 : 14}" fill="${INK}" transform="rotate(${i * 30} 150 130)"/>`

export const draw = () =>
  ground(RED) +
  cut(AMBER, 'M0 60 320 0v40L0 120zM0 170l320-80v40L0 210z') +
  strip(CREAM, 'M196 66c14-34 40-40 58-18s34 10 40-8', 8) +
  spark(CREAM, 294, 36, 2.3) +
  spark(AMBER, 294, 36, 1.4, 20) +
  cut(INK, 'M172 58l30-14 18 32-30 18z') +
  disc(INK, 150, 130, 76) +
  disc(CREAM, 150, 130, 52) +
  Array.from({ length: 12 }, (_, i) => notch(i)).join('') +
  cut(RED, 'M150 130V84a46 46 0 0 1 46 46z') +
  strip(INK, 'M150 130V96M150 130h26', 7) +
  disc(INK, 150, 130, 8) +
  cut(PLUM, 'M0 196c90-16 220-16 320 0v14H0z')
