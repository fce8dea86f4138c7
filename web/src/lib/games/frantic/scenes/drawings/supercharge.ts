// One more power for everybody.
import { AMBER, BLUE, cartridge, COPPER, CREAM, cut, disc, ground, INK, NIGHT, strip } from '../paper'

const rays = Array.from(
  { length: 12 },
  (_, i) => `<path d="M160 104l-9-190h18z" transform="rotate(${i * 30 + 15} 160 104)" fill="${BLUE}"/>`,
).join('')
const big = cut(
  INK,
  'M78 54h164a8 8 0 0 1 8 8v24h16v40h-16v24a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8v-24H54V86h16V62a8 8 0 0 1 8-8z',
)

export const draw = () =>
  ground(NIGHT) +
  rays +
  disc(COPPER, 160, 106, 96) +
  big +
  disc(AMBER, 160, 106, 44) +
  cut(INK, 'M168 72l-30 42h18l-6 28 32-42h-19z') +
  cut(
    AMBER,
    'M84 66h26v8H84zM84 82h18v8H84zM84 122h18v8H84zM84 138h26v8H84z' +
      'M210 66h26v8h-26zM218 82h18v8h-18zM218 122h18v8h-18zM210 138h26v8h-26z',
  ) +
  strip(CREAM, 'M40 106H14M280 106h26', 7) +
  [
    [44, 36],
    [276, 36],
    [44, 180],
    [276, 180],
  ]
    .map(([x = 0, y = 0]) => disc(CREAM, x, y, 24) + cartridge(x, y, 0, 0.9))
    .join('')
