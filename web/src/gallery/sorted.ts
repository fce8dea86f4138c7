/** Codes as one would count them: 2 before 10. */
export const sorted = (codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
