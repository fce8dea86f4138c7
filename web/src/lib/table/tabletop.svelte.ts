// The table as one pair of eyes sees it, and the card that is held up: shared by every part of the screen.
import { getContext, setContext } from 'svelte'
import { cardsIn, WATCHER, type Answer, type View } from '../net.svelte'
import { words } from '../words.svelte'
import type { RefusedAct, Spoken, UpdateStep, TableSheet, Timer } from '../wire'
import { ring } from './hearing'
import type { Views } from './views'

/** What the screen is given to show, and where it sends what is done. */
export interface Seen {
  view: View
  sheet: TableSheet
  you: number
  /** The legal moves; null where finding the move is the game. */
  moves: string[] | null
  /** The name of each legal move, in the same order. */
  moveNames: readonly Spoken[]
  readonly: boolean
  timer: Timer | null
  /** What led to this view. */
  told: readonly UpdateStep[]
  log: readonly UpdateStep[]
  rtt: number
  now: () => number
  act: (text: string) => Promise<Answer>
}

/** A refusal, and the card of the hand that it sends back. */
export interface Objection {
  refused: RefusedAct
  key: string
}

const RING = 4000

/** A card of the hand: its code, and a key that tells two alike apart. */
export interface Held {
  key: string
  card: string
}

/** The hand with keys: the second red 7 is `r7#1`. */
export function keyed(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const count = seen.get(card) ?? 0
    seen.set(card, count + 1)
    return { key: `${card}#${count}`, card }
  })
}

export class Tabletop {
  #seen: () => Seen
  #ring: ReturnType<typeof setTimeout> | undefined
  #asked = -1
  #named = $derived(new Map(this.moves.map((move, at) => [move, this.#seen().moveNames[at]])))
  /** The key of the card held up, and the moves it could still become. */
  held = $state('')
  objection = $state.raw<Objection | null>(null)
  /** The key of the card that wears the red ring. */
  ringed = $state('')
  /** What is being answered right now, so that a second tap does not say it twice. */
  waiting = $state('')

  constructor(seen: () => Seen) {
    this.#seen = seen
  }

