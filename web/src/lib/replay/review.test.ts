import { expect, test, vi } from 'vitest'
import { Trouble } from '../http'
import type { Review } from '../wire'
import { Reviewer } from './review.svelte'

const remark = (n: number) => ({
  n,
  seat: 0,
  played: 'draw',
  better: '24=4x6',
  played_name: { key: 'move.draw', values: {} },
  better_name: { key: 'multiplication.move-discard', values: { card: '24', a: 4, b: 6 } },
  little: 31,
  much: 45,
})
const after = (done: number): Review => ({
  done,
  moves: 9,
  choices: [3, 2],
  remarks: [remark(2), remark(5)].filter((each) => each.n <= done),
})

test('a review is asked for until it has come to the end', async () => {
  const answers = [after(0), after(4), after(9)]
  const ask = vi.fn(async () => answers.shift() ?? after(9))
  const reviewer = new Reviewer('abcd', 1, ask, 0)
  await reviewer.begin()
  expect([reviewer.asking, reviewer.done]).toEqual([true, false])
  await vi.waitFor(() => expect(reviewer.done).toBe(true))
  expect(ask).toHaveBeenCalledTimes(3)
  expect(reviewer.asking).toBe(false)
  await reviewer.begin()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('one walks from remark to remark, forth and back', async () => {
  const reviewer = new Reviewer('abcd', 1, async () => after(9), 0)
  await reviewer.begin()
  expect([reviewer.from(0, 1), reviewer.from(2, 1), reviewer.from(5, 1)]).toEqual([2, 5, undefined])
  expect([reviewer.from(9, -1), reviewer.from(5, -1), reviewer.from(2, -1)]).toEqual([5, 2, undefined])
  expect([reviewer.on(5)?.much, reviewer.on(4)]).toEqual([45, undefined])
})

test('a refusal is kept, and one may ask again', async () => {
  const busy = new Trouble(429, { code: 'no-advice-now', words: { key: 'table.left-no-advice-now', values: {} } })
  const ask = vi.fn(async () => after(9)).mockRejectedValueOnce(busy)
  const reviewer = new Reviewer('abcd', 1, ask, 0)
  await reviewer.begin()
  expect([reviewer.problem?.key, reviewer.asking]).toEqual(['table.left-no-advice-now', false])
  await reviewer.begin()
  expect([reviewer.problem, reviewer.done]).toEqual([null, true])
})

test('nobody asks any more when the page is left', async () => {
  const ask = vi.fn(async () => after(1))
  const reviewer = new Reviewer('abcd', 1, ask, 0)
  await reviewer.begin()
  reviewer.close()
  await new Promise((soon) => setTimeout(soon, 20))
  expect(ask).toHaveBeenCalledTimes(1)
})
