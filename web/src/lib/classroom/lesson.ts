// A lesson: what the teacher's browser keeps of it, and what can be asked about a class.
import { post } from '../http'
import { keep, kept } from '../settings.svelte'
import type {
  Called,
  Dismissal,
  Hello,
  Lesson,
  NewPupil,
  Placing,
  Pupil,
  PupilSheet,
  Register,
  TableSheet,
  Teacher,
} from '../wire'

const SHELF = 'lastcard.lesson'

export const NONE: Lesson = { code: '', token: '' }

/** The lesson that was opened in this browser. */
export const current = (): Lesson => kept(SHELF, NONE)

/** Keeps the lesson; with none it is forgotten. */
export const remember = (lesson: Lesson): void => keep(SHELF, lesson)

const at = (code: string) => `/api/classes/${encodeURIComponent(code)}`

/** The pages of a class: the teacher's come with a token, a child's with its own. */
export const room = {
  open: () => post<Lesson>('/api/classes', {}),
  register: ({ code, token }: Lesson) => post<Register>(`${at(code)}/register`, { token } satisfies Teacher),
  seat: ({ code, token }: Lesson, game: string, each: number) =>
    post<Register>(`${at(code)}/tables`, { token, game, each } satisfies Placing),
  dismiss: ({ code, token }: Lesson, number: number) =>
    post<Register>(`${at(code)}/dismissals`, { token, number } satisfies Dismissal),
  end: ({ code, token }: Lesson) => post<null>(`${at(code)}/end`, { token } satisfies Teacher),
  enrol: (code: string, name: string) => post<Pupil>(`${at(code)}/pupils`, { name } satisfies NewPupil),
  hello: (code: string, hello: Hello) => post<Called>(`${at(code)}/hello`, hello),
}

/** The code in two halves, as it is written on a board. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** Those who are there and wait for a table. */
export const waiting = (pupils: readonly PupilSheet[]): PupilSheet[] =>
  pupils.filter((pupil) => pupil.here && !pupil.table)

/** How a table stands, in one word of the page. */
export function standing(sheet: TableSheet | null): 'gone' | 'waiting' | 'playing' | 'over' {
  if (!sheet) return 'gone'
  return sheet.phase === 'gathering' ? 'waiting' : sheet.phase
}
