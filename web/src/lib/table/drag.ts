// A card is taken by the hand: a copy follows the pointer, and what lies under it when it is let go decides.

/** How far a finger must go before it is more than a tap. */
const SLIP = 10
/** So long a dropped card waits where it was dropped; the table has answered by then, or it goes back. */
const ANSWERED = 700

/** Has a pointer stayed where it came down, but for a slip? */
export const isTap = (down: PointerEvent, now: PointerEvent): boolean =>
  Math.hypot(now.clientX - down.clientX, now.clientY - down.clientY) < SLIP

export interface Grasp {
  /** It leaves the hand. */
  lift: () => void
  /** It is let go above this; is it on its way, so that it need not go back at once? */
  drop: (under: Element | null) => boolean
}

/** The copies that are being dragged, by the card of the hand that each stands for. */
const copies = new WeakMap<HTMLElement, HTMLElement>()

/** Where a card of the hand is to be seen: in the hand, or at the end of a finger. */
export const seenAt = (card: HTMLElement): HTMLElement => copies.get(card) ?? card

function copyOf(card: HTMLElement): HTMLElement {
  const { left, top } = card.getBoundingClientRect()
  const face = card.querySelector<HTMLElement>('.card')
  const copy = document.createElement('div')
  copy.style.cssText = `position:absolute;left:${left}px;top:${top}px;--cw:${face?.offsetWidth ?? 80}px;z-index:1`
  if (face) copy.append(face.cloneNode(true))
  document.querySelector('[data-flights]')?.append(copy)
  return copy
}

/** Follows a pointer that has come down on a card, until it goes up again. */
export function follow(down: PointerEvent, card: HTMLElement, grasp: Grasp): void {
  if (down.button !== 0) return
  const listening = new AbortController()
  let copy: HTMLElement | undefined

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId || (!copy && isTap(down, event))) return
    copy ??= lift()
    copy.style.translate = `${event.clientX - down.clientX}px ${event.clientY - down.clientY}px`
  }
  function lift(): HTMLElement {
    const made = copyOf(card)
    copies.set(card, made)
    card.classList.add('dragged')
    grasp.lift()
    return made
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return
    listening.abort()
    if (!copy) return
    const onItsWay = grasp.drop(document.elementFromPoint(event.clientX, event.clientY))
    swallowClick()
    if (onItsWay) whenGone(card, putBack)
    else putBack()
  }
  function putBack(): void {
    card.classList.remove('dragged')
    copies.delete(card)
    copy?.remove()
  }
  function cancel(): void {
    listening.abort()
    putBack()
  }
  for (const [what, hear] of [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
  ] as const) {
    addEventListener(what, hear, { signal: listening.signal })
  }
}

/** Once the card has left the hand, or if it has not after a while. */
function whenGone(card: HTMLElement, then: () => void): void {
  const began = performance.now()
  const look = () => (card.isConnected && performance.now() - began < ANSWERED ? requestAnimationFrame(look) : then())
  look()
}

/** The click that follows a drag is no tap. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
