// A table as it is being thought up: who sits where, which house rules, which terms; and what is sent for it.
import type { BoxSheet, SeatSpec, NewTable, Terms } from '../wire'

export interface Draft {
  game: string
  chairs: SeatSpec[]
  options: Record<string, string | number>
  terms: Pick<Terms, 'think' | 'listed' | 'watch' | 'chat' | 'hints'>
  series: number
}

/** The level a bot has when nobody says otherwise: the middle of the ladder. */
export function usualLevel(sheet: BoxSheet): string {
  const names = sheet.levels.map((level) => level.name)
  return names.includes('regular') ? 'regular' : (names[Math.floor(names.length / 2)] ?? '')
}

const bot = (sheet: BoxSheet): SeatSpec => ({ kind: 'bot', bot: usualLevel(sheet) })

/** A new draft: you, one more person, and bots in the other chairs. */
export function drafted(sheet: BoxSheet, chairs: number): Draft {
  const count = Math.max(sheet.fewest, Math.min(chairs, sheet.most))
  return {
    game: sheet.name,
    chairs: Array.from({ length: count }, (_, place) => (place < 2 ? { kind: 'person', bot: '' } : bot(sheet))),
    options: Object.fromEntries(sheet.options.map((option) => [option.name, option.default])),
    terms: { think: 0, listed: false, watch: 'public', chat: false, hints: false },
    series: 0,
  }
}

/** The draft with so many chairs: new ones are for bots. */
export function withChairs(draft: Draft, count: number, sheet: BoxSheet): SeatSpec[] {
  const more = Array.from({ length: Math.max(0, count - draft.chairs.length) }, () => bot(sheet))
  return [...draft.chairs.slice(0, count), ...more]
}

/** What is sent: only the house rules that differ from the book. */
export function wanted(draft: Draft, sheet: BoxSheet, name: string | null): NewTable {
  const changed = sheet.options.filter((option) => String(draft.options[option.name]) !== String(option.default))
  return {
    game: draft.game,
    name,
    chairs: draft.chairs.map((chair) =>
      chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot ?? '' } : { kind: 'person' },
    ),
    options: Object.fromEntries(changed.map((option) => [option.name, draft.options[option.name] ?? option.default])),
    terms: draft.terms,
    series: draft.series,
  }
}
