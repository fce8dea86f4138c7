// Hochspannung, Unter Spannung, and both packs together.
import { filled, type Kit } from '../../../cards/kit'
import Back from './Back.svelte'
import Face from './Face.svelte'
import { cornersOf, read } from './read'

export const kit: Kit = {
  Face,
  Back,
  deckOf: () => 'hand',
  knows: (code) => read(code) !== undefined,
  nameOf(code, words, details) {
    const card = read(code)
    if (!card) return code
    const { a, b } = card
    if (card.kind === 'step') return filled(words.spoken.step, { value: a, centre: b })
    const [low, high] = details.corners ?? cornersOf(code)
    if (low === undefined || high === undefined) return filled(words.spoken.asked, { a, b })
    return filled(words.spoken.problem, { a, b, low, high })
  },
}
