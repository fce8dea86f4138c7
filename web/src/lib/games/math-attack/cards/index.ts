// Math Attack!
import { filled, type Kit } from '../../../cards/kit'
import Back from './Back.svelte'
import Face from './Face.svelte'

export const kit: Kit = {
  Face,
  Back,
  deckOf: () => 'hand',
  knows: (code) => /^([+-](10|\d|half|same|double)|end|cancel|sign|block)$/.test(code),
  nameOf(code, words) {
    if (!/^[+-]/.test(code)) return words.face[code] ?? code
    const amount = code.slice(1)
    return filled(words.spoken[code.startsWith('+') ? 'plus' : 'minus'], { amount: words.face[amount] ?? amount })
  },
}
