// How long the problems of a real race took: from the moment one lay on top until the own card was kept on it.
import { cardsIn } from '../net.svelte'
import { factOf, note } from './facts'
import type { TableSocket } from '../net.svelte'
import type { Update } from '../wire'

const PROBLEM = /^(\d)x(\d)$/
/** Whoever took longer was not thinking of this one. */
const IDLE = 20_000

const topOf = (view: Record<string, unknown> | null | undefined): string => cardsIn(view?.discard).at(-1) ?? ''

/** Has this seat just laid a card with a call? */
function laid(update: Update, you: number): boolean {
  const events = (update.steps ?? []).flatMap((step) => step.events ?? [])
  return events.some((event) => event.seat === you && /\.lays(-stuck)?$/.test(String(event.key ?? '')))
}

/** Notes the times of a table in the heat map; the answer stops it. */
export function timed(socket: TableSocket, clock: () => number = () => performance.now()): () => void {
  let since = clock()
  return socket.listen((update) => {
    const top = PROBLEM.exec(topOf(socket.view))
    const took = clock() - since
    if (top && took < IDLE && laid(update, socket.you)) note(factOf(Number(top[1]), Number(top[2])), took, true)
    if (update.view?.discard && topOf(update.view) !== topOf(socket.view)) since = clock()
  })
}
