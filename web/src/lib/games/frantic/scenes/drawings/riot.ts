// All special cards march off to the right.
import { AMBER, BLUE, BRICK, cut, disc, ground, INK, put, RED, STOCK, strip } from '../paper'

const SIGNS = ['M-9-3H5v-6L14 1 5 11V5H-9z', 'M-10-8H10V8H-10zM-2-12h4v24h-4z', 'M0-12 10 8H-10z', 'M-11-3h22v6h-22z']
const placard = (x: number, y: number, turn: number, ink: string, sign: number) =>
  put(
    x,
    y,
    strip(INK, 'M0 20V92', 6) +
      cut(STOCK, 'M-26-30h52v54h-52z') +
      cut(ink, 'M-22-26h44v46h-44z') +
      put(0, -3, cut(STOCK, SIGNS[sign] ?? ''), 0, 1.2),
    turn,
  )
const crowd = [10, 52, 96, 140, 184, 228, 272, 312]
  .map(
    (x, i) =>
      disc(i % 2 ? INK : RED, x, 152 + (i % 3) * 6, 17) +
      cut(i % 2 ? INK : RED, `M${x - 28} 210c0-34 10-42 28-42s28 8 28 42z`),
  )
  .join('')

export const draw = () =>
  ground(AMBER) +
  cut(BRICK, 'M0 210V96h34V70h46v40h40V58h30l12-20 12 20h30v46h36V78h44v30h36v102z') +
  placard(52, 78, 8, RED, 0) +
  placard(126, 58, 14, BLUE, 1) +
  placard(202, 78, 9, RED, 2) +
  placard(272, 60, 15, BLUE, 3) +
  crowd +
  strip(INK, 'M88 158c-8-14-4-26 2-36M236 154c-6-14-2-24 4-34', 9)
