// What the table sounds like: one short sound for what happens, each with a visible twin.
import { settings } from '../settings.svelte'
import { play, type Sound } from '../sound'
import type { UpdateStep } from '../wire'
import { eventsOf, type Event } from './telling'

/** The sound of one event, if it has one. */
export function soundOf(event: Event, racing: boolean): Sound | undefined {
  if (event.kind === 'told')
    return /(reshuffles|renewed|mixes-hands|shuffles-back)$/.test(event.key) ? 'shuffle' : undefined
  if (event.to === 'spent') return 'tear'
  if (event.to.startsWith('hand')) return 'draw'
  return racing ? 'slap' : 'lay'
}

/** Makes the sounds of these steps: each kind once, so that a deal of thirty cards is not thirty rustles. */
export function hear(steps: readonly UpdateStep[], racing: boolean): void {
  const sounds = new Set(steps.flatMap(eventsOf).map((event) => soundOf(event, racing)))
  for (const sound of sounds) if (sound) ring(sound)
}

/** One sound now; browsers stay silent until somebody has touched the page. */
export function ring(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive ?? true) play(sound, settings.sound)
}
