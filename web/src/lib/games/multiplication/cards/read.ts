// Codes of the pack: a number, or `free`.

export const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n))
