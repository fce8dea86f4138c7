// What a hint points at is lit up by a rule of style: whatever is drawn anew meanwhile, it stays lit.

const RING = '{ outline: 4px dashed var(--ok); outline-offset: 3px; border-radius: 8px; }'
const quoted = (text: string): string => `"${CSS.escape(text)}"`

/** The rule that lights up a move: its button, and the card of the hand that it names, if it names one. */
export function lighting(move: string, card: string | undefined): string {
  const places = [`.board [data-move=${quoted(move)}]:not(:focus-visible)`]
  if (card) places.push(`[data-hand] [data-card=${quoted(card)}]:not(:focus-visible) > .card`)
  return `${places.join(', ')} ${RING}`
}

/** A sheet of style that is worn by the page until it is taken off. */
export class Light {
  #sheet = new CSSStyleSheet()

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  /** Lights this up, and nothing else. */
  show(rule: string): void {
    this.#sheet.replaceSync(rule)
  }

  takeOff(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.#sheet)
  }
}
