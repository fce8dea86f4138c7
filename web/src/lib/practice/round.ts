// A practice round: a fact is done when it was right twice under two seconds; until then it comes again.

export const FAST = 2000
const TWICE = 2
const LATER = 3
const ENOUGH = 6

export class Round {
  readonly facts: readonly string[]
  /** What is asked next, first come first. */
  queue: string[]
  #fast = new Map<string, number>()
  #asked = new Map<string, number>()
  answers = 0

  constructor(facts: readonly string[]) {
    this.facts = facts
    this.queue = [...facts]
  }

  /** What is asked now; undefined at the end. */
  get now(): string | undefined {
    return this.queue[0]
  }

  /** How often this fact was fast and right, at most twice. */
  fast(fact: string): number {
    return this.#fast.get(fact) ?? 0
  }

  /** Takes an answer: fast and right counts; what is not done comes again a little later. Nobody is asked for ever. */
  answer(ms: number, right: boolean): void {
    const fact = this.queue.shift()
    if (fact === undefined) return
    this.answers += 1
    this.#asked.set(fact, (this.#asked.get(fact) ?? 0) + 1)
    if (right && ms < FAST) this.#fast.set(fact, this.fast(fact) + 1)
    if (this.fast(fact) < TWICE && this.#asked.get(fact)! < ENOUGH) this.queue.splice(LATER, 0, fact)
  }

  /** How much of the round is done, from 0 to 1. */
  get done(): number {
    const left = new Set(this.queue)
    const parts = this.facts.map((fact) => (left.has(fact) ? this.fast(fact) / TWICE : 1))
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, this.facts.length)
  }
}
