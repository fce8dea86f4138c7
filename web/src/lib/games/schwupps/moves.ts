// The move that slides a row and gives somebody a card, taken apart.

export interface Gift {
  text: string
  row: number
  /** Counted to the left from the player. */
  left: number
}

/** `aggravate@2>1`: row 2, and a card for the next in turn. */
export function aggravation(text: string): Gift | undefined {
  const found = /^aggravate@(\d)>(\d)$/.exec(text)
  return found ? { text, row: Number(found[1]), left: Number(found[2]) } : undefined
}
