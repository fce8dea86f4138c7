// Codes of both packs: `3x5`, `3x5/26` where a pack has it twice, and `7+-2`.
import CORNERS from './corners.json'

export interface Read {
  kind: 'problem' | 'step'
  a: number
  b: number
}

export function read(code: string): Read | undefined {
  const found = /^(\d+)(x|\+-)(\d+)(?:\/\d+)?$/.exec(code)
  return found ? { kind: found[2] === 'x' ? 'problem' : 'step', a: Number(found[1]), b: Number(found[3]) } : undefined
}

// The corners of a problem: behind its code, else those of the house's pack.
export function cornersOf(code: string): readonly number[] {
  const written = code.split('/')[1]
  if (written) return [...written].map(Number)
  return (CORNERS as Record<string, number[]>)[code] ?? []
}
