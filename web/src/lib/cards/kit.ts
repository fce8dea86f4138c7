// What each game's set of faces offers, so that a card can be drawn without knowing the game.
import type { Component } from 'svelte'

// What a language prints on cards or says of them; written by tools/faces.py.
export interface Words {
  face: Record<string, string>
  spoken: Record<string, string>
  shape: Record<string, string>
  letter: Record<string, string>
  colour: Record<string, string>
  name: Record<string, string>
}

// What may be said of a card besides its code.
export interface Details {
  corners?: readonly number[] // the numbers in its corners, if the view tells them
  stands?: number // the number that a free card was declared as
  used?: boolean // of a power card
}

export interface FaceProps extends Details {
  code: string
  words: Words
}

export type Deck = 'hand' | 'rule' | 'event' | 'power'

export interface Kit {
  Face: Component<FaceProps>
  Back: Component<{ deck: Deck }>
  deckOf(code: string): Deck
  // Which deck lies at a place of the table; a hand card's, if nothing is said.
  deckAt?(place: string): Deck
  nameOf(code: string, words: Words, details: Details): string
  knows(code: string): boolean
}

// A sentence with its places filled.
export function filled(sentence: string | undefined, values: Record<string, string | number>): string {
  return (sentence ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

// A colour for the ear, with its shape: "red ember".
export function inkName(letter: string, words: Words): string {
  return `${words.colour[letter]} ${words.shape[letter]}`
}
