import { expect, test } from 'vitest'
import { paths, placeOf } from './router.svelte'

test('every path names its page', () => {
  expect(placeOf('/')).toEqual({ page: 'shelf' })
  expect(placeOf('/t/K7QP')).toEqual({ page: 'table', code: 'k7qp' })
  expect(placeOf('/replay/k7qp/3')).toEqual({ page: 'replay', code: 'k7qp', game: 3 })
  expect(placeOf('/practice')).toEqual({ page: 'practice' })
  expect(placeOf('/nowhere')).toEqual({ page: 'lost' })
})

test('a game with add-ons survives the way into an address and back', () => {
  const path = paths.rules('frantic+supercharge', 'SC-12')
  const [place, clause] = path.split('#')
  expect(placeOf(place ?? '')).toEqual({ page: 'rules', game: 'frantic+supercharge' })
  expect(clause).toBe('SC-12')
})
