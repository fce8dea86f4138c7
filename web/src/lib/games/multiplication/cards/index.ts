// The Multiplication Game.
import { filled, type Kit } from '../../../cards/kit'
import Back from './Back.svelte'
import Face from './Face.svelte'
import { isSquare } from './read'

export const kit: Kit = {
  Face,
  Back,
  deckOf: () => 'hand',
  knows: (code) => code === 'free' || /^\d+$/.test(code),
  nameOf(code, words, { stands }) {
    if (code !== 'free') return isSquare(Number(code)) ? filled(words.spoken.square, { number: code }) : code
    return stands ? filled(words.spoken['free-as'], { number: stands }) : (words.spoken.free ?? code)
  },
}
