import { beforeEach, expect, test, vi } from 'vitest'
import { ALL, factOf, known, note, roundOf, seconds, slowest, stepOf, type Facts } from './facts'

const shelf = new Map<string, string>()
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  })
})
const facts = (times: Record<string, number[]>): Facts =>
  Object.fromEntries(Object.entries(times).map(([fact, all]) => [fact, all.map((ms) => [0, ms])]))

test('8×7 is the same fact as 7×8', () => {
  expect(factOf(8, 7)).toBe(factOf(7, 8))
})

test('the deck asks for 2×3 and 9×9, and not for 2×2', () => {
  expect(ALL).toContain('2x3')
  expect(ALL).toContain('9x9')
  expect(ALL).not.toContain('2x2')
})

test('one lucky or unlucky answer does not decide', () => {
  expect(seconds(facts({ '7x8': [900, 4800, 1000] }), '7x8')).toBe(1)
  expect(seconds(facts({ '7x8': [1000, 2000] }), '7x8')).toBe(1.5)
  expect(seconds({}, '7x8')).toBeUndefined()
})

test('a wrong answer is a slow one, however quick', () => {
  note('7x8', 300, false, 1000)
  expect(seconds(known(1000), '7x8')).toBe(6)
})

test('what is older than thirty days is forgotten', () => {
  note('7x8', 900, true, 0)
  expect(seconds(known(29 * 86_400_000), '7x8')).toBe(0.9)
  expect(seconds(known(31 * 86_400_000), '7x8')).toBeUndefined()
})

test('five steps from by heart to slow', () => {
  expect([undefined, 0.7, 1.2, 2.5, 3.5, 4].map(stepOf)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a round begins with the slow ones, then what was never asked', () => {
  const some = facts({ '7x8': [4800], '6x8': [2700], '5x5': [700] })
  expect(slowest(some, 2)).toEqual(['7x8', '6x8'])
  const round = roundOf(some, 10)
  expect(round.slice(0, 2)).toEqual(['7x8', '6x8'])
  expect(round.length).toBe(10)
  expect(round).not.toContain('5x5')
})
