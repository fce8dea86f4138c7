// What somebody has chosen for this device: language, light, sound, motion, gentle words, and the own name.

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'
export type Sound = 'off' | 'quiet' | 'full'
export type Motion = 'auto' | 'reduced'

export interface Choices {
  language: Language
  theme: Theme
  sound: Sound
  motion: Motion
  family: boolean
  name: string
}

const SHELF = 'lastcard.settings'

/** The first language of the browser that the page speaks. */
export function preferred(languages: readonly string[]): Language {
  const spoken = languages.map((each) => each.slice(0, 2).toLowerCase())
  return spoken.find((each): each is Language => (LANGUAGES as readonly string[]).includes(each)) ?? 'en'
}

/** What lies under a key on this device; nothing if the device keeps nothing. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Keeps something on this device, if the device lets us. */
export function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // A private window may keep nothing: the page works all the same, until it is closed.
  }
}

/** The choices, kept on the device whenever one changes; light, motion and language are also told to the page. */
class Settings implements Choices {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  sound = $state<Sound>('quiet')
  motion = $state<Motion>('auto')
  family = $state(false)
  name = $state('')
  #dusk = $state(false)
  #still = $state(false)

  constructor() {
    const languages = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language])
    Object.assign(this, { language: preferred(languages) }, kept<Partial<Choices>>(SHELF, {}))
    this.#watch('(prefers-color-scheme: dark)', (yes) => (this.#dusk = yes))
    this.#watch('(prefers-reduced-motion: reduce)', (yes) => (this.#still = yes))
    this.#tell()
  }

  /** Whether the page is dark now, by choice or by the device. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#dusk : this.theme === 'dark'
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === 'auto' && !this.#still
  }

  /** Chooses something, keeps it and tells the page. */
  choose(choices: Partial<Choices>): void {
    Object.assign(this, choices)
    const { language, theme, sound, motion, family, name } = this
    keep(SHELF, { language, theme, sound, motion, family, name })
    this.#tell()
  }

  #watch(query: string, heard: (yes: boolean) => void): void {
    if (typeof matchMedia === 'undefined') return
    const media = matchMedia(query)
    heard(media.matches)
    media.addEventListener('change', (event) => {
      heard(event.matches)
      this.#tell()
    })
  }

  #tell(): void {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    root.lang = this.language
    root.dataset.theme = this.dark ? 'dark' : 'light'
    root.dataset.motion = this.moving ? 'full' : 'reduced'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#17131c' : '#efe6d3')
  }
}

export const settings = new Settings()
