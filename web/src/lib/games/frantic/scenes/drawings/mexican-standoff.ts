// High noon: all hands lie in the dust, and everybody gets three new ones.
import { AMBER, BRICK, card, COPPER, CREAM, cut, disc, ground, INK, YELLOW } from '../paper'

const cactus = (x: number, y: number, s: number) =>
  `<path transform="translate(${x} ${y}) scale(${s})" ` +
  `d="M-7 0v-64a7 7 0 0 1 14 0v22h9v-16a6 6 0 0 1 12 0v22a6 6 0 0 1-6 6H7V0z` +
  `M-7-22h-13a6 6 0 0 1-6-6v-20a6 6 0 0 1 12 0v14h7z" fill="${INK}"/>`
const three = (x: number, y: number) =>
  card(x - 15, y + 2, -16, 'k', 1.1) + card(x, y, 0, 'k', 1.1) + card(x + 15, y + 2, 16, 'k', 1.1)

export const draw = () =>
  ground(YELLOW) +
  disc(CREAM, 160, 66, 44) +
  cut(COPPER, 'M0 120V78h40l8 14h34v28zM320 120V66h-46l-6 18h-38v36z') +
  cut(AMBER, 'M0 116h320v94H0z') +
  cut(BRICK, 'M0 116h320v6H0z') +
  cut(COPPER, 'M34 150 160 122l126 28 34 60H0z') +
  cactus(30, 140, 0.9) +
  cactus(292, 136, 0.8) +
  three(84, 158) +
  three(236, 158) +
  three(160, 182) +
  cut(INK, 'M64 182l40-4-4 6-36 2zM216 182l40-4-4 6-36 2zM138 206l46-4-4 6-42 2z') +
  card(160, 128, 78, 'r', 0.8) +
  card(132, 134, 30, 'y', 0.8) +
  card(190, 134, -34, 'b', 0.8)
