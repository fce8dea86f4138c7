import { expect, test } from 'vitest'
import type { Replay, ReplayStep } from '../wire'
import { Reel, weight } from './reel.svelte'

const asked: string[] = []
const step = (n: number, eyes: number): ReplayStep => ({
  n,
  seat: 0,
  ms: 10,
  text: 'draw',
  events: [],
  view: { decision: n, eyes },
  says: [],
})
const fetch = async (code: string, game: number, eyes: number, first: number, count: number): Promise<Replay> => {
  asked.push(`${eyes}:${first}`)
  const all = Array.from({ length: 450 }, (_, place) => step(place + 1, eyes))
  return {
    code,
    game_number: game,
    game: 'schwupps',
    family: 'schwupps',
    names: ['Ada', 'Bo'],
    options: {},
    eyes,
    moves: 450,
    start: { decision: 0, eyes },
    steps: all.slice(first, first + count),
    outcome: { game, winners: [0], points: [1, 0], clause: 'SW-70', seed: '', commitment: '' },
    review: true,
  }
}

test('a far position is there as soon as its own piece is', async () => {
  asked.length = 0
  const reel = new Reel('abcd', 1, fetch)
  await reel.open(31, 401)
  expect(asked[0]).toBe('31:400')
  expect(reel.view?.decision).toBe(401)
})

test('other eyes see the same moment', async () => {
  const reel = new Reel('abcd', 1, fetch)
  await reel.open(31, 7)
  await reel.open(1)
  expect(reel.position).toBe(7)
  expect(reel.view).toEqual({ decision: 7, eyes: 1 })
})

test('nobody goes beyond the first or last move', async () => {
  const reel = new Reel('abcd', 1, fetch)
  await reel.open(31)
  await reel.seek(9999)
  expect(reel.position).toBe(450)
  await reel.seek(-3)
  expect(reel.view?.decision).toBe(0)
})

test('draws stand low and events high on the timeline', () => {
  const with_ = (events: Record<string, unknown>[]) => ({ ...step(1, 0), events })
  expect(weight(with_([{ kind: 'moved', to: 'hand:1', key: 'frantic.draws' }]))).toBe(4)
  expect(weight(with_([{ kind: 'moved', to: 'discard', key: 'frantic.lays' }]))).toBe(7)
  expect(weight(with_([{ kind: 'told', key: 'frantic.event' }]))).toBe(18)
})
