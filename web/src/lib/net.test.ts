import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSocket } from './net.svelte'
import type { Update } from './wire'

/** The other end of a socket, in the hands of a test. */
class Line {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.readyState = 3
    this.onclose()
  }

  answer() {
    this.readyState = 1
    this.onopen()
  }

  tell(told: object) {
    this.onmessage({ data: JSON.stringify(told) })
  }
}

const lines: Line[] = []
const line = (n: number) => lines[n] ?? expect.fail(`no line ${n}`)
const update = (number: number, more: Partial<Update> = {}): Update => ({ t: 'update', number, now: 1000, ...more })

function table(): TableSocket {
  const socket = new TableSocket('abcd', 'token', () => {
    lines.push(new Line())
    return lines.at(-1) as unknown as WebSocket
  })
  socket.open()
  line(0).answer()
  line(0).tell(update(4, { you: 1, view: { seat: 1, decision: 7, draw: 20 }, moves: ['b7'] }))
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
})
afterEach(() => {
  lines.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it joins with its token and shows what it is told', () => {
  const socket = table()
  expect(line(0).sent[0]).toMatchObject({ t: 'join', token: 'token', since: 0 })
  expect(socket.you).toBe(1)
  expect(socket.moves).toEqual(['b7'])
  expect(socket.connection).toBe('here')
})

test('what an update leaves out has not changed', () => {
  const socket = table()
  line(0).tell(update(5, { timer: { decision: 7, until: 9, total: 5, seats: [1] } }))
  expect(socket.moves).toEqual(['b7'])
  expect(socket.timer?.until).toBe(9)
  line(0).tell(update(6, { timer: { decision: 0, until: 0, total: 0, seats: [] } }))
  expect(socket.timer).toBeNull()
})

test('zones that a view leaves out have not changed, and a whole view forgets the one before', () => {
  const socket = table()
  line(0).tell(update(5, { view: { decision: 8 } }))
  expect(socket.view).toEqual({ seat: 1, decision: 8, draw: 20 })
  line(0).tell(update(6, { view: { seat: 1, decision: 9 } }))
  expect(socket.view).toEqual({ seat: 1, decision: 9 })
})

test('a move names its decision and is answered', async () => {
  const socket = table()
  const kept = socket.do('b7')
  expect(line(0).sent.at(-1)).toEqual({ t: 'do', do: 'b7', decision: 7, id: 1, seen: 4 })
  line(0).tell(update(5, { re: 1 }))
  expect(await kept).toMatchObject({ kept: true })
})

test('a refusal is the answer, and stays until something is kept', async () => {
  const socket = table()
  const answer = socket.do('b7')
  line(0).tell({ t: 'refused', re: 1, code: 'illegal', clause: 'FR-030', words: { key: 'k', values: {} } })
  expect(await answer).toMatchObject({ kept: false, refused: { clause: 'FR-030' } })
  expect(socket.refusal?.clause).toBe('FR-030')
})

test('a lost line is taken up again where it was', async () => {
  const socket = table()
  const answer = socket.do('b7')
  line(0).close()
  expect(socket.connection).toBe('lost')
  expect(await answer).toEqual({ kept: false, refused: null })
  await vi.advanceTimersByTimeAsync(1000)
  line(1).answer()
  expect(line(1).sent[0]).toMatchObject({ t: 'join', since: 4 })
  line(1).tell(update(9, { steps: [{ n: 9, seat: 0, at: 1 }] }))
  expect(socket.connection).toBe('here')
  expect(socket.log.map((step) => step.n)).toEqual([9])
})

test('a newer tab takes the seat, and the older one does not fight for it', async () => {
  const socket = table()
  line(0).tell({ t: 'left', code: 'replaced', words: { key: 'k', values: {} } })
  line(0).close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines.length).toBe(1)
  expect(socket.left?.code).toBe('replaced')
  socket.comeBack()
  expect(lines.length).toBe(2)
})

test('listeners hear an update before it is shown', () => {
  const socket = table()
  const seen: number[] = []
  socket.listen(() => seen.push(socket.number))
  line(0).tell(update(8))
  expect(seen).toEqual([4])
})

test('a ping measures the round trip and sets the clock', async () => {
  const socket = table()
  await vi.advanceTimersByTimeAsync(10_000)
  const ping = line(0).sent.at(-1)?.ping as number
  await vi.advanceTimersByTimeAsync(80)
  line(0).tell(update(4, { now: 5_000_000, pong: ping }))
  expect(socket.rtt).toBe(80)
  expect(Math.round(socket.now())).toBe(5_000_040)
})

test('a closed table opens no line', async () => {
  const socket = table()
  socket.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines.length).toBe(1)
})
