// Made by tools/page_types.py from src/lastcard/server/wire. Do not edit: run the tool.

/** Whoever proves a seat by its token asks for a hint on the decision of this number. */
export interface Asking {
  token: string
  decision: number
}

/** A game on the shelf. */
export interface BoxSheet {
  name: string
  family: string
  title: string
  fewest: number
  most: number
  hints: boolean
  options: OptionSheet[]
  tournament: number
  levels: LevelSheet[]
  prefixes: string[]
  advice: boolean
  real_time: boolean
}

/** Where a child is called to: the code of a table, empty while it waits. */
export interface Called {
  name: string
  table: string
}

/** One numbered rule. */
export interface ClauseSheet {
  id: string
  title: string
  text: string
  state: string
  chapter: string
}

/** The teacher sends somebody out of the class. */
export interface Dismissal {
  token: string
  number: number
}

/** A move, answering the decision of this number; or something at the table itself, such as `/rematch`. */
export interface Do {
  t: 'do'
  do: string
  decision?: number
  id?: number
  seen?: number
}

/** Who won the race for it, and by how many milliseconds. */
export interface Faster {
  seat: number
  ms: number
}

/** How a game ended: winners, what each seat notes, by which clause; and the seed, now that it is over. */
export interface GameSheet {
  game: number
  winners: number[]
  points: number[]
  clause: string
  seed: string
  commitment: string
}

/** A child is here; `left` is the table that it has come back from. */
export interface Hello {
  number: number
  token: string
  left?: string
}

/** The move that the strongest bot would make, and how many games of a hundred it wins from there. */
export interface Hint {
  decision: number
  move: string
  name: Spoken
  wins: number | null
}

/** I am here: with a seat's token to play, without one to watch. Said again it asks where things stand. */
export interface Join {
  t: 'join'
  token?: string
  since?: number
  ping?: number
  rtt?: number
  says?: boolean
  names?: boolean
}

/** This socket is closed, and why: `replaced`, `too-fast`, `not-understood`, `shutting-down` ... */
export interface Left {
  t: 'left'
  code: string
  words: Spoken
}

/** A class has been opened: its code, and the token that proves the teacher. */
export interface Lesson {
  code: string
  token: string
}

/** A level of bot. */
export interface LevelSheet {
  name: string
}

/** A child that wants to come in, under a first name. */
export interface NewPupil {
  name: string
}

/** A table to be set up. The maker sits down first, unless it only shall be set up. */
export interface NewTable {
  game: string
  chairs: SeatSpec[]
  name?: string | null
  options?: Record<string, string | number>
  terms?: Partial<Terms>
  series?: number
}

/** A house rule: its clause, its default, and what it may be set to. */
export interface OptionSheet {
  name: string
  clause: string
  default: string | number
  words: string[]
  least: number
  most: number
}

/** The teacher wants tables for all who wait: which game, and how many at a table if it can be. */
export interface Placing {
  token: string
  game: string
  each?: number
  options?: Record<string, string | number>
}

/** What is wrong with a request: a code, and a sentence. */
export interface Problem {
  code: string
  words: Spoken
}

/** A place in a class, and the token that proves it. */
export interface Pupil {
  number: number
  token: string
}

/** A child as the teacher sees it: whether it is there, and the table it was called to, if any. */
export interface PupilSheet {
  number: number
  name: string
  table: string
  here: boolean
}

/** It was not done, and nothing has changed: what kind of refusal, by which clause, in which sentence. */
export interface RefusedAct {
  t: 'refused'
  re: number
  code: string
  clause: string
  words: Spoken
  faster?: Faster
}

/** A class as the teacher sees it, and when it ends by itself. */
export interface Register {
  code: string
  until: number
  pupils: PupilSheet[]
  tables: string[]
}

/** On move `n`: another was better, and in per cent how often each of them wins from there. */
export interface RemarkSheet {
  n: number
  seat: number
  played: string
  better: string
  played_name: Spoken
  better_name: Spoken
  little: number
  much: number
}

