import { expect, test } from 'vitest'
import { paths, placeOf } from './router.svelte'

test('every path names its page', () => {
  expect(placeOf('/')).toEqual({ page: 'shelf' })
  expect(placeOf('/t/K7QP')).toEqual({ page: 'table', code: 'k7qp' })
  expect(placeOf('/replay/k7qp/3')).toEqual({ page: 'replay', code: 'k7qp', game: 3 })
  expect(placeOf('/class/471382')).toEqual({ page: 'class', code: '471382' })
  expect(placeOf('/class')).toEqual({ page: 'class', code: '' })
  expect(placeOf('/practice')).toEqual({ page: 'practice' })
  expect(placeOf('/nowhere')).toEqual({ page: 'lost' })
})

test('a game with add-ons survives the way into an address and back', () => {
  const path = paths.rules('frantic+supercharge', 'SC-12')
  const [place, clause] = path.split('#')
  expect(placeOf(place ?? '')).toEqual({ page: 'rules', game: 'frantic+supercharge' })
  expect(clause).toBe('SC-12')
})

test('a code of six digits is a class, any other a table', () => {
  expect(paths.behind('471382')).toBe('/class/471382')
  expect(paths.behind('k7qpx')).toBe('/t/k7qpx')
})
