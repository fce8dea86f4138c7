import { expect, test } from 'vitest'
import { Phrasebook } from './words.svelte'

const book = new Phrasebook({
  'a.lays': '{seat:name} lays {card:card}.',
  'a.lays.you': 'You lay {card:card}.',
  'a.total': 'It stands at {total:number}.',
  'a.hand': 'Your hand: {cards:cards}',
  'card.r7': 'red 7',
})
const names = ['Ada', 'Bo']
const lays = { key: 'a.lays', values: { seat: 1, card: 'r7' } }

test('a sentence names the seat and the card', () => {
  expect(book.say(lays, names)).toBe('Bo lays red 7.')
})

test('the one it speaks of is addressed', () => {
  expect(book.say(lays, names, 1)).toBe('You lay red 7.')
  expect(book.say(lays, names, 0)).toBe('Bo lays red 7.')
})

test('a number has a real minus', () => {
  expect(book.fill('a.total', { total: -14 })).toBe('It stands at −14.')
})

test('a card without a name is read with real signs', () => {
  expect(book.card('3x5')).toBe('3×5')
  expect(book.card('8+-2')).toBe('8±2')
  expect(book.card('-half')).toBe('−half')
})

test('names of several words stand between commas, an empty hand is a dash', () => {
  expect(book.fill('a.hand', { cards: 'r7 3x5' })).toBe('Your hand: red 7, 3×5')
  expect(book.fill('a.hand', { cards: '3x5 7x8' })).toBe('Your hand: 3×5 7×8')
  expect(book.fill('a.hand', { cards: '' })).toBe('Your hand: –')
})
