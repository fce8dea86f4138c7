// Small facts at a seat, shorter where there is little room.
import { innerWidth } from 'svelte/reactivity/window'
import { words } from '../words.svelte'

/** Is this a phone's width? */
export const isNarrow = (): boolean => (innerWidth.current ?? 1440) <= 620

/** So many cards wait in the pile of a seat. */
export const inPile = (count: number): string => (isNarrow() ? `+ ${count}` : words.of('board.in-pile', { count }))
