// Frantic with all its boxes in the gallery.
import type { Exhibit } from '../../../gallery/exhibit'
import { sorted } from '../../../gallery/sorted'
import CODES from './cards/codes.json'
import { FIRST, read, SECOND, type Read } from './cards/read'
import Scenes from './Scenes.svelte'
import * as powers from './symbols/powers'
import * as specials from './symbols/specials'

const codes = sorted(CODES['frantic+troublemaker+supercharge'])
const of = (kind: Read['kind']): string[] => codes.filter((code) => read(code).kind === kind)

export const exhibit: Exhibit = {
  rows: [
    { title: 'Frantic numbers', codes: of('number'), backs: ['hand', 'event'] },
    { title: 'Frantic coloured specials', codes: of('coloured') },
    { title: 'Frantic Colour Swap', codes: of('swap') },
    { title: 'Frantic colourless specials', codes: of('colourless') },
    { title: 'Frantic white specials', codes: of('white') },
    { title: 'Frantic events', codes: of('event') },
    {
      title: 'Frantic power cards: ready, used, face down',
      codes: of('power'),
      used: of('power').slice(0, 3),
      backs: ['power'],
    },
  ],
  sheet: [
    { title: 'Frantic numbers', codes: ['r5', 'b9', 'y2', 'g10', 'k6', 'k10'], backs: ['hand', 'event'] },
    {
      title: 'Frantic coloured specials',
      codes: ['rgi', 'bex', 'ysc', 'gsk', 'rth', 'btm', 'grc', 'csrb', 'csyg'],
    },
    {
      title: 'Frantic colourless and white specials',
      codes: ['fa', 'f4', 'ca', 'eq', 'iq', 'nt', 'sf', 'lb', 'mi', 'ed', 'up', 'fu', 'te', 'cu'],
    },
    {
      title: 'Frantic events',
      codes: ['tornado', 'communism', 'market', 'black-hole', 'tsunami', 'time-bomb', 'rewind'],
    },
    { title: 'Frantic power cards', codes: [...Object.keys(FIRST), ...Object.keys(SECOND)], backs: ['power'] },
  ],
  states: [
    ...(['resting', 'playable', 'selected', 'refused', 'not-now'] as const).map((state) => ({ code: 'g3', state })),
    { code: 'g3', hidden: true },
    { code: 'g3', focused: true },
    { code: 'g3', state: 'selected', focused: true },
    { code: 'looping', state: 'playable' },
    { code: 'looping', state: 'selected' },
    { code: 'looping', state: 'refused' },
  ],
  signs: { Frantic: { ...specials }, Powers: { ...powers } },
  Scenes,
}
