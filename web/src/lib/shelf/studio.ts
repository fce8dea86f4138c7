// Where the lids are drawn, on the builder's machine and never in a browser.
import { render } from 'svelte/server'
import Card from '../cards/Card.svelte'
import { loadFaces, speak } from '../cards/faces.svelte'
import { BOXES } from './boxes'

const plain = (body: string): string =>
  body
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The three faces of every lid, in a language, as markup. */
export async function drawn(language: string): Promise<Record<string, string[]>> {
  await speak(language)
  const lids: Record<string, string[]> = {}
  for (const { family: game, lid } of BOXES) {
    await loadFaces(game)
    lids[game] = lid.map((code) => plain(render(Card, { props: { game, code, quiet: true } }).body))
  }
  return lids
}
