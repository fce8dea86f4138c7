// How a name is set on a face: where it breaks, and how large it can be.

const WIDE = 0.62 // the average letter of Hepta Slab 800, in ems

const HYPHENS: Record<string, string> = {
  Counterattack: 'Counter-|attack',
  Troublemaker: 'Trouble-|maker',
  Troublecharger: 'Trouble-|charger',
  Pustekuchen: 'Puste-|kuchen',
}

// The size at which the longest line just fits.
export function fitting(lines: readonly string[], width: number, most: number): number {
  const longest = Math.max(...lines.map((line) => line.length))
  return Math.min(most, Math.round((width / (longest * WIDE)) * 10) / 10)
}

// One line if the name fits nearly full size, else two, broken where they come out most even.
export function broken(text: string, width: number, most: number): string[] {
  if (fitting([text], width, most) >= most * 0.88) return [text]
  const hyphenated = HYPHENS[text]
  if (hyphenated) return hyphenated.split('|')
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text])
}
