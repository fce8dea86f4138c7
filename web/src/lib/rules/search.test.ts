import { expect, test } from 'vitest'
import { chapters, matching } from './search'

const clause = (id: string, title: string, chapter: string) => ({
  id,
  title,
  chapter,
  text: 'Die Lösung wird gerufen.',
  state: 'played',
})
const book = [
  clause('HS-07', 'The start signal', 'Start'),
  clause('HS-12', 'A digit', 'Play'),
  clause('HS-16', 'The call', 'Play'),
]
const ids = (wish: string) => matching(book, wish).map((each) => each.id)

test('a clause is found by its id in any case', () => {
  expect(ids('hs-12')).toEqual(['HS-12'])
})

test('all words must be there, accents need not', () => {
  expect(ids('losung signal')).toEqual(['HS-07'])
  expect(ids('losung digit signal')).toEqual([])
})

test('clauses stand in their chapters', () => {
  expect(chapters(book).map((chapter) => [chapter.name, chapter.clauses.length])).toEqual([
    ['Start', 1],
    ['Play', 2],
  ])
})
