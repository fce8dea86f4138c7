// How a name is set on a face: where it breaks, and how large it can be.

// How wide a letter of Hepta Slab 800 is, in ems.
function letter(of: string): number {
  if ("ijlI-' ".includes(of)) return 0.38
  if ('frt1'.includes(of)) return 0.53
  if ('mwMW'.includes(of)) return 1.1
  return of === of.toUpperCase() ? 0.82 : 0.71
}

const wide = (line: string): number => [...line].reduce((sum, of) => sum + letter(of), 0)

// Long names of one word say in the folder of their game where they break.
const FOUND = import.meta.glob<Record<string, string>>('../../games/*/cards/hyphens.ts', {
  eager: true,
  import: 'HYPHENS',
})
const HYPHENS: Record<string, string> = Object.assign({}, ...Object.values(FOUND))

// The size at which the longest line just fits.
export function fitting(lines: readonly string[], width: number, most: number): number {
  return Math.min(most, Math.floor((width / Math.max(...lines.map(wide))) * 10) / 10)
}

// One line if the name fits nearly full size, else two, broken where they come out most even.
export function broken(text: string, width: number, most: number): string[] {
  if (fitting([text], width, most) >= most * 0.88) return [text]
  const hyphenated = HYPHENS[text]
  if (hyphenated) return hyphenated.split('|')
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(wide))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text])
}
