// The sets of faces, one a family of games, each fetched when first needed; and the language the cards speak.
import type { Kit, Words } from './kit'

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  hochspannung: () => import('./hochspannung'),
  multiplication: () => import('./multiplication'),
  'math-attack': () => import('./math-attack'),
  schwupps: () => import('./schwupps'),
  frantic: () => import('./frantic'),
}
const LANGUAGES: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import('./words/en.json'),
  de: () => import('./words/de.json'),
  fr: () => import('./words/fr.json'),
}

let kits = $state.raw<Record<string, Kit>>({})
let words = $state.raw<Words>()
let wishes = 0 // the newest wish for a language wins

// The family whose faces a game uses: add-ons and variants share those of their game.
export function familyOf(game: string): string {
  const first = game.split('+')[0] ?? game
  return first === 'unter-spannung' ? 'hochspannung' : first
}

// Fetches the faces of a game; a table awaits this before it is shown.
export async function loadFaces(game: string): Promise<void> {
  const family = familyOf(game)
  const load = KITS[family]
  if (!load || kits[family]) return
  const { kit } = await load()
  kits = { ...kits, [family]: kit }
}

// Lets all cards speak a language; with the family at the table the one rude name is gentle.
export async function speak(language: string, gently = false): Promise<void> {
  const load = LANGUAGES[language] ?? LANGUAGES.en
  const wish = ++wishes
  if (!load) return
  const { default: found } = await load()
  if (wish === wishes) words = gently ? gentle(found) : found
}

function gentle(found: Words): Words {
  const soft = found.name['fu.family']
  return soft ? { ...found, name: { ...found.name, fu: soft } } : found
}

// The faces of a game, if they are here.
export function kitOf(game: string): Kit | undefined {
  return kits[familyOf(game)]
}

// What the cards say, if their language is here.
export function cardWords(): Words | undefined {
  return words
}
