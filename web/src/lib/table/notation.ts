// Moves are text. Here they are only taken apart and named: which of them are legal is the server's word alone.
import type { Spoken } from '../wire'

type Reading = (found: RegExpExecArray, player: number, seats: number) => Spoken

const spoken = (key: string, values: Spoken['values'] = {}): Spoken => ({ key: `move.${key}`, values })
const at = (found: RegExpExecArray, group: number): string => found[group] ?? ''

/** The forms of a move that names something, first match first. */
const FORMS: [RegExp, Reading][] = [
  [/^(at|to)=(\d+)$/, (m) => spoken(at(m, 1), { seat: Number(at(m, 2)) })],
  [/^slot=(\d+)$/, (m) => spoken('slot', { number: Number(at(m, 1)) })],
  [/^(give|drop|take|put|as|pick)=(.+)$/, (m) => spoken(at(m, 1), { card: at(m, 2) })],
  [/^!(.+)$/, (m) => spoken('throw', { card: at(m, 1) })],
  [/^(own|other):(.+)$/, (m) => spoken(at(m, 1), { card: at(m, 2) })],
  [/^schwupp@(\d)$/, (m) => spoken('schwupp', { row: Number(at(m, 1)) })],
  [
    /^aggravate@(\d)>(\d)$/,
    (m, player, seats) => spoken('aggravate-row', { row: Number(at(m, 1)), seat: (player + Number(at(m, 2))) % seats }),
  ],
  [/^(.+)@(\d)$/, (m) => spoken('on-pile', { card: at(m, 1), pile: Number(at(m, 2)) })],
  [/^(.+)>(\d+)$/, (m) => spoken('send', { card: at(m, 1), seat: Number(at(m, 2)) })],
  [/^(\d+):(.+)$/, (m) => spoken('call', { call: Number(at(m, 1)), card: at(m, 2) })],
  [/^free=(\d+)=(\d+)x(\d+)$/, (m) => spoken('free', { number: at(m, 1), a: at(m, 2), b: at(m, 3) })],
  [/^(\d+|open)=(\d+)x(\d+)$/, (m) => spoken('declare', { a: at(m, 2), b: at(m, 3) })],
]

/** How a move is named on a button: a sentence to be filled. `player` is whose turn it is, `seats` how many play. */
export function named(text: string, player: number, seats: number, knows: (key: string) => boolean): Spoken {
  if (knows(`move.${text}`)) return spoken(text)
  for (const [form, read] of FORMS) {
    const found = form.exec(text)
    if (found) return read(found, player, seats)
  }
  return /^\d+$/.test(text) ? spoken('number', { number: Number(text) }) : spoken('card', { card: text })
}

const ALIAS: Record<string, string> = { aggravate: 'ag' }

const ELSEWHERE = /^(take|as|pick)=/

/** The card of this hand that a move names, or nothing: `24:3x5`, `r7@2`, `give=r7`; `take=r7` names one elsewhere. */
export function cardIn(text: string, cards: readonly string[]): string | undefined {
  if (ELSEWHERE.test(text)) return undefined
  return text
    .split(/[:@>!=]/)
    .map((part) => ALIAS[part] ?? part)
    .find((part) => part !== '' && cards.includes(part))
}

/** The seat a move aims at, by `at=2`, `to=2` or `r7>2`. */
export function seatIn(text: string): number | undefined {
  const found = /^(?:(?:at|to)=|[^@]+>)(\d+)$/.exec(text)
  return found ? Number(found[1]) : undefined
}

/** The same attempt as the open question asks for, with another card: `give=r7` from `give=g1`. */
export function likewise(moves: readonly string[], hand: readonly string[], card: string): string {
  for (const move of moves) {
    const other = cardIn(move, hand)
    if (other !== undefined && !move.startsWith('!')) return move.replace(other, card)
  }
  return card
}
