// The boxes on the shelf: which games share one, what is drawn on the lid, how long and how hard.
import type { BoxSheet } from '../wire'

export interface Box {
  /** The game that gives the box its cloth and its place; further ones are chosen within. */
  family: string
  games: string[]
  large: boolean
  minutes: number
  hard: number
  /** How many sit down when nobody says otherwise. */
  chairs: number
  /** Three faces for the lid: left, middle, right. Without a name: the back of the deck. */
  lid: string[]
}

export const BOXES: readonly Box[] = [
  {
    family: 'hochspannung',
    games: ['hochspannung', 'unter-spannung', 'hochspannung+unter-spannung'],
    large: true,
    minutes: 20,
    hard: 2,
    chairs: 4,
    lid: ['9x6', '7x8', ''],
  },
  {
    family: 'frantic',
    large: true,
    minutes: 45,
    hard: 4,
    chairs: 4,
    lid: ['gsk', 'r5', 'ca'],
    games: ['frantic', 'frantic+troublemaker', 'frantic+supercharge', 'frantic+troublemaker+supercharge'],
  },
  { family: 'schwupps', games: ['schwupps'], large: false, minutes: 20, hard: 3, chairs: 3, lid: ['+2', 'y3', 'b9'] },
  {
    family: 'multiplication',
    games: ['multiplication'],
    large: false,
    minutes: 15,
    hard: 1,
    chairs: 3,
    lid: ['24', '36', 'free'],
  },
  {
    family: 'math-attack',
    games: ['math-attack'],
    large: false,
    minutes: 10,
    hard: 2,
    chairs: 2,
    lid: ['+7', '-double', 'block'],
  },
]

/** A box for a game that nobody has drawn a lid for yet. */
const plain = (game: BoxSheet): Box => ({
  family: game.name,
  games: [game.name],
  large: false,
  minutes: 0,
  hard: 0,
  chairs: Math.min(4, game.most),
  lid: ['', '', ''],
})

/** The boxes for what the server has, in the shelf's order; a game without a box of ours gets a plain one. */
export function shelved(games: readonly BoxSheet[]): Box[] {
  const there = new Set(games.map((game) => game.name))
  const known = BOXES.map((box) => ({ ...box, games: box.games.filter((name) => there.has(name)) }))
  const named = new Set(known.flatMap((box) => box.games))
  return [...known.filter((box) => box.games.length > 0), ...games.filter((game) => !named.has(game.name)).map(plain)]
}

/** The box that a game lies in. */
export const boxOf = (game: string): Box | undefined => BOXES.find((box) => box.games.includes(game))
