// The socket to one table: joins, resumes where it was, keeps time, and holds what the viewer knows.
import type { Do, Join, Left, RefusedAct, Spoken, UpdateStep, TableSheet, Timer, ServerMessage, Update } from './wire'

export const WATCHER = 31
const PING_EVERY = 10_000
const SLOWEST_RETRY = 5_000
const LOG_LENGTH = 300

/** The head that every view has; the zones of the game stand beside it. */
export interface View {
  seat: number
  to_act: number[]
  awaited: number[]
  decision: number
  prompt: Spoken
  [zone: string]: unknown
}

/** Is this zone a list of cards? */
export const isCards = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
/** The cards of a zone; none if it holds something else. */
export const cardsIn = (zone: unknown): string[] => (isCards(zone) ? zone : [])

/** How a `do` ended: kept, refused with a reason, or lost with the connection (then nobody knows yet). */
export type Answer =
  { kept: true; update: Update } | { kept: false; refused: RefusedAct } | { kept: false; refused: null }

export type Connection = 'joining' | 'here' | 'lost' | 'left'

/** Hears each update before it is shown, so that it can measure where the cards still lie. */
export type Listener = (update: Update) => void

/** The view after an update: a whole one, which names its seat, or the one before with what has changed. */
function shown(before: View | null, told: Record<string, unknown>): View | null {
  return isView(told) ? told : before && { ...before, ...told }
}

/** Is this a whole view? Only that names its seat. */
const isView = (told: Record<string, unknown>): told is View => 'seat' in told

type Dial = (url: string) => WebSocket

function address(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`
}

/** A table as this viewer knows it. */
export class TableSocket {
  readonly code: string
  view = $state.raw<View | null>(null)
  /** The legal moves; null where finding the move is the game. */
  moves = $state.raw<string[] | null>(null)
  /** The name of each legal move, in the same order. */
  moveNames = $state.raw<Spoken[]>([])
  says = $state.raw<Spoken[]>([])
  sheet = $state.raw<TableSheet | null>(null)
  timer = $state.raw<Timer | null>(null)
  /** The views of all seats, where a spectator may see them. */
  hands = $state.raw<View[] | null>(null)
  /** What happened lately, oldest first. */
  log = $state.raw<UpdateStep[]>([])
  /** The last thing refused, until something is accepted. */
  refusal = $state.raw<RefusedAct | null>(null)
  you = $state(WATCHER)
  number = $state(-1)
  connection = $state<Connection>('joining')
  /** Why the table closed the socket for good. */
  left = $state.raw<Left | null>(null)
  /** The last round trip in milliseconds; 0 before the first. */
  rtt = $state(0)
  names = $derived(this.sheet?.seats.map((seat) => seat.name) ?? [])

  #token: string
  #dial: Dial
  #socket: WebSocket | null = null
  #waiting = new Map<number, (answer: Answer) => void>()
  #listeners = new Set<Listener>()
  #aloud = false
  #asked = 0
  #tries = 0
  #offset = 0
  #surest = Infinity
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #ended = false

  constructor(code: string, token = '', dial: Dial = (url) => new WebSocket(url)) {
    this.code = code
    this.#token = token
    this.#dial = dial
  }

  /** Opens the socket and keeps it open until `close`. */
  open(): void {
    this.#ended = false
    this.#connect()
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
  }

  /** Leaves the socket for good; the seat stays. */
  close(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close(1000)
    this.#drop()
  }

  /** Takes the table up again after it was left: here, not in the other tab. */
  comeBack(): void {
    this.left = null
    this.connection = 'joining'
    this.#connect()
  }

  /** Says a move or something to the table; answered when it is kept or refused. */
  do(move: string): Promise<Answer> {
    const id = ++this.#asked
    const said: Do = { t: 'do', do: move, decision: this.view?.decision ?? 0, id, seen: Math.max(0, this.number) }
    if (this.#socket?.readyState !== 1) return Promise.resolve({ kept: false, refused: null })
    this.#socket.send(JSON.stringify(said))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Hears every update just before it is shown; the answer stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks for the table in sentences from now on, or for silence. */
  aloud(yes: boolean): void {
    this.#aloud = yes
    this.#join()
  }

  /** The server's clock, now. */
  now(): number {
    return Date.now() + this.#offset
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const socket = this.#dial(address(this.code))
    this.#socket = socket
    socket.onopen = () => this.#join()
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #join(): void {
    const ping = Math.round(performance.now()) + 1
    const join: Join = {
      t: 'join',
      token: this.#token,
      since: Math.max(0, this.number),
      ping,
      rtt: this.rtt,
      says: this.#aloud,
      names: true,
    }
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(join))
  }

  #hear(told: ServerMessage): void {
    if (told.t === 'update') this.#update(told)
    else if (told.t === 'refused') this.#refuse(told)
    else this.#leave(told)
  }

  #update(update: Update): void {
    for (const listener of this.#listeners) listener(update)
    this.#keepTime(update)
    this.#show(update)
    if (this.connection !== 'here') this.#arrived()
    if (update.re) {
      this.refusal = null
      this.#answer(update.re, { kept: true, update })
    }
  }

  #show(update: Update): void {
    this.number = Math.max(this.number, update.number)
    if (update.you !== undefined) this.you = update.you
    if (update.view) this.view = shown(this.view, update.view)
    if (update.moves) [this.moves, this.moveNames] = [update.moves, update.names ?? []]
    if (update.says) this.says = update.says
    if (update.table) this.sheet = update.table
    if (update.timer) this.timer = update.timer.until ? update.timer : null
    if (update.hands) this.hands = update.hands.filter(isView)
    const fresh = update.steps?.filter((step) => step.n > (this.log.at(-1)?.n ?? -1)) ?? []
    if (fresh.length) this.log = [...this.log, ...fresh].slice(-LOG_LENGTH)
  }

  #arrived(): void {
    this.connection = 'here'
    this.#tries = 0
    clearInterval(this.#ping)
    this.#ping = setInterval(() => this.#join(), PING_EVERY)
  }

  #keepTime(update: Update): void {
    if (!update.pong) return
    this.rtt = Math.max(1, Math.round(performance.now()) + 1 - update.pong)
    if (this.rtt > this.#surest) return
    this.#surest = this.rtt
    this.#offset = update.now + this.rtt / 2 - Date.now()
  }

  #refuse(refused: RefusedAct): void {
    this.refusal = refused
    this.#answer(refused.re, { kept: false, refused })
  }

  #answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }

  #leave(left: Left): void {
    if (left.code === 'shutting-down') return
    this.left = left
    this.connection = 'left'
    this.#drop()
  }

  #lost(): void {
    this.#drop()
    if (this.#ended || this.connection === 'left') return
    this.connection = 'lost'
    const wait = Math.min(SLOWEST_RETRY, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    clearInterval(this.#ping)
    this.#socket = null
    this.#surest = Infinity
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { kept: false, refused: null })
  }

  #hurry = (): void => {
    const hidden = globalThis.document?.visibilityState === 'hidden'
    if (this.connection !== 'lost' || hidden || this.#socket) return
    this.#tries = 0
    this.#connect()
  }
}
