// Which games have a table of their own; each comes as its own chunk. Any other is played at the plain table.
import type { Component } from 'svelte'

type Skin = () => Promise<{ default: Component }>

const SKINS: Record<string, Skin> = {
  hochspannung: () => import('./hochspannung/Hochspannung.svelte'),
  'math-attack': () => import('./math-attack/MathAttack.svelte'),
  multiplication: () => import('./multiplication/Multiplication.svelte'),
  schwupps: () => import('./schwupps/Schwupps.svelte'),
  frantic: () => import('./frantic/Frantic.svelte'),
}

/** The table of a game; add-ons and variants lie on that of their family. */
export function skinOf(game: string): Skin {
  const family = game.split('+')[0] ?? game
  return SKINS[family === 'unter-spannung' ? 'hochspannung' : family] ?? (() => import('../table/GenericTable.svelte'))
}
