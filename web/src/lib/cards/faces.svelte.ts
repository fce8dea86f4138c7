// The sets of faces, one a family of games, each fetched when first needed; and the language the cards speak.
import { facesOf } from '../games'
import type { Kit, Words } from './kit'

const LANGUAGES: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import('./words/en.json'),
  de: () => import('./words/de.json'),
  fr: () => import('./words/fr.json'),
}

/** Behind the code of a card: its gentle name. */
const GENTLE = '.family'

let kits = $state.raw<Record<string, Kit>>({})
let words = $state.raw<Words>()
let wishes = 0 // the newest wish for a language wins

// Fetches the faces of a family of games; a table awaits this before it is shown.
export async function loadFaces(family: string): Promise<void> {
  const load = facesOf(family)
  if (!load || kits[family]) return
  const { kit } = await load()
  kits = { ...kits, [family]: kit }
}

// Lets all cards speak a language; on request a rude name is replaced by its gentle one.
export async function speak(language: string, gently = false): Promise<void> {
  const load = LANGUAGES[language] ?? LANGUAGES.en
  const wish = ++wishes
  if (!load) return
  const { default: found } = await load()
  if (wish === wishes) words = gently ? gentle(found) : found
}

function gentle(found: Words): Words {
  const soft = Object.entries(found.name).filter(([code]) => code.endsWith(GENTLE))
  return { ...found, name: { ...found.name, ...Object.fromEntries(soft.map(([code, name]) => [bare(code), name])) } }
}
const bare = (code: string): string => code.slice(0, -GENTLE.length)

// The faces of a family of games, if they are here.
export function kitOf(family: string): Kit | undefined {
  return kits[family]
}

// What the cards say, if their language is here.
export function cardWords(): Words | undefined {
  return words
}
