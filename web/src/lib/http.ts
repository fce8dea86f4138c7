// The HTTP pages of the table, one function each.
import type {
  BoxSheet,
  ClauseSheet,
  GameSheet,
  NewTable,
  Problem,
  Replay,
  Review,
  SeatToken,
  SitRequest,
  Spoken,
  TableLine,
  TableSheet,
} from './wire'

/** What went wrong with a request: a status, a code and a sentence. Status 0: nobody answered. */
export class Trouble extends Error {
  readonly status: number
  readonly code: string
  readonly words: Spoken

  constructor(status: number, problem: Problem) {
    super(problem.code)
    this.status = status
    this.code = problem.code
    this.words = problem.words
  }
}

const UNREACHED: Problem = { code: 'unreached', words: { key: 'page.trouble.unreached', values: {} } }
const UNKNOWN: Problem = { code: 'unknown', words: { key: 'page.trouble.unknown', values: {} } }

async function ask(path: string, body?: unknown): Promise<Response> {
  const how =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, how).catch(() => {
    throw new Trouble(0, UNREACHED)
  })
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => UNKNOWN)) as Partial<Problem>
  throw new Trouble(answer.status, problem.words?.key ? (problem as Problem) : UNKNOWN)
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

/** Sends something, and returns the answer; nothing if there is none. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await ask(path, body)
  return (answer.status === 204 ? null : await answer.json()) as T
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

/** All that can be asked of the server without a socket. */
export const api = {
  games: () => get<BoxSheet[]>('/api/games'),
  rules: (game: string, language: string) =>
    get<ClauseSheet[]>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`),
  tables: () => get<TableLine[]>('/api/tables'),
  table: (code: string) => get<TableSheet>(at(code)),
  setUp: (table: NewTable) => post<SeatToken>('/api/tables', table),
  sit: (code: string, sitter: SitRequest) => post<SeatToken>(`${at(code)}/seats`, sitter),
  played: (code: string) => get<GameSheet[]>(`${at(code)}/games`),
  record: async (code: string, game: number) => (await ask(`${at(code)}/games/${game}/record`)).text(),
  replay: (code: string, game: number, eyes: number, first: number, count: number) =>
    get<Replay>(`${at(code)}/games/${game}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  review: (code: string, game: number) => get<Review>(`${at(code)}/games/${game}/review`),
}

/** Where the invitation lies as a QR code. */
export const qr = (code: string): string => `${at(code)}/qr.svg`
