// What a game shows in the gallery: its folder's `gallery.ts` says it.
import type { Component, ComponentProps } from 'svelte'
import type Card from '../lib/cards/Card.svelte'
import type { Deck } from '../lib/cards/kit'
import { DESIGNS } from '../lib/games'

export interface Row {
  title: string
  codes: string[]
  backs?: Deck[]
  used?: string[]
}

export interface Exhibit {
  /** All cards. */
  rows: Row[]
  /** A few of every kind. */
  sheet: Row[]
  /** Cards with something the matter; `focused` has the keyboard's ring around it. */
  states?: (Omit<ComponentProps<typeof Card>, 'family'> & { focused?: boolean })[]
  /** Signs by name, under a title. */
  signs?: Record<string, Record<string, string>>
  Scenes?: Component
}

const FOUND = import.meta.glob<Exhibit>('../lib/games/*/gallery.ts', { eager: true, import: 'exhibit' })

/** Every family that shows something, in the order of the shelf. */
export const EXHIBITS: (readonly [family: string, exhibit: Exhibit])[] = [...DESIGNS.keys()].flatMap((family) => {
  const exhibit = FOUND[`../lib/games/${family}/gallery.ts`]
  return exhibit ? [[family, exhibit] as const] : []
})

/** Is this part of the gallery asked for? Without a wish all of it is. */
export const wanted = (part: string, name: string): boolean => part === '' || name.startsWith(part)
