// What the strongest bot thinks of a finished game: asked for again and again until it has come to the end.
import { api, Trouble } from '../http'
import type { RemarkSheet, Review, Spoken } from '../wire'
import { words } from '../words.svelte'

const PAUSE = 700

/** What would have been better, in a sentence. */
export function remarkText(remark: RemarkSheet, names: readonly string[]): string {
  const better = words.say(remark.better_name, names)
  return words.of('page.review.better', { better, much: remark.much, little: remark.little })
}

/** The review of one game. */
export class Reviewer {
  review = $state.raw<Review | null>(null)
  problem = $state.raw<Spoken | null>(null)
  asking = $state(false)
  #ask: () => Promise<Review>
  #pause: number
  #next: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(code: string, game: number, ask: typeof api.review = api.review, pause = PAUSE) {
    this.#ask = () => ask(code, game)
    this.#pause = pause
  }

  get remarks(): readonly RemarkSheet[] {
    return this.review?.remarks ?? []
  }
  get done(): boolean {
    return this.review !== null && this.review.done >= this.review.moves
  }

  /** The remark on a move, if there is one. */
  on(move: number): RemarkSheet | undefined {
    return this.remarks.find((remark) => remark.n === move)
  }

  /** The next move with a remark in this direction, seen from a position. */
  from(position: number, by: 1 | -1): number | undefined {
    const moves = this.remarks.map((remark) => remark.n)
    return by > 0 ? moves.find((move) => move > position) : moves.findLast((move) => move < position)
  }

  /** Asks, and asks again until the whole game is reviewed. */
  async begin(): Promise<void> {
    if (this.asking || this.done) return
    this.asking = true
    this.problem = null
    await this.#look()
  }

  async #look(): Promise<void> {
    try {
      this.review = await this.#ask()
    } catch (problem) {
      this.problem = problem instanceof Trouble ? problem.words : { key: 'page.trouble.unknown', values: {} }
    }
    this.asking = !this.problem && !this.done && !this.#closed
    if (this.asking) this.#next = setTimeout(() => void this.#look(), this.#pause)
  }

  /** Asks no more. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#next)
  }
}
