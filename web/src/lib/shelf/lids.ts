// The faces on the lids, drawn when the page was built, a language at a time.
import type { Language } from '../settings.svelte'

export type Lids = Record<string, string[]>

const LIDS: Record<Language, () => Promise<{ default: Lids }>> = {
  en: () => import('virtual:lids/en'),
  de: () => import('virtual:lids/de'),
  fr: () => import('virtual:lids/fr'),
}

/** The lids in a language; without a line there are none, and the boxes are as good. */
export const lidsIn = (language: Language): Promise<Lids> =>
  LIDS[language]().then(
    (found) => found.default,
    () => ({}),
  )
