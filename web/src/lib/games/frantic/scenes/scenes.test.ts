// Every event has a scene of its own, cut from at most six inks, without outlines.
import { describe, expect, test } from 'vitest'
import CODES from '../cards/codes.json'
import WORDS from '../../../cards/words/en.json'
import { drawingOf, hasScene } from '.'
import { read } from '../cards/read'

const EVENTS = CODES['frantic+troublemaker+supercharge'].filter((code) => read(code).kind === 'event')
const MOST_INKS = 6

// The inks of a drawing; the cards that lie in it keep their own.
function inks(drawing: string): Set<string> {
  const without = drawing.replace(/<g class="held"[\s\S]*?<\/g>/g, '')
  return new Set([...without.matchAll(/(?:fill|stroke)="(#[0-9A-F]{6})"/g)].map((found) => found[1] ?? ''))
}

test('every event has a name', () => {
  expect(EVENTS).not.toEqual([])
  expect(EVENTS.filter((code) => !(code in WORDS.name))).toEqual([])
})

test('no two scenes are alike', async () => {
  const drawings = await Promise.all(EVENTS.map(drawingOf))
  expect(new Set(drawings).size).toBe(EVENTS.length)
})

describe.each(EVENTS)('%s', (code) => {
  test('is drawn with at most six inks and no outline', async () => {
    expect(hasScene(code)).toBe(true)
    const drawing = await drawingOf(code)
    expect(drawing).not.toMatch(/undefined|NaN/)
    expect([...inks(drawing)].length).toBeLessThanOrEqual(MOST_INKS)
    const outlined = [...drawing.matchAll(/<[a-z]+[^>]*stroke="[^>]*>/g)].filter(
      ([element]) => !element.includes('fill="none"'),
    )
    expect(outlined).toEqual([])
  })
})
