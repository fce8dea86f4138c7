// The seats this device holds: one token a table code, kept until the table is old.
import { keep, kept } from './settings.svelte'
import type { SeatToken } from './wire'

const SHELF = 'lastcard.seats'
const OLD = 30 * 24 * 3600 * 1000

export interface Held {
  seat: number
  token: string
  at: number
}

type Seats = Record<string, Held>

/** The seat this device holds at a table, if any. */
export function heldAt(code: string): Held | undefined {
  return kept<Seats>(SHELF, {})[code]
}

/** Keeps a seat, and forgets those of long ago. */
export function hold(seated: SeatToken, now = Date.now()): void {
  const young = Object.entries(kept<Seats>(SHELF, {})).filter(([, held]) => now - held.at < OLD)
  keep(SHELF, { ...Object.fromEntries(young), [seated.code]: { seat: seated.seat, token: seated.token, at: now } })
}

/** Gives a seat up. */
export function letGo(code: string): void {
  const { [code]: _, ...others } = kept<Seats>(SHELF, {})
  keep(SHELF, others)
}
