import { describe, expect, it } from 'vitest'
import { zonesOf } from './zones'
import { keyed } from './tabletop.svelte'
import { movesOf, seatOf, spokenOf } from './telling'

describe('events', () => {
  const passed = { kind: 'moved' as const, seat: 1, card: 'r7', from: 'hand:1', to: 'hand:2', key: 'frantic.gives' }
  it('say who gets a card', () => {
    expect(spokenOf(passed)).toEqual({ key: 'frantic.gives', values: { seat: 1, card: 'r7', to: 2 } })
  })
  it('name no card that was not seen', () => {
    expect(spokenOf({ ...passed, card: '' }).values).toEqual({ seat: 1, to: 2 })
  })
  it('are told apart: what moves, and what is only said', () => {
    const told = { kind: 'told', key: 'hochspannung.calls', values: { seat: 1, call: 24 } }
    expect(movesOf([{ n: 1, seat: 1, at: 0, events: [told, { ...passed }] }])).toEqual([passed])
  })
  it('belong to the seat of a place', () => {
    expect([seatOf('hand:3'), seatOf('power:0'), seatOf('discard')]).toEqual([3, 0, undefined])
  })
})

it('two cards alike have keys of their own', () => {
  expect(keyed(['r7', 'g1', 'r7']).map((held) => held.key)).toEqual(['r7#0', 'g1#0', 'r7#1'])
})

it('a view of any game falls into cards, counts and sizes', () => {
  const view = {
    seat: 0,
    to_act: [0],
    awaited: [0],
    decision: 3,
    prompt: { key: 'x', values: {} },
    hand: ['a'],
    piles: [['b', 'c'], []],
    discard: ['d'],
    stack: 12,
    sizes: [1, 2],
  }
  const zones = zonesOf(view, 2)
  expect(zones.lists).toEqual([
    { name: 'piles:0', cards: ['b', 'c'] },
    { name: 'discard', cards: ['d'] },
  ])
  expect(zones.facts).toEqual([['stack', '12']])
  expect(zones.sizes).toEqual([1, 2])
})
