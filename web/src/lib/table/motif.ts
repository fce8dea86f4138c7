/** Puts a sign of the grid of 24 on a circle around the middle of the cloth. */
export function around(radius: number, degrees: number, size: number): string {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [320 + radius * Math.sin(angle) - size / 2, 320 - radius * Math.cos(angle) - size / 2]
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 24})`
}
