// All sentences in the reader's language, from the one source that every front uses: /api/words/{language}.
import { settings } from './settings.svelte'
import type { Spoken } from './wire'

type Sentences = Record<string, string>
type Values = Record<string, string | number>

const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g

/** A number with a real minus. */
export const numeral = (value: string | number): string => String(value).replace('-', '−')

/** A code that has no name, read with real signs. */
export const signs = (face: string): string => face.replaceAll('+-', '±').replaceAll('-', '−').replaceAll('x', '×')

/** The words for one language, filled as docs/protocol.md says. */
export class Phrasebook {
  readonly sentences: Sentences

  constructor(sentences: Sentences) {
    this.sentences = sentences
  }

  /** Is there such a sentence? */
  has(key: string): boolean {
    return Object.hasOwn(this.sentences, key)
  }

  /** A card as people say it. */
  card(face: string): string {
    return this.sentences[`card.${face}`] ?? signs(face)
  }

  /** Several cards in a row; with commas where a name has several words. */
  cards(faces: string): string {
    const named = faces
      .split(' ')
      .filter(Boolean)
      .map((face) => this.card(face))
    return named.join(named.some((each) => each.includes(' ')) ? ', ' : ' ') || '–'
  }

  /** The sentence under a key, filled with values and the names at the table. */
  fill(key: string, values: Values = {}, names: readonly string[] = []): string {
    const text = this.sentences[key] ?? key
    return text
      .replace(PLACEHOLDER, (whole, name: string, reading: string | undefined) => {
        const value = values[name]
        return value === undefined ? whole : this.#read(value, reading, names)
      })
      .replaceAll('{{', '{')
      .replaceAll('}}', '}')
  }

  /** What the table says, spoken to a reader: "You lay ..." to the one it speaks of. */
  say(spoken: Spoken, names: readonly string[], you?: number): string {
    const values = spoken.values ?? {}
    const addressed = you !== undefined && values.seat === you && this.has(`${spoken.key}.you`)
    return this.fill(addressed ? `${spoken.key}.you` : spoken.key, values, names)
  }

  #read(value: string | number, reading: string | undefined, names: readonly string[]): string {
    if (reading === 'name') return names[Number(value)] ?? String(value)
    if (reading === 'card') return this.card(String(value))
    if (reading === 'cards') return this.cards(String(value))
    return reading === 'number' ? numeral(value) : String(value)
  }
}

/** The book that lies open: switched at any time, and everything that was read from it changes at once. */
class Words {
  #book = $state.raw(new Phrasebook({}))
  /** The edition that lies open: `de+family`, or empty before the first one has come. */
  edition = $state('')
  #books = new Map<string, Promise<Phrasebook>>()

  /** Opens the book that the settings ask for; the newest wish wins. */
  async open(): Promise<void> {
    const edition = settings.language + (settings.family ? '+family' : '')
    const book = await this.#fetch(edition)
    if (edition === settings.language + (settings.family ? '+family' : '')) {
      this.#book = book
      this.edition = edition
    }
  }

  /** A sentence of the page: `words.of('page.shelf.title')`. */
  of(key: string, values?: Values, names?: readonly string[]): string {
    return this.#book.fill(key, values, names)
  }

  /** What the table says, to this reader. */
  say(spoken: Spoken, names: readonly string[], you?: number): string {
    return this.#book.say(spoken, names, you)
  }

  /** A card as people say it. */
  card(face: string): string {
    return this.#book.card(face)
  }

  /** Is there such a sentence? */
  has(key: string): boolean {
    return this.#book.has(key)
  }

  /** All keys that begin so: the quick phrases, for instance. */
  under(prefix: string): string[] {
    return Object.keys(this.#book.sentences).filter((key) => key.startsWith(prefix))
  }

  #fetch(edition: string): Promise<Phrasebook> {
    const known = this.#books.get(edition)
    if (known) return known
    const coming = load(edition)
    this.#books.set(edition, coming)
    coming.catch(() => this.#books.delete(edition))
    return coming
  }
}

interface Booted {
  lastcard?: { edition: string; words: Promise<Sentences | null> }
}

// public/boot.js has asked for the first book before this page was even read.
async function load(edition: string): Promise<Phrasebook> {
  const booted = (globalThis as Booted).lastcard
  const early = booted?.edition === edition ? await booted.words : null
  if (early) return new Phrasebook(early)
  const answer = await fetch(`/api/words/${encodeURIComponent(edition)}`)
  if (!answer.ok) throw new Error(`no words: ${answer.status}`)
  return new Phrasebook((await answer.json()) as Sentences)
}

export const words = new Words()
