// Every code of every game has a face, and every face a name, in every language.
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import Card from './Card.svelte'
import { kitOf, loadFaces, speak } from './faces.svelte'

const CODES = import.meta.glob<Record<string, string[]>>('../games/*/cards/codes.json', {
  eager: true,
  import: 'default',
})
/** The name of every game, its family, and the codes of its cards. */
const GAMES = Object.entries(CODES).flatMap(([path, games]) =>
  Object.entries(games).map(([game, codes]) => [game, path.split('/')[2] ?? '', codes] as const),
)
const FAMILIES = new Map<string, string>(GAMES.map(([game, family]) => [game, family]))

// The drawing inside a card, and what it is called.
function drawn(game: string, code: string, more = {}): { body: string; name: string } {
  const { body } = render(Card, { props: { family: FAMILIES.get(game) ?? game, code, ...more } })
  const name = /aria-label="([^"]*)"/.exec(body)?.[1] ?? ''
  const inside = body.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<!--[\s\S]*?-->/g, '')
  return { body: inside, name }
}

beforeAll(async () => {
  await Promise.all(GAMES.map(([, family]) => loadFaces(family)))
})

describe.each(['en', 'de', 'fr'])('in %s', (language) => {
  beforeAll(() => speak(language))

  test.each(GAMES)('every card of %s has a face and a name of its own', (game, family, codes) => {
    const faces = codes.map((code) => drawn(game, code))
    expect(codes.filter((code) => !kitOf(family)?.knows(code))).toEqual([])
    expect(faces.filter(({ name }) => name === '' || /undefined|[{}]/.test(name))).toEqual([])
    expect(new Set(faces.map(({ name }) => name)).size).toBe(codes.length)
    expect(new Set(faces.map(({ body }) => body)).size).toBe(codes.length)
    expect(faces.filter(({ body }) => /undefined|NaN/.test(body))).toEqual([])
  })
})

describe('what a card says', () => {
  beforeAll(() => speak('en'))

  test.each([
    ['frantic', 'r5', 'red ember 5'],
    ['frantic', 'gsk', 'green leaf Skip'],
    ['frantic', 'ca', 'Counterattack'],
    ['frantic', 'k7', 'black spark 7'],
    ['frantic+troublemaker', 'csrb', 'red and blue Colour Swap'],
    ['frantic+supercharge', 'looping', 'power card Looping'],
    ['frantic', 'tornado', 'event Tornado'],
    ['hochspannung', '7x8', '7 times 8, corners 1 and 7'],
    ['unter-spannung', '6+-2', '6, plus or minus 2'],
    ['math-attack', '-half', 'minus half'],
    ['math-attack', 'sign', 'change sign'],
    ['multiplication', '36', '36, a square'],
    ['schwupps', 'y3', 'yellow sun 3'],
    ['schwupps', '-2', 'down two'],
  ])('%s %s is "%s"', (game, code, name) => {
    expect(drawn(game, code).name).toBe(name)
  })

  test('a hidden card tells nothing', () => {
    expect(drawn('frantic', 'r5', { hidden: true })).toEqual(drawn('frantic', 'g9', { hidden: true }))
    expect(drawn('frantic', 'r5', { hidden: true }).name).toBe('face down')
    expect(drawn('frantic', '', { deck: 'power' }).name).toBe('power card, face down')
  })

  test('the view may know other corners than the pack of the house', () => {
    expect(drawn('hochspannung', '7x8', { corners: [2, 5] }).name).toBe('7 times 8, corners 2 and 5')
    expect(drawn('hochspannung', '7x8/25').name).toBe('7 times 8, corners 2 and 5')
  })

  test('a free card that was played shows its number', () => {
    expect(drawn('multiplication', 'free', { stands: 28 }).name).toBe('free card as 28')
    expect(drawn('multiplication', 'free', { stands: 28 }).body).toContain('28')
  })

  test('with the family at the table the rude card is gentle', async () => {
    await speak('en', true)
    expect(drawn('frantic', 'fu').name).toBe('Phooey')
    expect(drawn('frantic', 'fu').body).toContain('Phooey')
  })
})
