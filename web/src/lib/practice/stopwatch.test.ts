import { beforeEach, expect, test, vi } from 'vitest'
import type { Listener, TableSocket } from '../net.svelte'
import type { Update } from '../wire'
import { known, seconds } from './facts'
import { timed } from './stopwatch'

const shelf = new Map<string, string>()
let now = 0
let hear: Listener = () => {}
const socket = { you: 1, view: null as unknown, listen: (listener: Listener) => ((hear = listener), () => {}) }

function told(top: string, seat?: number): void {
  const steps =
    seat === undefined ? [] : [{ n: 1, seat, at: 0, events: [{ kind: 'moved', seat, key: 'hochspannung.lays' }] }]
  const update = { t: 'update', number: 1, now: 0, view: { discard: [top] }, steps } as Update
  hear(update)
  socket.view = update.view
}
const time = (fact: string) => seconds(known(), fact)

beforeEach(() => {
  shelf.clear()
  now = 0
  socket.view = null
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  })
  timed(socket as unknown as TableSocket, () => now)
})

test('a problem is timed from when it lay on top until the own card lies on it', () => {
  told('7x8')
  now = 1500
  told('3x5', 1)
  expect(time('7x8')).toBe(1.5)
  now = 2400
  told('6x4', 1)
  expect(time('3x5')).toBeCloseTo(0.9)
})

test('what others solve says nothing', () => {
  told('7x8')
  now = 900
  told('3x5', 0)
  expect(time('7x8')).toBeUndefined()
})

test('an update in which the top card has not changed leaves the clock running', () => {
  told('7x8')
  now = 700
  hear({ t: 'update', number: 2, now: 0, view: { draw: 11 } } as Update)
  now = 1500
  told('3x5', 1)
  expect(time('7x8')).toBe(1.5)
})

test('a step of plus or minus is no product, and an absent player no slow one', () => {
  told('8+-2')
  now = 500
  told('7x8', 1)
  now = 60_000
  told('3x5', 1)
  expect(known()).toEqual({})
})
