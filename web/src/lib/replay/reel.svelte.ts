// A finished game as it is watched: fetched piece by piece, at any position, from any seat's eyes.
import { api, Trouble } from '../http'
import type { View } from '../net.svelte'
import type { Replay, ReplayStep, Spoken, UpdateStep } from '../wire'

const PIECE = 200

type Fetch = typeof api.replay

/** How tall a move stands on the timeline: a draw is low, an event high. No rule is needed to see that. */
export function weight(step: ReplayStep | undefined): number {
  if (!step) return 5
  const keys = step.events.map((event) => String(event.key ?? ''))
  if (keys.some((key) => /\.event$/.test(key))) return 18
  if (step.events.length > 4) return 12
  const into = step.events.map((event) => String(event.to ?? '')).filter(Boolean)
  return into.length > 0 && into.every((place) => place.startsWith('hand')) ? 4 : 7
}

/** What a move told, as the table's log has it. */
export const stepOf = (step: ReplayStep): UpdateStep => ({ n: step.n, seat: step.seat, at: 0, events: step.events })

export class Reel {
  head = $state.raw<Replay | null>(null)
  problem = $state.raw<Spoken | null>(null)
  eyes = $state(31)
  position = $state(0)
  #steps = $state.raw<(ReplayStep | undefined)[]>([])
  #code: string
  #game: number
  #fetch: Fetch
  #coming = new Map<number, Promise<void>>()

  constructor(code: string, game: number, fetch: Fetch = api.replay) {
    this.#code = code
    this.#game = game
    this.#fetch = fetch
  }

  get moves(): number {
    return this.head?.moves ?? 0
  }
  get steps(): readonly (ReplayStep | undefined)[] {
    return this.#steps
  }
  /** The move that led to the position. */
  get step(): ReplayStep | undefined {
    return this.#steps[this.position - 1]
  }
  /** How it lay then; null while it is on its way. */
  get view(): View | null {
    const view = this.position === 0 ? this.head?.start : this.step?.view
    return (view as View | undefined) ?? null
  }
  /** Is the piece here that the next move lies in? */
  get canGoOn(): boolean {
    return this.position < this.moves && this.#steps[this.position] !== undefined
  }

  /** Looks with the eyes of a seat, 31 for a spectator; the position stays. */
  async open(eyes: number, position = this.position): Promise<void> {
    this.eyes = eyes
    this.#coming.clear()
    this.#steps = []
    await this.#piece(Math.floor(Math.max(0, position - 1) / PIECE))
    await this.seek(position)
    void this.#rest(eyes)
  }

  /** Goes to a position, as soon as it is here. */
  async seek(position: number): Promise<void> {
    const wanted = Math.max(0, Math.min(position, this.moves))
    await this.#piece(Math.floor(Math.max(0, wanted - 1) / PIECE))
    this.position = wanted
  }

  async #rest(eyes: number): Promise<void> {
    for (let piece = 0; piece * PIECE < this.moves; piece++) {
      if (this.eyes !== eyes || this.problem) return
      await this.#piece(piece)
    }
  }

  #piece(piece: number): Promise<void> {
    const known = this.#coming.get(piece)
    if (known) return known
    const coming = this.#load(piece, this.eyes)
    this.#coming.set(piece, coming)
    return coming
  }

  async #load(piece: number, eyes: number): Promise<void> {
    try {
      const found = await this.#fetch(this.#code, this.#game, eyes, piece * PIECE, PIECE)
      if (eyes !== this.eyes) return
      this.head = found
      const steps = [...this.#steps]
      steps.length = found.moves
      found.steps.forEach((step, place) => (steps[piece * PIECE + place] = step))
      this.#steps = steps
    } catch (problem) {
      this.problem = problem instanceof Trouble ? problem.words : { key: 'page.trouble.unknown', values: {} }
    }
  }
}
