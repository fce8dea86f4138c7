// Made by tools/view_types.py from src/lastcard/games/math_attack/zones.py. Do not edit: run the tool.

declare module '../../table/views' {
  interface Views {
    'math-attack': Zones
  }
}

/** What lies where: the own hand, and the line of each seat. */
export interface Zones {
  blocked: number
  ending: boolean
  hand: string[]
  lines: string[][]
  sizes: number[]
  stack: number
  totals: number[][]
}
