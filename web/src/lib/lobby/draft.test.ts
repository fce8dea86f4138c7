import { expect, test } from 'vitest'
import type { BoxSheet } from '../wire'
import { drafted, wanted, withChairs } from './draft'

const sheet: BoxSheet = {
  name: 'schwupps',
  family: 'schwupps',
  title: 'Schwupps',
  fewest: 2,
  most: 5,
  hints: true,
  tournament: 0,
  prefixes: ['SW'],
  advice: true,
  real_time: false,
  options: [{ name: 'limit', clause: 'SW-74', default: 1000, words: [], least: 1, most: 100_000 }],
  levels: [{ name: 'dice' }, { name: 'regular' }, { name: 'plans' }],
}

test('a new table has two people, and usual bots in the other chairs', () => {
  expect(drafted(sheet, 3).chairs).toEqual([
    { kind: 'person', bot: '' },
    { kind: 'person', bot: '' },
    { kind: 'bot', bot: 'regular' },
  ])
})

test('no more chairs than may play', () => {
  expect(drafted(sheet, 9).chairs.length).toBe(5)
  expect(drafted(sheet, 1).chairs.length).toBe(2)
})

test('chairs are added for bots and taken from the end', () => {
  const draft = drafted(sheet, 3)
  expect(withChairs(draft, 5, sheet).map((chair) => chair.kind)).toEqual(['person', 'person', 'bot', 'bot', 'bot'])
  expect(withChairs(draft, 2, sheet).map((chair) => chair.kind)).toEqual(['person', 'person'])
})

test('only house rules that differ from the book are sent', () => {
  const draft = drafted(sheet, 2)
  expect(wanted(draft, sheet, 'Ada').options).toEqual({})
  draft.options.limit = 50
  expect(wanted(draft, sheet, 'Ada')).toMatchObject({ options: { limit: 50 }, name: 'Ada', game: 'schwupps' })
})
