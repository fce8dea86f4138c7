// From a box to a table: set it up, sit down, keep the seat.
import { api } from '../http'
import { paths } from '../router.svelte'
import { hold } from '../seats'
import { settings } from '../settings.svelte'
import type { BoxSheet, NewTable } from '../wire'
import { words } from '../words.svelte'

let known: Promise<BoxSheet[]> | undefined

/** The games of this server, asked for once. */
export function games(): Promise<BoxSheet[]> {
  known ??= api.games()
  known.catch(() => (known = undefined))
  return known
}

/** The name to sit down with. */
export const ownName = (): string => settings.name || words.of('page.guest')

/** Sets a table up and keeps the maker's seat; the answer is its address. */
export async function setUp(table: NewTable): Promise<string> {
  const seated = await api.setUp(table)
  if (seated.token) hold(seated)
  return paths.table(seated.code)
}

/** A table against bots, dealt at once; with hints where they do not tell what is to be found. */
export function dealIn(sheet: BoxSheet | undefined, chairs: number): Promise<string> {
  if (!sheet) throw new Error('no such game')
  const bots = Math.max(sheet.fewest, Math.min(chairs, sheet.most)) - 1
  return setUp({
    game: sheet.name,
    name: ownName(),
    chairs: [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const }))],
    terms: { hints: sheet.hints && sheet.advice },
  })
}
