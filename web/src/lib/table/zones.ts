// What lies where, read from a view without knowing the game.
import { isCards, type View } from '../net.svelte'

const HEAD = new Set(['seat', 'to_act', 'awaited', 'decision', 'prompt', 'hand'])

/** A zone of open cards. */
interface List {
  name: string
  cards: string[]
}

export interface Zones {
  lists: List[]
  facts: [string, string][]
  /** How many cards each seat holds, if the view counts them. */
  sizes: number[] | undefined
}

const isCounts = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.length === seats && value.every((each) => typeof each === 'number')

/** The zones of a view: lists of cards, lists of such lists, and what is counted or said. */
export function zonesOf(view: View, seats: number): Zones {
  const found: Zones = { lists: [], facts: [], sizes: undefined }
  for (const [name, value] of Object.entries(view)) {
    if (HEAD.has(name)) continue
    if (isCards(value)) found.lists.push({ name, cards: value })
    else if (Array.isArray(value) && value.some(isCards)) addEach(found.lists, name, value)
    else if (typeof value === 'number' || (typeof value === 'string' && value)) found.facts.push([name, String(value)])
  }
  const sizes = view.sizes ?? view.hands
  if (isCounts(sizes, seats)) found.sizes = sizes
  return found
}

function addEach(lists: List[], name: string, values: unknown[]): void {
  values.forEach((value, at) => {
    if (isCards(value)) lists.push({ name: `${name}:${at}`, cards: value })
  })
}
