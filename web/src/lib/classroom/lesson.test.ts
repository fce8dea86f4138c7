import { expect, test } from 'vitest'
import { Trouble } from '../http'
import type { NewTable, Sitter } from '../wire'
import { begin, codesIn, findChair, linkOf, tablesFor } from './lesson'

test('children are spread evenly, and nobody sits alone', () => {
  expect(tablesFor(24, 2)).toEqual(Array(12).fill(2))
  expect(tablesFor(25, 4)).toEqual([4, 4, 4, 4, 3, 3, 3])
  expect(tablesFor(5, 4)).toEqual([3, 2])
})

test('a chair is left for each child, and bots fill up to the fewest', async () => {
  const made: NewTable[] = []
  const lesson = await begin('schwupps', [2, 1], 2, async (table) => {
    made.push(table)
    return { code: `code${made.length}`, seat: -1, token: '' }
  })
  expect(lesson.codes).toEqual(['code1', 'code2'])
  expect(made.map((table) => table.chairs.map((chair) => chair.kind))).toEqual([['person', 'person'], ['person', 'bot']])
  expect(made.every((table) => table.name == null)).toBe(true)
})

test('a link leads to all tables', () => {
  expect(codesIn(linkOf(['abcd', 'k7qp']).split('#')[1] ?? '')).toEqual(['abcd', 'k7qp'])
  expect(codesIn('abcd.<script>')).toEqual(['abcd'])
})

test('whoever comes sits down where a chair is free', async () => {
  const full = new Trouble(409, { code: 'full', words: { key: 'k', values: {} } })
  const sit = async (code: string, sitter: Sitter) => {
    if (code === 'abcd') throw full
    return { code, seat: 1, token: sitter.name }
  }
  expect((await findChair(['abcd', 'k7qp'], 'Ada', sit)).code).toBe('k7qp')
  await expect(findChair(['abcd'], 'Ada', sit)).rejects.toBe(full)
})
