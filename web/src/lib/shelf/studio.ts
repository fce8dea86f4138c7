// Where the lids are drawn, on the builder's machine and never in a browser.
import { render } from 'svelte/server'
import Card from '../cards/Card.svelte'
import { loadFaces, speak } from '../cards/faces.svelte'

const LIDS = import.meta.glob<string[]>('../games/*/lid.ts', { eager: true, import: 'lid' })

const plain = (body: string): string =>
  body
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The three faces of every lid, in a language, as markup. */
export async function drawn(language: string): Promise<Record<string, string[]>> {
  await speak(language)
  const lids: Record<string, string[]> = {}
  for (const [path, lid] of Object.entries(LIDS)) {
    const family = path.split('/')[2] ?? ''
    await loadFaces(family)
    lids[family] = lid.map((code) => plain(render(Card, { props: { family, code, quiet: true } }).body))
  }
  return lids
}
