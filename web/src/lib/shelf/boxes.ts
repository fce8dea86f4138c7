// The boxes on the shelf: which games share one, how large it is, how long and how hard.
import { DESIGNS } from '../games'
import type { BoxSheet } from '../wire'

/** How a family's box looks, and what stands on it. */
export interface BoxDesign {
  /** Its place on the shelf, from 1. */
  place: number
  large: boolean
  minutes: number
  hard: number
  /** How many sit down when nobody says otherwise. */
  chairs: number
  /** Does the game tell which products somebody knows by heart? */
  practice?: boolean
}

export interface Box extends BoxDesign {
  /** Gives the box its cloth and its name. */
  family: string
  /** The games within, of which one is chosen. */
  games: string[]
}

/** A box for a family that nobody has drawn a lid for yet. */
const plain = (game: BoxSheet): BoxDesign => ({
  place: Infinity,
  large: false,
  minutes: 0,
  hard: 0,
  chairs: Math.min(4, game.most),
})

/** The boxes for what the server has, a family each, in the shelf's order; those without a design of ours come last. */
export function shelved(games: readonly BoxSheet[]): Box[] {
  const families = new Set([...DESIGNS.keys(), ...games.map((game) => game.family)])
  return [...families].flatMap((family) => {
    const within = games.filter((game) => game.family === family)
    const design = DESIGNS.get(family) ?? within.map(plain)[0]
    return design && within.length > 0 ? [{ ...design, family, games: within.map((game) => game.name) }] : []
  })
}
