// What the table tells, as sentences and as cards that move. Both come from the same events.
import { words } from '../words.svelte'
import type { Spoken, UpdateStep } from '../wire'

/** A card went from one place to another; `card` is empty for those who did not see it. */
export interface Moved {
  kind: 'moved'
  seat: number
  card: string
  from: string
  to: string
  key: string
}

export interface Told {
  kind: 'told'
  key: string
  values: Spoken['values']
}

export type Event = Moved | Told

/** The events of a step, typed. */
export const eventsOf = (step: UpdateStep): Event[] => (step.events ?? []) as unknown as Event[]

/** The seat of a place such as `hand:2`; undefined for a pile that is nobody's. */
export function seatOf(place: string): number | undefined {
  const found = /^(?:hand|power|pile|stock|line):(\d+)$/.exec(place)
  return found ? Number(found[1]) : undefined
}

/** The sentence that tells an event. */
export function spokenOf(event: Event): Spoken {
  if (event.kind === 'told') return { key: event.key, values: event.values }
  const values: Spoken['values'] = { seat: event.seat }
  if (event.card) values.card = event.card
  const to = seatOf(event.to)
  if (to !== undefined) values.to = to
  return { key: event.key, values }
}

/** All that a step tells, in the reader's language. */
export function tell(step: UpdateStep, names: readonly string[], you: number): string[] {
  const all = [...eventsOf(step).map(spokenOf), ...(step.said ?? [])]
  return all.map((each) => words.say(each, names, you))
}

/** The cards that moved in these steps, in order. */
export function movesOf(steps: readonly UpdateStep[]): Moved[] {
  return steps.flatMap(eventsOf).filter((event): event is Moved => event.kind === 'moved')
}
