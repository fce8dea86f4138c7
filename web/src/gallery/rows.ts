// How the gallery sorts the cards of a game into rows.
import type { Deck } from '../lib/cards/kit'
import { read } from '../lib/cards/frantic/read'

export interface Row {
  title: string
  codes: string[]
  backs: Deck[]
  used?: string[]
}

// Is this part of the gallery asked for? Without a wish all of it is.
export const wanted = (part: string, name: string): boolean => part === '' || name.startsWith(part)

const natural = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const FRANTIC: [string, string, Deck[]][] = [
  ['number', 'Frantic numbers', ['hand', 'event']],
  ['coloured', 'Frantic coloured specials', []],
  ['swap', 'Frantic Colour Swap', []],
  ['colourless', 'Frantic colourless specials', []],
  ['white', 'Frantic white specials', []],
  ['event', 'Frantic events', []],
]

export function rows(game: string, codes: readonly string[]): Row[] {
  const sorted = [...codes].sort(natural)
  if (game === 'schwupps') return schwupps(sorted)
  if (game.startsWith('frantic')) return frantic(sorted)
  return [{ title: game, codes: sorted, backs: ['hand'] }]
}

function schwupps(codes: string[]): Row[] {
  const numbers = codes.filter((code) => /^[rbygp]\d/.test(code))
  const others = codes.filter((code) => !numbers.includes(code))
  return [
    { title: 'Schwupps numbers', codes: numbers, backs: ['hand'] },
    { title: 'Schwupps rules and aggravation', codes: others, backs: ['rule'] },
  ]
}

function frantic(codes: string[]): Row[] {
  const of = (kind: string) => codes.filter((code) => read(code).kind === kind)
  const powers = of('power')
  return [
    ...FRANTIC.map(([kind, title, backs]) => ({ title, codes: of(kind), backs })),
    { title: 'Frantic power cards: ready, used, face down', codes: powers, used: powers.slice(0, 3), backs: ['power'] },
  ]
}
