// The Multiplication Game in the gallery.
import type { Exhibit } from '../../../gallery/exhibit'
import { sorted } from '../../../gallery/sorted'
import CODES from './cards/codes.json'

export const exhibit: Exhibit = {
  rows: [{ title: 'The Multiplication Game', codes: sorted(CODES.multiplication), backs: ['hand'] }],
  sheet: [{ title: 'The Multiplication Game', codes: ['24', '6', '36', '100', 'free'], backs: ['hand'] }],
  states: [{ code: 'free', stands: 36 }],
}
