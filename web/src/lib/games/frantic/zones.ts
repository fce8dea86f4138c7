// The zones of a Frantic view, typed.
import type { View } from '../../net.svelte'
import type { Spoken } from '../../wire'

export interface Demand {
  name: string
  colour: string
  number: number
  symbol: string
  wished: boolean
}

/** A power card before a seat: its code if it is known, and whether it is used up. */
export type Power = [code: string, used: boolean]

/** A card that lies apart: whose it is, and its code if it is known. */
export type Lying = [seat: number, card: string]

export interface Zones {
  sizes: number[]
  draw: number
  discard: string[]
  demand: Demand
  events: number
  spent: string[]
  lying: Lying[]
  lasting: string[]
  totals: number[]
  round: number
  step: number
  turn: number
  known: string[][]
  open: number[]
  powers?: Power[][]
}

/** The zones of a view, as this game names them. */
export const zonesOf = (view: View): Zones => view as unknown as Zones

/** Words written without a language, `frantic.opened seat=3`, as a sentence to be filled. */
export function unplain(text: string): Spoken {
  const [key = '', ...rest] = text.split(' ')
  const values: Spoken['values'] = {}
  for (const part of rest.join(' ').split(/ (?=[a-z]+=)/)) {
    const [name, value] = part.split('=')
    if (name && value !== undefined) values[name] = /^-?\d+$/.test(value) ? Number(value) : value
  }
  return { key, values }
}

/** Is a turn waited for, so that whatever happened before it is over? */
export const isTurn = (key: string): boolean =>
  ['frantic.ask-turn', 'frantic.ask-after-draw', 'frantic.ask-deal', 'frantic.over'].includes(key)

/** The shape that goes with a colour. */
export const SHAPE = { red: 'ember', blue: 'drop', yellow: 'sun', green: 'leaf' } as const
export type Colour = keyof typeof SHAPE
export const isColour = (text: string): text is Colour => text in SHAPE
