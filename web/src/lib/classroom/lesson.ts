// A lesson: tables that a teacher has set up in this browser, and one link that leads to all of them.
import { api, Trouble } from '../http'
import { keep, kept } from '../settings.svelte'
import type { Chair, Seated, TableSheet } from '../wire'

const SHELF = 'lastcard.lesson'

export interface Lesson {
  game: string
  codes: string[]
}

export const NONE: Lesson = { game: '', codes: [] }

/** The lesson of this browser. */
export const current = (): Lesson => kept(SHELF, NONE)

/** Keeps the lesson; with none it is forgotten, and nothing of the children stays here. */
export const remember = (lesson: Lesson): void => keep(SHELF, lesson)

/** How many tables so many children need; nobody sits alone. */
export function tablesFor(children: number, each: number): number[] {
  const tables = Math.max(1, Math.ceil(children / each))
  return Array.from({ length: tables }, (_, table) => Math.floor((children + tables - 1 - table) / tables))
}

/** Sets the tables up: so many chairs for children at each, bots up to the fewest that can play. */
export async function begin(game: string, chairs: readonly number[], fewest: number, make = api.setUp): Promise<Lesson> {
  const codes: string[] = []
  for (const children of chairs) {
    const people: Chair[] = Array.from({ length: children }, () => ({ kind: 'person' }))
    const bots: Chair[] = Array.from({ length: Math.max(0, fewest - children) }, () => ({ kind: 'bot' }))
    codes.push((await make({ game, chairs: [...people, ...bots], terms: { watch: 'public' } })).code)
  }
  return { game, codes }
}

/** The link for the whole class: the codes stand behind the #, so they reach no server. */
export const linkOf = (codes: readonly string[]): string => `/class#${codes.join('.')}`

/** The codes in such a link. */
export const codesIn = (anchor: string): string[] => anchor.split('.').filter((code) => /^[a-z0-9]{4,12}$/.test(code))

/** Sits down at the first of the tables that has a free chair. */
export async function findChair(codes: readonly string[], name: string, sit = api.sit): Promise<Seated> {
  let last: unknown = new Trouble(409, { code: 'full', words: { key: 'page.class.full', values: {} } })
  for (const code of codes) {
    try {
      return await sit(code, { name })
    } catch (problem) {
      if (!(problem instanceof Trouble) || (problem.status !== 409 && problem.status !== 404)) throw problem
      last = problem
    }
  }
  throw last
}

/** How a table stands, in one word of the page. */
export function standing(sheet: TableSheet | null): 'gone' | 'waiting' | 'ready' | 'playing' | 'over' {
  if (!sheet) return 'gone'
  if (sheet.phase !== 'gathering') return sheet.phase
  return sheet.seats.some((seat) => seat.kind === 'open') ? 'waiting' : 'ready'
}
