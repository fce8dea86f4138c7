import { expect, test } from 'vitest'
import type { BoxSheet } from '../wire'
import { boxOf, shelved } from './boxes'

const sheet = (name: string, most = 6): BoxSheet => ({
  name,
  title: name,
  fewest: 2,
  most,
  hints: true,
  options: [],
  tournament: 0,
  levels: [],
  prefixes: [],
  advice: true,
})

test('variants lie in one box, in the order of the box', () => {
  const boxes = shelved([sheet('schwupps'), sheet('frantic+supercharge'), sheet('frantic')])
  expect(boxes.map((box) => box.games)).toEqual([['frantic', 'frantic+supercharge'], ['schwupps']])
})

test('a game without a box of ours stands on the shelf all the same', () => {
  const [box] = shelved([sheet('whist', 4)])
  expect(box).toMatchObject({ family: 'whist', games: ['whist'], chairs: 4 })
})

test('a variant knows its box', () => {
  expect(boxOf('unter-spannung')?.family).toBe('hochspannung')
  expect(boxOf('whist')).toBeUndefined()
})
