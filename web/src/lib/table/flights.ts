// Cards fly from where they were to where they go: one small layer over the table, on the Web Animations API.
//
// The table itself always shows how things stand. A flight is a copy that travels above it while the card it
// stands for is kept unseen, so that ending a flight early leaves everything in its place.
import { mount, unmount } from 'svelte'
import Card from '../cards/Card.svelte'
import { kitOf } from '../cards/faces.svelte'
import { seenAt } from './drag'
import { seatOf, type Moved } from './telling'

/** Where a card lies on the screen: its middle, its width, and how far it is turned. */
interface Spot {
  x: number
  y: number
  width: number
  turn: number
  back: boolean
}

interface Flight {
  copy: HTMLElement
  cards: Record<string, unknown>[]
  animations: Animation[]
  late?: ReturnType<typeof setTimeout>
}

const LONGEST = 1200
const APART = 60
const LATE = 120
const EASE = 'cubic-bezier(.25,.9,.3,1)'
const SWAP = 'cubic-bezier(.4,0,.2,1)'

function turnOf(element: Element): number {
  const turn = parseFloat(getComputedStyle(element).getPropertyValue('--r'))
  return Number.isFinite(turn) ? turn : 0
}

function spotOf(element: HTMLElement): Spot {
  const card = element.matches('.card') ? element : element.querySelector<HTMLElement>('[data-top] .card, .card')
  const box = (card ?? element).getBoundingClientRect()
  const width = card ? card.offsetWidth : Math.min(box.width, box.height * 0.7, 44)
  const back = element.closest('[data-back]') !== null
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn: card ? turnOf(card) : 0, back }
}

/** How long a card is on its way, by where it goes. */
function lasting(moved: Moved): number {
  if (moved.from.startsWith('rule') || moved.to.startsWith('rule') || moved.to === 'out') return 180
  const hands = moved.from.startsWith('hand') && moved.to.startsWith('hand')
  if (hands) return 420
  return moved.to.startsWith('hand') ? 300 : 260
}

/** All that is under way above one table. */
export class Flights {
  #table: HTMLElement
  #layer: HTMLElement
  #places = new Map<string, Spot>()
  #held = new Map<string, { card: string; spot: Spot }>()
  #running = new Set<Flight>()
  #sliding: Animation[] = []

  constructor(table: HTMLElement, layer: HTMLElement) {
    this.#table = table
    this.#layer = layer
  }

  /** Remembers where everything lies, just before the table changes. */
  measure(): void {
    this.#places = this.#measurePlaces()
    this.#held = new Map()
    for (const element of this.#handCards()) {
      const { key = '', card = '' } = element.dataset
      this.#held.set(key, { card, spot: spotOf(seenAt(element)) })
    }
  }

