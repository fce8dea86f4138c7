// What went wrong, as a sentence of the page.
import { Trouble } from '../http'
import { words } from '../words.svelte'

export const sentence = (problem: unknown): string =>
  problem instanceof Trouble ? words.say(problem.words, []) : words.of('page.trouble.unknown')
