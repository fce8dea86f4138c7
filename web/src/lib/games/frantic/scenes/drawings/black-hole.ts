// All black cards fall towards one middle.
import { AMBER, card, COPPER, cut, disc, ground, INK, NIGHT, PLUM, PURPLE } from '../paper'

const ring = (ink: string, wide: number, high: number) =>
  `<ellipse cx="160" cy="104" rx="${wide}" ry="${high}" fill="${ink}" transform="rotate(-18 160 104)"/>`
const stars = [
  [22, 24],
  [70, 12],
  [300, 40],
  [282, 184],
  [30, 180],
  [126, 196],
  [226, 14],
  [12, 108],
  [308, 118],
]

export const draw = () =>
  ground(NIGHT) +
  stars.map(([x = 0, y = 0], i) => disc(AMBER, x, y, 1.5 + (i % 3))).join('') +
  ring(PLUM, 150, 66) +
  ring(PURPLE, 122, 50) +
  ring(COPPER, 96, 36) +
  ring(AMBER, 72, 25) +
  disc(INK, 160, 104, 40) +
  cut(AMBER, 'M89 127c30 16 110 4 144-38-8 40-100 74-144 38z') +
  card(52, 60, -38, 'k', 1.5) +
  card(96, 156, 24, 'k', 1.25) +
  card(262, 62, 34, 'k', 1.35) +
  card(226, 154, -30, 'k', 1.1) +
  card(196, 74, 52, 'k', 0.8) +
  card(120, 112, -60, 'k', 0.7)
