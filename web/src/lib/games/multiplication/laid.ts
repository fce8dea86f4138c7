// A card of the discard pile as the view tells it.

/** What it is, what it stands for, and the pair declared for it, if there is one. */
export interface Laid {
  card: string
  number: number
  pair: number[]
}
