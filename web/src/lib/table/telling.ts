// What the table tells, as sentences and as cards that move. Both come from the same events.
import { words } from '../words.svelte'
import type { Spoken, UpdateStep } from '../wire'
import type { Event, MovedData as Moved } from './events'

export type { Event, MovedData as Moved, ToldData as Told } from './events'

const KINDS = { moved: true, told: true }
const isEvent = (event: object): event is Event => 'kind' in event && String(event.kind) in KINDS

/** The events of a step that the page knows how to show. */
export function eventsOf(step: UpdateStep): Event[] {
  const events: object[] = step.events ?? []
  return events.filter(isEvent)
}

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
