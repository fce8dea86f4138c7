// Hochspannung and Unter Spannung in the gallery.
import type { Exhibit } from '../../../gallery/exhibit'
import { sorted } from '../../../gallery/sorted'
import CODES from './cards/codes.json'

export const exhibit: Exhibit = {
  rows: [
    { title: 'Hochspannung', codes: sorted(CODES.hochspannung), backs: ['hand'] },
    { title: 'Unter Spannung', codes: sorted(CODES['unter-spannung']) },
  ],
  sheet: [
    { title: 'Hochspannung', codes: ['7x8', '9x6', '4x9'], backs: ['hand'] },
    { title: 'Unter Spannung', codes: ['6+-1', '9+-2', '10+-3'] },
  ],
}
