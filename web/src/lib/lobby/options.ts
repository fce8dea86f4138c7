// House rules in words: their names, their values, and which of them differ from the book.
import type { OptionSheet } from '../wire'
import { words } from '../words.svelte'

/** The house rules that are not as in the book. */
export function agreed(options: readonly OptionSheet[], chosen: Record<string, string | number>): OptionSheet[] {
  return options.filter((option) => option.name in chosen && String(chosen[option.name]) !== String(option.default))
}

/** A house rule as people call it. */
export const optionName = (name: string): string =>
  words.has(`page.option.${name}`) ? words.of(`page.option.${name}`) : name

/** Is this house rule the number of a seat? Then people count from one. */
const isSeat = (option: OptionSheet): boolean => ['first', 'youngest', 'dealer'].includes(option.name)

/** What a house rule is set to, as people say it. */
export function optionValue(option: OptionSheet, value: string | number): string {
  const text = String(value)
  if (isSeat(option) && /^\d+$/.test(text)) return words.of('page.value.seat', { seat: Number(text) + 1 })
  return words.has(`page.value.${text}`) ? words.of(`page.value.${text}`) : text
}

/** A level of bot as people call it. */
export const levelName = (level: string): string =>
  words.has(`page.level.${level}`) ? words.of(`page.level.${level}`) : level
