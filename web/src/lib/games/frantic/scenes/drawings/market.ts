// As many cards as players on the stall; in order each takes one.
import { BLUE, card, COPPER, CREAM, cut, ground, INK, RED, strip, YELLOW } from '../paper'

const stripe = (i: number) => {
  const x = 34 + i * 42
  return cut(i % 2 ? CREAM : RED, `M${x} 22h42v44a21 16 0 0 1-42 0z`)
}

export const draw = () =>
  ground(YELLOW) +
  cut(CREAM, 'M0 120c70-30 130 0 180-14s100-16 140 0v104H0z') +
  cut(BLUE, 'M52 70h216v86H52z') +
  strip(COPPER, 'M46 60v150M274 60v150', 9) +
  [0, 1, 2, 3, 4, 5].map(stripe).join('') +
  cut(RED, 'M30 14h260v12H30z') +
  cut(COPPER, 'M30 142h260v14H30z') +
  cut(INK, 'M38 156h244v54H38z') +
  card(80, 116, -6, 'g', 1.5) +
  card(132, 116, 4, 'r', 1.5) +
  card(186, 116, -3, 'y', 1.5) +
  card(240, 116, 7, 'b', 1.5) +
  [64, 118, 172, 226].map((x) => cut(CREAM, `M${x} 166h30v16h-30z`)).join('')
