// Codes of both decks: `r7`, `ag`, and the rules `+1`, `-2`, `number`, `colour`, `either`.

export const isRule = (code: string): boolean => /^([+-][12]|number|colour|either)$/.test(code)

export function numbered(code: string): { colour: string; n: number } | undefined {
  const found = /^([rbygp])(\d+)$/.exec(code)
  return found ? { colour: found[1] ?? '', n: Number(found[2]) } : undefined
}
