// The inks by the letter of a code, and the silhouette that goes with each.
import { drop, ember, gem, leaf, spark, sun } from '../symbols/shapes'

export interface Ink {
  ink: string
  on: string
  deep: string
  lit: string
  shape: string
}

const ink = (name: string, shape: string): Ink => ({
  ink: `var(--${name})`,
  on: `var(--on-${name})`,
  deep: `var(--${name}-deep)`,
  lit: `var(--${name}-lit)`,
  shape,
})

export const INKS: Record<string, Ink> = {
  r: ink('red', ember),
  b: ink('blue', drop),
  y: ink('yellow', sun),
  g: ink('green', leaf),
  p: ink('purple', gem),
  k: { ink: 'var(--ink)', on: 'var(--stock)', deep: 'var(--copper)', lit: 'var(--copper-lit)', shape: spark },
}

export const STOCK = 'var(--stock)'
export const PRINT = 'var(--ink)'

// The ink of a letter; every letter in a known code has one.
export function inkOf(letter: string): Ink {
  const found = INKS[letter]
  if (!found) throw new Error(`no ink ${letter}`)
  return found
}
