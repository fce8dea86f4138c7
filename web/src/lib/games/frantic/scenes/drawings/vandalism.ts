// One colour is painted over and gone.
import { AMBER, BRICK, card, COPPER, CREAM, cut, ground, INK, put, RED, strip } from '../paper'

const bricks = Array.from({ length: 40 }, (_, i) => {
  const [row, column] = [Math.floor(i / 5), i % 5]
  return `M${column * 70 - (row % 2) * 35} ${row * 27}h66v23h-66z`
}).join('')
const can =
  cut(CREAM, 'M-16-22h32v66h-32z') + cut(RED, 'M-16-4h32v26h-32z') + cut(INK, 'M-12-34h24l4 12h-32zM-7-44H7v10H-7z')

export const draw = () =>
  ground(BRICK) +
  cut(COPPER, bricks) +
  cut(
    RED,
    'M30 78c6-34 40-52 72-44 30 6 38 24 64 20 26-4 34 26 18 42' +
      '-14 14-6 32-30 44-24 10-40-4-62 4-26 10-44-4-40-24-22-4-26-24-22-42z',
  ) +
  strip(RED, 'M58 130v50M92 140v34M136 138v48M172 100v34', 8) +
  card(58, 56, -16, 'r', 1.5) +
  card(112, 96, 10, 'r', 1.9) +
  card(158, 64, 22, 'r', 1.3) +
  card(70, 156, -26, 'r', 1.4) +
  cut(RED, 'M84 112c18-10 60-14 62-2s-24 8-30 14-38 0-32-12z') +
  strip(RED, 'M96 116v26M126 114v18', 7) +
  cut(AMBER, 'M229 58 176 30l-12 46z') +
  put(262, 116, can, -28, 1.6)
