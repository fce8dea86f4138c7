// Math Attack! in the gallery.
import type { Exhibit } from '../../../gallery/exhibit'
import { sorted } from '../../../gallery/sorted'
import CODES from './cards/codes.json'
import * as signs from './symbols'

export const exhibit: Exhibit = {
  rows: [{ title: 'Math Attack!', codes: sorted(CODES['math-attack']), backs: ['hand'] }],
  sheet: [
    {
      title: 'Math Attack!',
      codes: ['+7', '-10', '+half', '-double', '+same', 'end', 'cancel', 'sign', 'block'],
      backs: ['hand'],
    },
  ],
  states: [{ code: '+double', state: 'cancelled' }],
  signs: { 'Math Attack!': { ...signs } },
}
