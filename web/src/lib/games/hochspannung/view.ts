// Made by tools/view_types.py from src/lastcard/games/hochspannung/zones.py. Do not edit: run the tool.

declare module '../../table/views' {
  interface Views {
    hochspannung: Zones
  }
}

/** What lies where; `corners` are those of the hand, `covered` counts the face-down cards on top. */
export interface Zones {
  box: number
  corners: number[][]
  covered: number
  discard: string[]
  hand: string[]
  last: string[]
  piles: number[]
  sizes: number[]
  started: boolean
  stuck_on: string[]
}
