// Whether a shuffle was the one promised: the seed shown after the game must give the hash shown before the deal.
import { keep, kept } from './settings.svelte'

const SHELF = 'lastcard.seals'
const MOST = 60

/** The commitment to a seed: SHA-256 of its bytes, in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Does this seed keep that promise? */
export async function isKept(seed: string, commitment: string): Promise<boolean> {
  return /^([0-9a-f]{2})+$/.test(seed) && (await commitmentOf(seed)) === commitment
}

/** The ends of a long hash, for people: `9f3c…e1a7`. */
export const brief = (hash: string): string => (hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash)

/** Notes on this device the hash that was shown before a deal, so that nobody can change it later. */
export function noteSeal(code: string, game: number, commitment: string): void {
  const noted = kept<[string, string][]>(SHELF, [])
  const name = `${code}/${game}`
  if (commitment && !noted.some(([each]) => each === name)) keep(SHELF, [...noted, [name, commitment]].slice(-MOST))
}

/** The hash this device saw before a deal; empty if it was not there. */
export function notedSeal(code: string, game: number): string {
  return kept<[string, string][]>(SHELF, []).find(([each]) => each === `${code}/${game}`)?.[1] ?? ''
}
