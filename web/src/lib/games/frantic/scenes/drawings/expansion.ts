// One, two, three, four: each pot grows more cards than the one before.
import { BRICK, card, COPPER, CREAM, cut, GREEN, ground, MINT, MOSS, strip } from '../paper'

const pots = [44, 118, 194, 272]

function plant(x: number, count: number): string {
  const top = 150 - count * 28
  const leaves = Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? 1 : -1
    return card(x + side * 17, 140 - i * 27, side * 32, 'rybg'[(i + count) % 4], 1.05)
  }).join('')
  return strip(MOSS, `M${x} 158C${x - 6} ${140} ${x + 6} ${top + 20} ${x} ${top}`, 6) + leaves
}

export const draw = () =>
  ground(CREAM) +
  cut(MINT, 'M0 120C80 60 120 130 190 70s100-30 130-50v190H0z') +
  cut(GREEN, 'M0 186h320v24H0z') +
  pots.map((x, i) => plant(x, i + 1)).join('') +
  pots.map((x) => cut(COPPER, `M${x - 20} 160h40l-6 32h-28z`) + cut(BRICK, `M${x - 23} 154h46v10h-46z`)).join('')
