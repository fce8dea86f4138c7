// The same event from the top: the record goes round again.
import { AMBER, BLUE, COPPER, CREAM, cut, disc, ground, INK, put, RED, spark, strip } from '../paper'

const groove = (r: number) => `<circle cx="132" cy="106" r="${r}" fill="none" stroke="${COPPER}" stroke-width="1.6"/>`

export const draw = () =>
  ground(BLUE) +
  cut(CREAM, 'M18 10h284v190H18z') +
  cut(AMBER, 'M18 186h284v14H18z') +
  disc(INK, 132, 106, 88) +
  [78, 68, 58, 48].map(groove).join('') +
  disc(RED, 132, 106, 36) +
  spark(CREAM, 132, 106, 2.2) +
  disc(INK, 132, 106, 4) +
  disc(COPPER, 262, 40, 18) +
  disc(CREAM, 262, 40, 8) +
  strip(COPPER, 'M262 40 250 128 204 158', 8) +
  put(200, 160, cut(INK, 'M-16-8h26v16h-26z'), -32) +
  disc(RED, 272, 170, 9) +
  disc(COPPER, 246, 170, 9) +
  strip(CREAM, 'M72 46a84 84 0 0 1 50-24M192 166a84 84 0 0 1-50 24', 4)
