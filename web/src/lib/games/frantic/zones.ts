// How Frantic's zones and prompts are read.
import type { Spoken } from '../../wire'

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
