// One great eye, and every hand lies open before it.
import { AMBER, CREAM, cut, disc, fan, ground, INK, NIGHT, PLUM, YELLOW } from '../paper'

const rays = Array.from(
  { length: 14 },
  (_, i) => `<path d="M160 72 152-90h16z" transform="rotate(${(i * 360) / 14} 160 72)" fill="${YELLOW}"/>`,
).join('')

export const draw = () =>
  ground(NIGHT) +
  cut(PLUM, 'M160 72 20 210H-60V150zM160 72 300 210h80v-60zM160 72l60 138H100z') +
  rays +
  cut(CREAM, 'M66 72C104 18 216 18 254 72 216 126 104 126 66 72z') +
  disc(AMBER, 160, 72, 35) +
  disc(INK, 160, 72, 20) +
  disc(CREAM, 170, 62, 7) +
  fan(50, 172, 'rgyb', 1.15, 12) +
  fan(160, 178, 'bryg', 1.15, 12) +
  fan(270, 172, 'ygbr', 1.15, 12)
