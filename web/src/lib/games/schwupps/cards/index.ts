// Schwupps.
import { inkName, type Kit } from '../../../cards/kit'
import Back from './Back.svelte'
import Face from './Face.svelte'
import { isRule, numbered } from './read'

export const kit: Kit = {
  Face,
  Back,
  deckOf: (code) => (isRule(code) ? 'rule' : 'hand'),
  deckAt: (place) => (place === 'schwupps' || place.startsWith('rule') ? 'rule' : 'hand'),
  knows: (code) => isRule(code) || code === 'ag' || numbered(code) !== undefined,
  nameOf(code, words) {
    const number = numbered(code)
    if (number) return `${inkName(number.colour, words)} ${number.n}`
    return words.face[code] ?? words.name[code] ?? code
  },
}
