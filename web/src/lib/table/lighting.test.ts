import { beforeAll, expect, test } from 'vitest'
import { lighting } from './lighting'

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) } as typeof CSS
})

test('a hint lights up the button of its move and the card that it names', () => {
  const rule = lighting('24=4x6', '24')
  expect(rule).toContain('[data-move="24\\=4x6"]')
  expect(rule).toContain('[data-key="24\\#0"]')
})

test('a move without a card of the hand lights up no card', () => {
  expect(lighting('draw', undefined)).not.toContain('data-key')
})

test('nothing that a move is written with breaks out of the rule', () => {
  expect(lighting('"] * { display: none } [x="', undefined)).not.toContain('"] *')
})
