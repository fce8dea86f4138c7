import { expect, test } from 'vitest'
import { DESIGNS } from '../games'
import { drawn } from './studio'

test('every lid has three faces, drawn in the language of the reader', async () => {
  const lids = { en: await drawn('en'), de: await drawn('de') }
  expect(Object.keys(lids.en)).toEqual([...DESIGNS.keys()].sort())
  for (const faces of Object.values(lids.en)) {
    expect(faces).toHaveLength(3)
    for (const face of faces)
      expect(face).toMatch(/^<div class="card[^>]*><svg.*<(path|rect|circle|text).*<\/svg><\/div>$/)
  }
  expect(lids.en.multiplication?.[2]).toContain('free')
  expect(lids.de.multiplication?.[2]).toContain('frei')
})
