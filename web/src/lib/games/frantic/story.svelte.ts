// An event under way, told line by line as it happens.
import { untrack } from 'svelte'
import { settings } from '../../settings.svelte'
import { eventsOf, spokenOf, type Event } from '../../table/telling'
import type { Tabletop } from '../../table/tabletop.svelte'
import type { Spoken } from '../../wire'
import { isTurn } from './zones'

const PACE = 320
const STAYS = 1200
const LEAST = 3200

/** One line of the story: a sentence, and how often it was told in a row. */
interface Line {
  spoken: Spoken
  times: number
}

export class Telling {
  #table: Tabletop
  #since = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  /** The event that is told, by its code; nothing if none is. */
  event = $state('')
  by = $state(-1)
  lines = $state.raw<Line[]>([])
  /** How many lines have been told so far. */
  shown = $state(0)
  over = $state(false)

  constructor(table: Tabletop) {
    this.#table = table
  }

  /** Hears what the table tells, and goes on with the story. */
  hear(): void {
    const [told, over] = [this.#table.told, isTurn(this.#table.view.prompt.key)]
    untrack(() => {
      for (const event of told.flatMap(eventsOf)) this.#go(event)
      if (this.event && over && !this.over) this.#end()
    })
  }

  /** Folds the sheet. */
  close(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    this.event = ''
  }

  #go(event: Event): void {
    if (event.kind === 'moved' && event.to === 'spent') this.#open(event.card, event.seat)
    else if (this.event && !this.over) this.#add(spokenOf(event))
  }

  #open(card: string, seat: number): void {
    this.close()
    Object.assign(this, { event: card, by: seat, lines: [], shown: 0, over: false })
    this.#since = Date.now()
  }

  #add(spoken: Spoken): void {
    const last = this.lines.at(-1)
    if (last && last.spoken.key === spoken.key && last.spoken.values.seat === spoken.values.seat) {
      this.lines = [...this.lines.slice(0, -1), { spoken, times: last.times + 1 }]
      return
    }
    this.lines = [...this.lines, { spoken, times: 1 }]
    const [count, pace] = [this.lines.length, settings.moving ? PACE : 0]
    this.#timers.push(setTimeout(() => (this.shown = Math.max(this.shown, count)), pace * (count - this.shown)))
  }

  #end(): void {
    this.over = true
    const told = settings.moving ? PACE * Math.max(0, this.lines.length - this.shown) : 0
    const wait = Math.max(told + STAYS, LEAST - (Date.now() - this.#since))
    this.#timers.push(setTimeout(() => this.close(), wait))
  }
}
