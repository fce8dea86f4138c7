// A child's place in a class: kept for this tab alone, and gone with it.
import type { Hello } from '../wire'

const SHELF = 'lastcard.class'

export interface Place extends Hello {
  code: string
}

/** The place in a class that this tab has, if any. */
export function placed(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(SHELF) ?? 'null') as Place | null
  } catch {
    return null
  }
}

/** Takes a place, or gives it up. */
export function take(place: Place | null): void {
  try {
    if (place) sessionStorage.setItem(SHELF, JSON.stringify(place))
    else sessionStorage.removeItem(SHELF)
  } catch {
    // A tab that keeps nothing asks for the name again.
  }
}
