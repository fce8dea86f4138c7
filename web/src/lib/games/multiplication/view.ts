// Made by tools/view_types.py from src/lastcard/games/multiplication/zones.py. Do not edit: run the tool.

declare module '../../table/views' {
  interface Views {
    multiplication: Zones
  }
}

/** A card of the discard pile: what it is, what it stands for, and its declared pair, if it has one. */
export interface LaidZone {
  card: string
  number: number
  pair: number[]
}

/** What lies where; the discard pile from the card under the open one down. */
export interface Zones {
  dealer: number
  discard: LaidZone[]
  draw: number
  frees: number[]
  hand: string[]
  idle: number
  open: LaidZone
  shuffles: number
  sizes: number[]
}
