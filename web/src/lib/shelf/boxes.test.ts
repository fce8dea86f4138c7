import { expect, test } from 'vitest'
import type { BoxSheet } from '../wire'
import { shelved } from './boxes'

const sheet = (name: string, family = name, most = 6): BoxSheet => ({
  name,
  family,
  title: name,
  fewest: 2,
  most,
  hints: true,
  options: [],
  tournament: 0,
  levels: [],
  prefixes: [],
  advice: true,
  real_time: false,
})

test('variants lie in one box, in the order of the server', () => {
  const boxes = shelved([sheet('schwupps'), sheet('frantic'), sheet('frantic+supercharge', 'frantic')])
  expect(boxes.map((box) => box.games)).toEqual([['frantic', 'frantic+supercharge'], ['schwupps']])
})

test('a game without a box of ours stands on the shelf all the same', () => {
  const [box] = shelved([sheet('whist', 'whist', 4)])
  expect(box).toMatchObject({ family: 'whist', games: ['whist'], chairs: 4 })
})

test('a variant of any name lies in the box of its family', () => {
  const [box] = shelved([sheet('hochspannung'), sheet('unter-spannung', 'hochspannung')])
  expect(box).toMatchObject({ family: 'hochspannung', games: ['hochspannung', 'unter-spannung'] })
})

test('families that the page has a folder for come first', () => {
  const boxes = shelved([sheet('whist'), sheet('math-attack'), sheet('frantic')])
  expect(boxes.map((box) => box.family)).toEqual(['frantic', 'math-attack', 'whist'])
})
