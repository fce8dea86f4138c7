// The scenes of the events: each its own drawing, fetched when its event is told.

const DRAWINGS = import.meta.glob<{ draw: () => string }>('./drawings/*.ts')
const path = (code: string) => `./drawings/${code}.ts`

// Is there a drawing for this event?
export function hasScene(code: string): boolean {
  return path(code) in DRAWINGS
}

// The drawing of an event, as the inside of a 320 × 210 svg; nothing if there is none.
export async function drawingOf(code: string): Promise<string> {
  const load = DRAWINGS[path(code)]
  return load ? (await load()).draw() : ''
}
