// What somebody knows by heart: answers to 7×8 and the like with their times, kept on this device for thirty days.
import { keep, kept, settings } from '../settings.svelte'
import corners from '../games/hochspannung/cards/corners.json'

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Seconds with their tenths, as one writes them in the reader's language: 1.8, or 1,8. */
export const decimal = (seconds: number): string => seconds.toLocaleString(settings.language, TENTHS)

export const DIGITS = [2, 3, 4, 5, 6, 7, 8, 9] as const
const SHELF = 'lastcard.facts'
const DAYS = 30 * 24 * 3600 * 1000
const LAST = 9
/** A wrong answer counts as one that took so long. */
const WRONG = 6000

/** When it was given, and how many milliseconds it took; wrong ones count as slow. */
export type Given = [at: number, ms: number]
export type Facts = Record<string, Given[]>

/** 8×7 is the same fact as 7×8. */
export const factOf = (a: number, b: number): string => (a <= b ? `${a}x${b}` : `${b}x${a}`)

/** The factors of a fact. */
export function factors(fact: string): [number, number] {
  const [a = 0, b = 0] = fact.split('x').map(Number)
  return [a, b]
}

/** Is there a card with this problem, one way round or the other? */
export const inDeck = (a: number, b: number): boolean => `${a}x${b}` in corners || `${b}x${a}` in corners

/** All facts that the deck asks for. */
export const ALL: readonly string[] = DIGITS.flatMap((a) =>
  DIGITS.filter((b) => b >= a && inDeck(a, b)).map((b) => factOf(a, b)),
)

/** What this device knows of somebody, the last thirty days. */
export function known(now = Date.now()): Facts {
  const all = Object.entries(kept<Facts>(SHELF, {}))
  return Object.fromEntries(all.map(([fact, given]) => [fact, given.filter(([at]) => now - at < DAYS)]))
}

/** Notes an answer. */
export function note(fact: string, ms: number, right: boolean, now = Date.now()): void {
  const facts = known(now)
  const given: Given = [now, right ? Math.round(ms) : Math.max(WRONG, Math.round(ms))]
  facts[fact] = [...(facts[fact] ?? []), given].slice(-LAST)
  keep(SHELF, facts)
}

/** Forgets everything. */
export const forget = (): void => keep(SHELF, {})

/** The median time of a fact in seconds; undefined if it was never answered. */
export function seconds(facts: Facts, fact: string): number | undefined {
  const times = (facts[fact] ?? []).map(([, ms]) => ms).sort((a, b) => a - b)
  if (!times.length) return undefined
  const middle = times.length >> 1
  const median = times.length % 2 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2
  return median / 1000
}

export const STEPS = [1.2, 1.8, 2.6, 3.6] as const

/** One of five steps from by heart to slow; 0 for never asked. */
export function stepOf(time: number | undefined): number {
  if (time === undefined) return 0
  return 1 + STEPS.filter((limit) => time >= limit).length
}

/** The slowest facts, slowest first. */
export function slowest(facts: Facts, count: number): string[] {
  const tried = ALL.filter((fact) => seconds(facts, fact) !== undefined)
  return tried.sort((a, b) => seconds(facts, b)! - seconds(facts, a)!).slice(0, count)
}

/** A round: the slow ones first, then what was never asked, then the next slowest. */
export function roundOf(facts: Facts, count: number, chance: () => number = Math.random): string[] {
  const by = slowest(facts, ALL.length)
  const slow = by.filter((fact) => stepOf(seconds(facts, fact)) >= 4)
  const fresh = ALL.filter((fact) => seconds(facts, fact) === undefined).sort(() => chance() - 0.5)
  return [...slow, ...fresh, ...by.filter((fact) => !slow.includes(fact))].slice(0, count)
}
