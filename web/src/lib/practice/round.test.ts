import { expect, test } from 'vitest'
import { Round } from './round'

test('a fact is done when it was right twice under two seconds', () => {
  const round = new Round(['7x8'])
  round.answer(1500, true)
  expect(round.now).toBe('7x8')
  round.answer(1900, true)
  expect(round.now).toBeUndefined()
  expect(round.done).toBe(1)
})

test('slow or wrong does not count', () => {
  const round = new Round(['7x8'])
  round.answer(2500, true)
  round.answer(500, false)
  expect(round.fast('7x8')).toBe(0)
  expect(round.now).toBe('7x8')
})

test('what is not done comes again after others', () => {
  const round = new Round(['a', 'b', 'c', 'd', 'e'])
  round.answer(9000, true)
  expect(round.queue).toEqual(['b', 'c', 'd', 'a', 'e'])
})

test('nobody is asked the same for ever', () => {
  const round = new Round(['7x8'])
  for (let time = 0; time < 6; time++) round.answer(9000, false)
  expect(round.now).toBeUndefined()
})