/** A finished game from somebody's eyes: how it lay at first, and move by move. */
export interface Replay {
  code: string
  game_number: number
  game: string
  family: string
  names: string[]
  options: Record<string, string | number>
  eyes: number
  moves: number
  start: Record<string, unknown>
  steps: ReplayStep[]
  outcome: GameSheet
  review: boolean
}

/** One move of a finished game, as some eyes saw it. */
export interface ReplayStep {
  n: number
  seat: number
  ms: number
  text: string
  events: Record<string, unknown>[]
  view: Record<string, unknown>
  says: Spoken[]
}

/** What the strongest bot thinks of a finished game: as far as it has come, `done` of all `moves`. */
export interface Review {
  done: number
  moves: number
  choices: number[]
  remarks: RemarkSheet[]
}

/** One seat as everybody sees it. */
export interface SeatSheet {
  name: string
  kind: 'bot' | 'open' | 'person'
  bot: string
  present: boolean
  away: boolean
  rtt: number
  bank: number
  ready: boolean
}

/** Who shall sit there: a person, or a bot of a level. */
export interface SeatSpec {
  kind?: 'bot' | 'person'
  bot?: string
}

/** Where one sits, and the token that proves it. Keep it: nobody can look it up again. */
export interface SeatToken {
  code: string
  seat: number
  token: string
}

/** A series so far: games played, games in all, what counts, and what each seat has noted. */
export interface SeriesScore {
  played: number
  games: number
  counts: string
  totals: number[]
  over: boolean
}

/** Somebody who wants to sit down: under a name, at a seat or the first free one; `bot` if a program. */
export interface SitRequest {
  name: string
  bot?: boolean
  seat?: number | null
}

/** A sentence to be said in the reader's language: a key of the words, and what fills it. */
export interface Spoken {
  key: string
  values: Record<string, string | number>
}

/** A table in a list. */
export interface TableLine {
  code: string
  game: string
  phase: string
  seats: SeatSheet[]
  free: number
  host: string
  created: number
  family: string
}

/** The table around the cards, as everybody sees it. */
export interface TableSheet {
  code: string
  game: string
  family: string
  title: string
  options: Record<string, string | number>
  real_time: boolean
  hints: boolean
  phase: 'gathering' | 'over' | 'playing'
  seats: SeatSheet[]
  host: number
  watchers: number
  terms: Terms
  game_number: number
  commitment: string
  starts_at: number
  series: SeriesScore | null
  last: GameSheet | null
  advice: boolean
}

/** I am the teacher of this class. */
export interface Teacher {
  token: string
}

/** What was agreed before the deal, beside the rules of the game. Times in seconds; 0 is no limit. */
export interface Terms {
  think: number
  bank: number
  beat: number
  lead: number
  grace: number
  listed: boolean
  watch: 'hands' | 'nobody' | 'public'
  delay: number
  chat: boolean
  hints: boolean
}

/** What runs down: for which decision, until when, of how many milliseconds in all; whose it is. */
export interface Timer {
  decision: number
  until: number
  total: number
  seats: number[]
}

/** Where things stand for this viewer after entry `number`, and what was told on the way there. */
export interface Update {
  t: 'update'
  number: number
  now: number
  re?: number
  pong?: number
  you?: number
  steps?: UpdateStep[]
  view?: Record<string, unknown>
  moves?: string[]
  names?: Spoken[]
  says?: Spoken[]
  table?: TableSheet
  timer?: Timer
  hands?: Record<string, unknown>[]
}

/** What one entry of the log told this viewer. */
export interface UpdateStep {
  n: number
  seat: number
  at: number
  events?: Record<string, unknown>[]
  said?: Spoken[]
}

export type ClientMessage = Join | Do
export type ServerMessage = Update | RefusedAct | Left
