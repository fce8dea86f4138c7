import { expect, test } from 'vitest'
import type { PupilSheet, TableSheet } from '../wire'
import { spaced, standing, waiting } from './lesson'

const pupil = (name: string, table: string, here: boolean): PupilSheet => ({ number: 1, name, table, here })

test('whoever is there and sits nowhere waits', () => {
  const all = [pupil('Ada', '', true), pupil('Bo', 'k7qpx', true), pupil('Cy', '', false)]
  expect(waiting(all).map(({ name }) => name)).toEqual(['Ada'])
})

test('a code is written in two halves', () => {
  expect(spaced('471382')).toBe('471 382')
})

test('a table stands as its sheet says', () => {
  expect(standing(null)).toBe('gone')
  expect(standing({ phase: 'gathering' } as TableSheet)).toBe('waiting')
  expect(standing({ phase: 'over' } as TableSheet)).toBe('over')
})
