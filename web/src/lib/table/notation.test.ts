import { describe, expect, it } from 'vitest'
import { cardIn, likewise, named, seatIn } from './notation'

const knows = (key: string) => ['move.draw', 'move.red', 'move.aggravate'].includes(key)
const name = (text: string) => named(text, 1, 4, knows)

describe('the card that a move names', () => {
  it('is found in every notation', () => {
    expect(cardIn('24:3x5', ['3x5'])).toBe('3x5')
    expect(cardIn('8:8+-2', ['8+-2'])).toBe('8+-2')
    expect(cardIn('own:+7', ['+7', '-7'])).toBe('+7')
    expect(cardIn('r7@2', ['r7'])).toBe('r7')
    expect(cardIn('give=r7', ['r7'])).toBe('r7')
    expect(cardIn('!ca', ['ca'])).toBe('ca')
    expect(cardIn('r7>2', ['r7'])).toBe('r7')
  })
  it('is the free card, not the number it stands for', () => {
    expect(cardIn('free=4=1x4', ['4', 'free'])).toBe('free')
  })
  it('is the aggravation card behind its verb', () => {
    expect(cardIn('aggravate@1>2', ['ag', 'r7'])).toBe('ag')
  })
  it('is not in the hand when it lies elsewhere', () => {
    expect(cardIn('take=r7', ['r7'])).toBeUndefined()
    expect(cardIn('draw', ['r7'])).toBeUndefined()
  })
})

describe('the name of a move', () => {
  it('is its own sentence where there is one', () => {
    expect(name('draw')).toEqual({ key: 'move.draw', values: {} })
  })
  it('tells seats, cards, piles and rows', () => {
    expect(name('at=2')).toEqual({ key: 'move.at', values: { seat: 2 } })
    expect(name('give=r7')).toEqual({ key: 'move.give', values: { card: 'r7' } })
    expect(name('r7@3')).toEqual({ key: 'move.on-pile', values: { card: 'r7', pile: 3 } })
    expect(name('r7>0')).toEqual({ key: 'move.send', values: { card: 'r7', seat: 0 } })
    expect(name('24=4x6')).toEqual({ key: 'move.declare', values: { a: '4', b: '6' } })
  })
  it('counts the one who gets a card from the player to the left', () => {
    expect(name('aggravate@2>3')).toEqual({ key: 'move.aggravate-row', values: { row: 2, seat: 0 } })
  })
  it('is a number or a card if it is nothing else', () => {
    expect(name('7')).toEqual({ key: 'move.number', values: { number: 7 } })
    expect(name('r7')).toEqual({ key: 'move.card', values: { card: 'r7' } })
  })
})

it('aims at a seat by at, to, or a card for somebody', () => {
  expect([seatIn('at=2'), seatIn('to=0'), seatIn('r7>3'), seatIn('aggravate@1>2'), seatIn('draw')]).toEqual([
    2,
    0,
    3,
    undefined,
    undefined,
  ])
})

it('tries a card in the way that is asked for', () => {
  expect(likewise(['give=g1', 'give=r2'], ['g1', 'r2', 'b9'], 'b9')).toBe('give=b9')
  expect(likewise(['draw'], ['b9'], 'b9')).toBe('b9')
})
