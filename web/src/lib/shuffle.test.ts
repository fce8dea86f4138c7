import { afterEach, expect, test, vi } from 'vitest'
import { brief, commitmentOf, isKept, noteSeal, notedSeal } from './shuffle'

afterEach(() => vi.unstubAllGlobals())

const SEED = '00'.repeat(32)
const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'

test('the commitment is SHA-256 of the bytes, not of the letters', async () => {
  expect(await commitmentOf(SEED)).toBe(HASH)
})

test('another seed does not keep the promise', async () => {
  expect(await isKept(SEED, HASH)).toBe(true)
  expect(await isKept('01' + SEED.slice(2), HASH)).toBe(false)
  expect(await isKept('', HASH)).toBe(false)
  expect(await isKept('not a seed', HASH)).toBe(false)
})

test('a hash is shown by its ends', () => {
  expect(brief(HASH)).toBe('6668…2925')
})

test('the first hash seen is the one that is remembered', () => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  })
  noteSeal('abcd', 1, HASH)
  noteSeal('abcd', 1, 'another')
  expect(notedSeal('abcd', 1)).toBe(HASH)
  expect(notedSeal('abcd', 2)).toBe('')
})
