// Back go the reels, and the discards come back to hand.
import { AMBER, card, COPPER, CREAM, cut, disc, ground, INK, RED, strip, YELLOW } from '../paper'

const teeth = (x: number) =>
  [0, 60, 120]
    .map((a) => `<rect x="${x - 15}" y="94" width="30" height="7" fill="${INK}" transform="rotate(${a} ${x} 97.5)"/>`)
    .join('')
const reel = (x: number) => disc(CREAM, x, 97.5, 19) + teeth(x) + disc(CREAM, x, 97.5, 9)

export const draw = () =>
  ground(YELLOW) +
  cut(AMBER, 'M0 120 320 30v180H0z') +
  cut(INK, 'M42 30h236a12 12 0 0 1 12 12v126a12 12 0 0 1-12 12H42a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12z') +
  cut(RED, 'M50 44h220v88H50z') +
  cut(CREAM, 'M50 44h220v18H50z') +
  strip(COPPER, 'M64 53h120', 4) +
  cut(INK, 'M76 72h168a25 25 0 0 1 0 51H76a25 25 0 0 1 0-51z') +
  disc(COPPER, 122, 97.5, 25) +
  reel(104) +
  reel(216) +
  cut(COPPER, 'M86 180l14-36h120l14 36z') +
  disc(INK, 116, 166, 5) +
  disc(INK, 204, 166, 5) +
  cut(CREAM, 'M146 146v24l-18-12zM170 146v24l-18-12z') +
  card(286, 168, 26, 'b', 1.35) +
  card(262, 184, 8, 'g', 1.35) +
  card(300, 130, 48, 'r', 1.2)
