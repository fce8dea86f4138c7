// Frantic, Troublemaker and Supercharge.
import { filled, inkName, type Kit } from '../../../cards/kit'
import { hasScene } from '../scenes'
import Back from './Back.svelte'
import Face from './Face.svelte'
import { read } from './read'

export const kit: Kit = {
  Face,
  Back,
  deckOf(code) {
    const { kind } = read(code)
    return kind === 'power' || kind === 'event' ? kind : 'hand'
  },
  deckAt: (place) => (place === 'events' ? 'event' : place.startsWith('power') ? 'power' : 'hand'),
  knows: (code) => read(code).kind !== 'event' || hasScene(code),
  nameOf(code, words, { used }) {
    const card = read(code)
    const name = words.name[card.kind === 'coloured' ? card.symbol : code] ?? code
    if (card.kind === 'number') return `${inkName(card.colour, words)} ${card.n}`
    if (card.kind === 'coloured') return `${inkName(card.colour, words)} ${name}`
    if (card.kind === 'power') return filled(words.spoken[used ? 'power-used' : 'power'], { name })
    return card.kind === 'event' ? filled(words.spoken.event, { name }) : name
  },
}