  get view(): View {
    return this.#seen().view
  }
  get sheet(): TableSheet {
    return this.#seen().sheet
  }
  get you(): number {
    return this.#seen().you
  }
  get readonly(): boolean {
    return this.#seen().readonly
  }
  get told(): readonly UpdateStep[] {
    return this.#seen().told
  }
  get log(): readonly UpdateStep[] {
    return this.#seen().log
  }
  get rtt(): number {
    return this.#seen().rtt
  }
  /** The legal moves, where they are told. */
  get moves(): string[] {
    return this.readonly ? [] : (this.#seen().moves ?? [])
  }
  /** Are the legal moves told at all? */
  get hints(): boolean {
    return this.#seen().moves !== null
  }
  get names(): string[] {
    return this.sheet.seats.map((seat) => seat.name)
  }
  get seats(): number {
    return this.sheet.seats.length
  }
  get hand(): string[] {
    return cardsIn(this.view.hand)
  }
  /** The view as the games of a family show it; the skin of that family asks for it. */
  viewOf<Family extends keyof Views>(family: Family): View & Views[Family] {
    if (this.sheet.family !== family) throw new Error(`no view of ${family}`)
    return this.view as View & Views[Family]
  }
  get watching(): boolean {
    return this.you === WATCHER
  }
  /** Is something asked of this seat, or may it act? */
  get mine(): boolean {
    return !this.readonly && this.view.to_act.includes(this.you)
  }
  /** Whose turn the question is about; the first who may act if it is nobody's. */
  get player(): number {
    const seat = this.view.prompt.values?.seat
    return typeof seat === 'number' && seat >= 0 ? seat : (this.view.to_act[0] ?? 0)
  }
  /** What runs down for the open decision. */
  get timer(): Timer | null {
    const timer = this.#seen().timer
    return timer && timer.until > 0 && timer.decision === this.view.decision ? timer : null
  }
  /** The card held up, by its code. */
  get card(): string {
    return this.held.replace(/#\d+$/, '')
  }

  now(): number {
    return this.#seen().now()
  }

  /** The name of a legal move, and in its values where it belongs. */
  nameOf(move: string): Spoken | undefined {
    return this.#named.get(move)
  }

  /** The card of the hand that a legal move plays, if it plays one. */
  cardOf(move: string): string | undefined {
    const card = this.nameOf(move)?.values?.card
    return typeof card === 'string' && this.hand.includes(card) ? card : undefined
  }

  /** The seat that a legal move aims at, if it aims at one. */
  seatOf(move: string): number | undefined {
    const seat = this.nameOf(move)?.values?.seat
    return typeof seat === 'number' ? seat : undefined
  }

  /** The moves that play a card of the hand. */
  with(card: string): string[] {
    return this.moves.filter((move) => this.cardOf(move) === card)
  }

  /** The moves that play no card of the hand. */
  get others(): string[] {
    return this.moves.filter((move) => this.cardOf(move) === undefined)
  }

  /** A move as it is named on a button; one that is not listed by its own sentence or its notation. */
  label(move: string): string {
    const unlisted = words.has(`move.${move}`) ? { key: `move.${move}` } : { key: 'move.plain', values: { text: move } }
    return this.say(this.nameOf(move) ?? unlisted)
  }

  /** The attempt that a card stands for which cannot be played: the first of these moves, with that card instead. */
  likewise(card: string, moves: readonly string[] = this.moves): string {
    const move = moves.find((each) => this.cardOf(each) !== undefined)
    return move?.replace(this.cardOf(move) ?? '', card) ?? card
  }

  /** A sentence of the table, spoken to this reader. */
  say(spoken: { key: string; values?: Record<string, string | number> }): string {
    return words.say({ key: spoken.key, values: spoken.values ?? {} }, this.names, this.you)
  }

  /** Holds a card up, or lets it down. */
  hold(key: string): void {
    this.held = this.held === key ? '' : key
  }

  /**
   * A card of the hand is chosen: played if that can mean one thing only, else held up to choose how. One that cannot
   * be played is tried like one of the moves `alike`, so that the table says why not.
   */
  pick(key: string, card: string, alike: readonly string[] = this.moves): void {
    if (this.readonly || this.watching) return
    const ways = this.with(card)
    if (ways.length === 1 && ways[0]) void this.do(ways[0], key)
    else if (ways.length > 1) this.hold(key)
    else void this.do(this.likewise(card, alike), key)
  }

  /** Does something; a refusal is kept and shown where the question stands. */
  async do(text: string, key = this.held): Promise<boolean> {
    if (this.waiting === text || this.readonly) return false
    this.waiting = text
    const answer = await this.#seen().act(text)
    this.waiting = ''
    if (answer.kept) this.#kept()
    else if (answer.refused) this.#refuse(answer.refused, key)
    return answer.kept
  }

  /** Another question is open: nothing is held up any more. */
  turn(): void {
    const asked = this.view.decision * 64 + this.view.to_act.length
    if (asked === this.#asked) return
    this.#asked = asked
    if (!this.hand.includes(this.card) || this.hints) this.held = ''
    if (this.objection && !this.objection.refused.faster) this.objection = null
  }

  #kept(): void {
    this.held = ''
    this.objection = null
    this.ringed = ''
  }

  #refuse(refused: RefusedAct, key: string): void {
    this.objection = { refused, key }
    if (refused.faster) ring('down')
    this.ringed = key
    clearTimeout(this.#ring)
    this.#ring = setTimeout(() => (this.ringed = ''), RING)
  }
}

const TABLE = Symbol('table')

/** Lays the table for all parts of the screen below. */
export const lay = (table: Tabletop): Tabletop => setContext(TABLE, table)

/** The table that this part of the screen belongs to. */
export const atTable = (): Tabletop => getContext<Tabletop>(TABLE)
