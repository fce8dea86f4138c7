// All cards are shown; the highest takes them all.
import { card, COPPER, CREAM, cut, disc, ground, hand, INK, MOSS, RED, strip, YELLOW } from '../paper'

export const draw = () =>
  ground(INK) +
  cut(YELLOW, 'M160-20 292 210H28z') +
  cut(CREAM, 'M146-20h28l-4 20h-20z') +
  `<ellipse cx="160" cy="172" rx="178" ry="66" fill="${MOSS}"/>` +
  `<ellipse cx="160" cy="166" rx="118" ry="40" fill="${COPPER}"/>` +
  strip(CREAM, 'M78 150c20-18 36-22 54-22M242 150c-20-18-36-22-54-22', 4) +
  card(64, 164, -24, 'r', 1.25) +
  card(112, 186, -10, 'r', 1.25) +
  card(212, 186, 12, 'r', 1.25) +
  card(258, 162, 26, 'r', 1.25) +
  card(160, 98, 0, 'r', 2.3) +
  disc(RED, 252, 34, 13) +
  disc(CREAM, 252, 34, 8) +
  disc(RED, 274, 50, 13) +
  disc(CREAM, 274, 50, 8) +
  hand(36, 74, 74, CREAM, RED, 1.3)
