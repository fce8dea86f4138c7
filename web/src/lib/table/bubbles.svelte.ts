// Quick phrases hang at a seat for a few seconds.
import { words } from '../words.svelte'
import type { Tabletop } from './tabletop.svelte'

const HANGS = 5000

/** A phrase without the name of who says it. */
export const phrased = (text: string, name: string): string =>
  text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text

/** What a seat has said a moment ago, or nothing. */
export function spoken(table: Tabletop, seat: number): string {
  const since = table.now() - HANGS
  for (const step of table.log.slice(-6).reverse()) {
    if (step.seat !== seat || step.at < since) continue
    const phrase = step.said?.find((each) => each.key.startsWith('phrase.') || each.key === 'table.chat')
    if (phrase) return phrased(words.say(phrase, table.names), table.names[seat] ?? '')
  }
  return ''
}
