// Everybody loads one card; the drum is spun over the draw pile.
import { AMBER, BRICK, card, CREAM, cut, disc, ground, INK, NIGHT, put, RED, strip } from '../paper'

const around = (i: number, r: number): [number, number] => [
  118 + r * Math.sin((i * Math.PI) / 3),
  104 - r * Math.cos((i * Math.PI) / 3),
]
const chamber = (i: number) => {
  const [x, y] = around(i, 54)
  return disc(NIGHT, x, y, 21) + card(x, y, i * 60, ['r', 'k', 'b', 'k', 'g', 'y'][i], 0.95)
}
const notch = (i: number) =>
  `<circle cx="${around(i + 0.5, 96)[0].toFixed(1)}" cy="${around(i + 0.5, 96)[1].toFixed(1)}" r="15" fill="${RED}"/>`

export const draw = () =>
  ground(RED) +
  cut(BRICK, 'M232 0h88v210h-88z') +
  disc(INK, 118, 104, 92) +
  [0, 1, 2, 3, 4, 5].map(notch).join('') +
  disc(AMBER, 118, 104, 80) +
  [0, 1, 2, 3, 4, 5].map(chamber).join('') +
  disc(INK, 118, 104, 13) +
  disc(CREAM, 118, 104, 5) +
  [0, 1, 2, 3, 4].map((i) => card(268, 170 - i * 5, 0, 'k', 1.7)).join('') +
  card(262, 96, 18, 'r', 1.5) +
  put(268, 126, cut(CREAM, 'M-9-4H9L0 8z')) +
  strip(CREAM, 'M196 40a104 104 0 0 1 22 40', 6) +
  cut(CREAM, 'M226 72l-6 20-14-16z')
