// Sounds are short, and silence is silent.
import { afterEach, expect, test, vi } from 'vitest'
import { length, play, type Sound } from './sound'

const SOUNDS: Sound[] = ['lay', 'draw', 'shuffle', 'slap', 'knock', 'tick', 'up', 'down', 'tear']

afterEach(() => vi.unstubAllGlobals())

test.each(SOUNDS)('%s takes less than a quarter of a second', (sound) => {
  expect(length(sound)).toBeGreaterThan(0.02)
  expect(length(sound)).toBeLessThan(0.25)
})

test('switched off, nothing is even opened', () => {
  const opened = vi.fn()
  vi.stubGlobal('AudioContext', opened)
  play('slap', 'off')
  expect(opened).not.toHaveBeenCalled()
})
