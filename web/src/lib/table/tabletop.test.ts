import { expect, it } from 'vitest'
import type { Spoken, TableSheet } from '../wire'
import { Tabletop, type Seen } from './tabletop.svelte'

const HAND = ['r7', 'g1', 'ag']
const NAMES: Record<string, Spoken> = {
  draw: { key: 'move.draw', values: {} },
  r7: { key: 'move.card', values: { card: 'r7' } },
  'r7>2': { key: 'some.move-send', values: { card: 'r7', seat: 2 } },
  'give=g1': { key: 'some.move-give', values: { card: 'g1' } },
  'aggravate@2>1': { key: 'some.move-aggravate', values: { card: 'ag', row: 2, seat: 0 } },
  'take=r7': { key: 'some.move-take', values: { face: 'r7' } },
  '!looping': { key: 'some.move-throw', values: { card: 'looping' } },
}

function table(...moves: string[]): Tabletop {
  const view = { seat: 0, to_act: [0], awaited: [0], decision: 1, prompt: { key: 'some.ask', values: {} }, hand: HAND }
  const sheet = { seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] } as unknown as TableSheet
  const moveNames = moves.map((move) => NAMES[move] ?? { key: 'move.plain', values: { text: move } })
  const seen = { view, sheet, you: 0, moves, moveNames, readonly: false, timer: null, told: [], log: [], rtt: 0 }
  return new Tabletop(() => ({ ...seen, now: Date.now, act: async () => ({ kept: false, refused: null }) }) as Seen)
}

it('finds the moves of a card by their names', () => {
  const at = table('draw', 'r7', 'r7>2', 'give=g1', 'aggravate@2>1')
  expect(at.with('r7')).toEqual(['r7', 'r7>2'])
  expect(at.with('g1')).toEqual(['give=g1'])
  expect(at.with('ag')).toEqual(['aggravate@2>1'])
  expect(at.others).toEqual(['draw'])
})

it('takes a card that is not in the hand for none of it', () => {
  const at = table('take=r7', '!looping')
  expect(at.with('r7')).toEqual([])
  expect(at.others).toEqual(['take=r7', '!looping'])
})

it('knows the seat that a move aims at', () => {
  const at = table('draw', 'r7>2', 'aggravate@2>1')
  expect(['draw', 'r7>2', 'aggravate@2>1', 'at=1'].map((move) => at.seatOf(move))).toEqual([undefined, 2, 0, undefined])
})

it('tries a card in the way that is asked for', () => {
  expect(table('give=g1').likewise('b9')).toBe('give=b9')
  expect(table('draw').likewise('b9')).toBe('b9')
  expect(table('give=g1').likewise('b9', ['draw'])).toBe('b9')
})

it('names a move that is not listed by its own sentence, or by its notation', () => {
  expect(table('draw').nameOf('hop')).toBeUndefined()
  expect(table('draw').label('hop')).toBe('move.plain')
})
