// All hands go out again as closed packets.
import { AMBER, BLUE, COPPER, CREAM, cut, disc, ground, INK, put, RED, strip } from '../paper'

const packet = (x: number, y: number, band: string, turn = 0) =>
  put(
    x,
    y,
    cut(CREAM, 'M-22-28h44v56h-44z') +
      cut(AMBER, 'M-22-28h44v8h-44zM-22 20h44v8h-44z') +
      cut(band, 'M-4-28h8v56h-8zM-22-4h44v8h-44z'),
    turn,
  )

export const draw = () =>
  ground(BLUE) +
  cut(COPPER, 'M0 0h320v22H0z') +
  strip(INK, 'M160 22v40', 8) +
  cut(INK, 'M132 58h56v12h-56z') +
  strip(INK, 'M136 68l-12 20 10 12M184 68l12 20-10 12', 7) +
  packet(160, 108, RED, 0) +
  packet(44, 136, INK, -2) +
  packet(100, 138, RED, 2) +
  packet(222, 137, INK, -2) +
  packet(278, 138, RED, 3) +
  cut(INK, 'M0 164h320v18H0z') +
  cut(COPPER, 'M0 182h320v28H0z') +
  [20, 68, 116, 164, 212, 260, 308].map((x) => disc(AMBER, x, 182, 12) + disc(INK, x, 182, 5)).join('')
