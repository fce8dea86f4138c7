// Paper, scissors and six inks: what the scenes are cut from. No outlines, no faces.

export const INK = '#241C2B'
export const STOCK = '#FCF6E8'
export const CREAM = '#FCE9C4'
export const AMBER = '#E9A15B'
export const COPPER = '#B5561B'
export const BRICK = '#8E2110'
export const RED = '#C8361F'
export const YELLOW = '#F3B62B'
export const GREEN = '#17704E'
export const MOSS = '#0B4A32'
export const MINT = '#63C397'
export const BLUE = '#1C69B8'
export const NIGHT = '#1B2D4A'
export const SKY = '#74B4F2'
export const PLUM = '#43234F'
export const PURPLE = '#6A2F7D'
export const LILAC = '#C594D8'
export const ROSE = '#F27A5E'

const SHAPES: Record<string, [string, string, string]> = {
  r: [RED, STOCK, 'M0-5 5 4H-5z'],
  b: [BLUE, STOCK, 'M0-5.5C2-2 4-1 4 2A4 4 0 0 1-4 2C-4-1-2-2 0-5.5z'],
  y: [YELLOW, INK, 'M0-5 1.5-2.5 4-4 3.5-1 6 0 3.5 1.5 4 4 1 3 0 5.5-1.5 3-4 4-3.5 1-6 0-3.5-1.5-4-4-1-3z'],
  g: [GREEN, STOCK, 'M-5 5C-6-1-1-6 5-5 6 1 1 6-5 5z'],
}

// A playing card of the game, 22 × 30, with the shape of its colour; `k` is the back.
export function card(x: number, y: number, turn = 0, colour = 'r', size = 1): string {
  const [ink, on, shape] = SHAPES[colour] ?? [INK, AMBER, 'M0-5 1-1 5 0 1 1 0 5-1 1-5 0-1-1z']
  return (
    `<g class="held" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    `<rect x="-11" y="-15" width="22" height="30" rx="3" fill="${STOCK}"/>` +
    `<rect x="-8.5" y="-12.5" width="17" height="25" rx="2" fill="${ink}"/><path d="${shape}" fill="${on}"/></g>`
  )
}

// Several cards: x, y, turn, colour, and size if not 1.
export function cards(...all: [number, number, number, string, number?][]): string {
  return all.map(([x, y, turn, colour, size]) => card(x, y, turn, colour, size)).join('')
}

// A fan of backs or faces held from below.
export function fan(x: number, y: number, colours: string, size = 1, spread = 14): string {
  const middle = (colours.length - 1) / 2
  return [...colours]
    .map((colour, i) => {
      const off = i - middle
      return card(x + off * 12 * size, y + off * off * 1.6 * size, off * spread, colour, size)
    })
    .join('')
}

// The whole ground in one ink.
export const ground = (ink: string) => `<rect width="320" height="210" fill="${ink}"/>`

// A cut shape.
export const cut = (ink: string, d: string) => `<path d="${d}" fill="${ink}"/>`

// A disc.
export const disc = (ink: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`

// A strip of paper along a line.
export const strip = (ink: string, d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

// Something moved, turned and scaled.
export const put = (x: number, y: number, what: string, turn = 0, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${what}</g>`

// A hand reaching upwards out of a sleeve; its palm is at 0, 0.
export function hand(x: number, y: number, turn: number, skin: string, sleeve: string, size = 1): string {
  const fingers = strip(skin, 'M-8.5 0V-14M-2.8-2V-19M3-2V-18M8.7 0V-12', 5.6) + strip(skin, 'M-9 8-18-2', 6)
  return put(
    x,
    y,
    fingers + cut(skin, 'M-11.5-6h23V10c0 8-5 12-11.5 12S-11.5 18-11.5 10z') + cut(sleeve, 'M-13 18h26l5 62h-36z'),
    turn,
    size,
  )
}

// Somebody, seen from afar: a round head on a coat.
export const figure = (x: number, y: number, skin: string, coat: string, size = 1) =>
  put(x, y, cut(coat, 'M-24 44C-24 14-14 8 0 8S24 14 24 44z') + disc(skin, 0, -6, 13), 0, size)

const SPARK =
  'M0-11 2.2-4 8-7.6 5-1.6 11.5.4 4.8 2.2 7.8 8.4 1.8 4.6 0 11.5-1.9 4.6-7.9 8.4-4.9 2.2-11.5.4-5-1.6-8-7.6-2.2-4z'

// An eight-pointed spark: an event.
export const spark = (ink: string, x: number, y: number, size = 1, turn = 0) => put(x, y, cut(ink, SPARK), turn, size)

// A white event card with its spark.
export const event = (x: number, y: number, turn = 0, size = 1) =>
  `<g class="held" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  `<rect x="-15" y="-21" width="30" height="42" rx="4" fill="${STOCK}"/>${cut(INK, SPARK)}</g>`

// A power cartridge.
export const cartridge = (x: number, y: number, turn = 0, size = 1) =>
  put(
    x,
    y,
    cut(AMBER, 'M-19-14h38v7h4V7h-4v7h-38z') + cut(INK, 'M-17-12h34v7h4V5h-4v7h-34z') + disc(AMBER, -5, 0, 7),
    turn,
    size,
  )
