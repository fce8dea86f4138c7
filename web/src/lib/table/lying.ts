// How a card lies on an open pile: nearly straight on top, pushed aside a little more with each card above it.

const LEAN = [-2.4, 1.6, -1.2, 2.8, -3.2, 0.8, 3.6, -1.8]

/** The turn in degrees of the card that was laid as the `nth`, with so many on top of it. */
export function turn(nth: number, above: number): number {
  return (LEAN[nth % LEAN.length] ?? 0) * (above === 0 ? 1 : 2.6 + above)
}
