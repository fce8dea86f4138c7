// Made by tools/view_types.py from src/lastcard/games/schwupps/zones.py. Do not edit: run the tool.

declare module '../../table/views' {
  interface Views {
    schwupps: Zones
  }
}

/** What happened since the cards were first renewed; nothing before that. */
export interface StoryZone {
  lines?: (number | string)[][]
  pools?: string[][]
}

/** What lies where: two rows of rules, a pile beside each, and what everybody still has. */
export interface Zones {
  acted: boolean
  box: number
  common: number
  hand: string[]
  hands: number[]
  next: string
  out: string[]
  piles: string[][]
  player: number
  rows: string[][]
  schwupped: boolean
  schwupps: number
  stocks: number[]
  story: StoryZone
  turn: number
  winner: number
}
