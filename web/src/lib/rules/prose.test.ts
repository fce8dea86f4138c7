import { expect, test } from 'vitest'
import { blocks, inline } from './prose'

test('a clause that is named stands by itself', () => {
  expect(inline('As HS-12 says.')).toEqual([
    { kind: 'text', text: 'As ' },
    { kind: 'clause', text: 'HS-12' },
    { kind: 'text', text: ' says.' },
  ])
  expect(inline('FR-N12')).toEqual([{ kind: 'clause', text: 'FR-N12' }])
})

test('bold and code within a line', () => {
  expect(inline('**high** is `x`').map((part) => part.kind)).toEqual(['bold', 'text', 'code'])
})

test('lines of a paragraph belong together, an empty line parts two', () => {
  expect(blocks('one\ntwo\n\nthree').map((block) => block.kind)).toEqual(['paragraph', 'paragraph'])
})

test('a table has a head and rows', () => {
  const [table] = blocks('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(table).toMatchObject({
    kind: 'table',
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  })
})
