// Made by tools/view_types.py from src/lastcard/games/frantic/zones.py. Do not edit: run the tool.

declare module '../../table/views' {
  interface Views {
    frantic: Zones
  }
}

/** What the next card has to match. */
export interface DemandZone {
  colour: string
  name: string
  number: number
  symbol: string
  wished: boolean
}

/** What lies where; the power cards only if they are played with. */
export interface Zones {
  activated?: string
  agenda: string[]
  colour: string
  dealer: number
  demand: DemandZone
  discard: string[]
  draw: number
  ending: string
  events: number
  hand: string[]
  known: string[][]
  lasting: string[]
  lying: [number, string][]
  missing: number[]
  open: number[]
  'power-deck'?: number
  'power-turn'?: number
  powers?: [string, boolean][][]
  round: number
  said: string[]
  sizes: number[]
  spared: number[]
  spent: string[]
  step: number
  totals: number[]
  turn: number
  turned: number
  turns: number
}