  /** Lets these cards fly, now that the table has changed; whatever was still under way ends at once. */
  fly(moved: readonly Moved[], family: string, moving: boolean): void {
    this.finish()
    if (!moving || document.hidden) return
    const after = this.#measurePlaces()
    const fresh = this.#handCards().filter((element) => !this.#held.has(element.dataset.key ?? ''))
    const apart = moved.length > 1 ? Math.min(APART, (LONGEST - 420) / (moved.length - 1)) : 0
    moved.forEach((each, index) => this.#send(each, family, after, fresh, index * apart))
    this.#slideHand()
  }

  /** Ends all that is under way: every card is where it goes. */
  finish(): void {
    for (const flight of [...this.#running]) this.#land(flight)
    for (const animation of this.#sliding) animation.cancel()
    this.#sliding = []
  }

  #handCards(): HTMLElement[] {
    return [...this.#table.querySelectorAll<HTMLElement>('[data-hand] [data-key]')]
  }

  #measurePlaces(): Map<string, Spot> {
    const found = new Map<string, Spot>()
    for (const element of this.#table.querySelectorAll<HTMLElement>('[data-place]')) {
      if (element.offsetParent === null) continue
      const spot = spotOf(element)
      for (const place of (element.dataset.place ?? '').split(' ')) found.set(place, spot)
    }
    return found
  }

  #send(moved: Moved, family: string, after: Map<string, Spot>, fresh: HTMLElement[], delay: number): void {
    const target = this.#targetOf(moved, fresh)
    const from = this.#sourceOf(moved) ?? after.get(moved.from)
    const to = target ? spotOf(target) : after.get(moved.to)
    if (!from || !to || !(to.width > 0) || !(from.width > 0) || (moved.from === moved.to && !target)) return
    const length = lasting(moved)
    const turns = moved.card !== '' && from.back && !to.back
    const flight = this.#copy(moved, family, to, turns, moved.card === '' || (to.back && from.back))
    const options = { duration: length, delay, easing: length === 420 ? SWAP : EASE, fill: 'both' as const }
    flight.animations.push(flight.copy.animate(path(from, to), options))
    if (turns) flight.animations.push(...turnOver(flight.copy, options))
    if (target) flight.animations.push(target.animate({ opacity: [0, 0] }, { duration: length + delay }))
    const first = flight.animations[0]
    if (first) first.onfinish = () => this.#land(flight)
    flight.late = setTimeout(() => this.#land(flight), delay + length + LATE)
  }

  /** The card that has come to lie there: in the own hand the new one, else the topmost with this face. */
  #targetOf(moved: Moved, fresh: HTMLElement[]): HTMLElement | undefined {
    const index = fresh.findIndex((element) => element.dataset.card === moved.card)
    if (seatOf(moved.to) !== undefined && index >= 0 && fresh[index]?.closest(`[data-place~="${moved.to}"]`)) {
      return fresh.splice(index, 1)[0]
    }
    if (!moved.card || moved.to.startsWith('hand')) return undefined
    const all = this.#table.querySelectorAll<HTMLElement>(
      `[data-place~="${moved.to}"] [data-card="${CSS.escape(moved.card)}"]`,
    )
    return all[all.length - 1]
  }

  #sourceOf(moved: Moved): Spot | undefined {
    const still = new Set(this.#handCards().map((element) => element.dataset.key))
    const own = this.#table.querySelector(`[data-hand][data-place~="${moved.from}"]`)
    if (own) {
      for (const [key, { card, spot }] of this.#held) {
        if (card === moved.card && !still.has(key)) {
          this.#held.delete(key)
          return spot
        }
      }
    }
    return this.#places.get(moved.from)
  }

  #copy(moved: Moved, family: string, to: Spot, turns: boolean, hidden: boolean): Flight {
    const copy = document.createElement('div')
    copy.className = 'flyer'
    copy.style.cssText = `left:${to.x - to.width / 2}px;top:${to.y}px;--cw:${to.width}px`
    this.#layer.append(copy)
    const deck = kitOf(family)?.deckAt?.(moved.from) ?? 'hand'
    const cards = [
      mount(Card, { target: side(copy, 'front'), props: { family, code: moved.card, hidden, deck, quiet: true } }),
    ]
    if (turns)
      cards.push(
        mount(Card, { target: side(copy, 'behind'), props: { family, code: '', hidden: true, deck, quiet: true } }),
      )
    const flight: Flight = { copy, cards, animations: [] }
    this.#running.add(flight)
    this.#count()
    return flight
  }

  #land(flight: Flight): void {
    if (!this.#running.delete(flight)) return
    clearTimeout(flight.late)
    for (const animation of flight.animations) animation.cancel()
    for (const card of flight.cards) void unmount(card)
    flight.copy.remove()
    this.#count()
  }

  #count(): void {
    this.#layer.dataset.flights = String(this.#running.size)
  }

  /** The cards that stay in the hand move up to close the gap. */
  #slideHand(): void {
    for (const element of this.#handCards()) {
      const before = this.#held.get(element.dataset.key ?? '')?.spot
      if (!before) continue
      const now = spotOf(element)
      const [dx, dy] = [before.x - now.x, before.y - now.y]
      if (Math.abs(dx) + Math.abs(dy) < 1) continue
      const options = { duration: 180, easing: EASE }
      this.#sliding.push(element.animate({ translate: [`${dx}px ${dy}px`, '0px 0px'] }, options))
    }
  }
}

function side(copy: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = `side ${name}`
  copy.append(element)
  return element
}

/** A shallow arc, 10 px high, from a spot to the place where the copy is laid out. */
function path(from: Spot, to: Spot): Keyframe[] {
  const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width]
  const at = (dx: number, dy: number, size: number, turn: number) =>
    `translateY(-50%) translate(${dx}px, ${dy}px) scale(${size}) rotate(${turn}deg)`
  return [
    { transform: at(x, y, scale, from.turn) },
    { transform: at(x / 2, y / 2 - 10, ((1 + scale) / 2) * 1.05, (from.turn + to.turn) / 2) },
    { transform: at(0, 0, 1, to.turn) },
  ]
}

/** Both sides change places half way. */
function turnOver(copy: HTMLElement, options: KeyframeAnimationOptions): Animation[] {
  const [front, behind] = [copy.querySelector('.front'), copy.querySelector('.behind')]
  const turned = (from: string, to: string) => ({ transform: [`rotateY(${from})`, `rotateY(${to})`] })
  return [
    ...(front ? [front.animate(turned('180deg', '0deg'), options)] : []),
    ...(behind ? [behind.animate(turned('0deg', '-180deg'), options)] : []),
  ]
}
