// What the hint wears: a sign of its own file, since only tables with hints need it.
import { line } from './interface'

// A hint.
export const hint = line(
  '<path d="M8.5 15.7c-2-1.3-3-3.1-3-5.4a6.5 6.5 0 0 1 13 0c0 2.3-1 4.1-3 5.4V18h-7zM9.7 21.5h4.6"/>',
)
