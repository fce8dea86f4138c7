// The sign of Schwupps. Grid 24, currentColor, lines 2 units round.
import { line } from '../../symbols/interface'

// Aggravation: a tangle.
export const tangle = line(
  '<path d="M3 14C2 4 15 1 17 9s-9 10-11 4S14 5 19 8s2 12-5 12S4 14 9 9s10 0 9 5-7 4-7 0 4-4 5-2"/>',
)
