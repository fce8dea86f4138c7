// Schwupps in the gallery.
import type { Exhibit } from '../../../gallery/exhibit'
import { sorted } from '../../../gallery/sorted'
import CODES from './cards/codes.json'
import { numbered } from './cards/read'
import * as signs from './symbols'

const codes = sorted(CODES.schwupps)

export const exhibit: Exhibit = {
  rows: [
    { title: 'Schwupps numbers', codes: codes.filter((code) => numbered(code)), backs: ['hand'] },
    { title: 'Schwupps rules and aggravation', codes: codes.filter((code) => !numbered(code)), backs: ['rule'] },
  ],
  sheet: [
    { title: 'Schwupps numbers', codes: ['r7', 'b9', 'y3', 'g10', 'p6'], backs: ['hand'] },
    { title: 'Schwupps rules', codes: ['+1', '+2', '-1', '-2', 'number', 'colour', 'either', 'ag'], backs: ['rule'] },
  ],
  signs: { Schwupps: { ...signs } },
}
