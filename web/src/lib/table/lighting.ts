// What a hint points at is lit up by a rule of style: whatever is drawn anew meanwhile, it stays lit.

const RING = '{ outline: 3px dashed var(--ok); outline-offset: 3px; border-radius: 8px; }'
/** A card is lifted above its neighbours, and the dashes take the place of the glow. */
const LIFTED =
  '{ --y: -14% !important; outline: 3px dashed var(--ok); outline-offset: 3px; box-shadow: var(--sh-lift); }'
const quoted = (text: string): string => `"${CSS.escape(text)}"`

/** The rule that lights up a move: its button, and the card of the hand that it names, the first of several alike. */
export function lighting(move: string, card: string | undefined): string {
  const button = `.board [data-move=${quoted(move)}]:not(:focus-visible) ${RING}`
  if (!card) return button
  const held = `[data-hand] [data-key=${quoted(`${card}#0`)}]`
  return `${button}\n${held} { z-index: 2; }\n${held}:not(:focus-visible) > .card:not(.selected) ${LIFTED}`
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
