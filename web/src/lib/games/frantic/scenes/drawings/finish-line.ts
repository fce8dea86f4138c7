// The chequered flag falls: what you hold now counts.
import { BLUE, card, CREAM, cut, ground, INK, RED, STOCK, strip, YELLOW } from '../paper'

const squares = Array.from({ length: 40 }, (_, i) => {
  const [column, row] = [i % 8, Math.floor(i / 8)]
  const bend = (x: number) => Math.sin(x / 1.6) * 7
  return (column + row) % 2
    ? ''
    : `M${130 + column * 20} ${24 + row * 18 + bend(column)}` +
        `l20 ${bend(column + 1) - bend(column)}v18l-20 ${bend(column) - bend(column + 1)}z`
}).join('')
const edge = (y: number) => Array.from({ length: 9 }, (_, i) => `${130 + i * 20} ${y + Math.sin(i / 1.6) * 7}`)

export const draw = () =>
  ground(BLUE) +
  cut(YELLOW, 'M0 150c80-30 150-10 200-20s90-14 120-20v100H0z') +
  cut(RED, 'M0 176c80-26 160-6 210-16s80-14 110-18v68H0z') +
  cut(CREAM, 'M0 188c80-20 160-2 210-10s80-12 110-16v6c-30 4-60 6-110 16S80 174 0 194z') +
  strip(INK, 'M126 12 112 196', 8) +
  cut(STOCK, `M${edge(24).join('L')}L${edge(114).reverse().join('L')}z`) +
  cut(INK, squares) +
  card(44, 128, -18, 'g', 1.3) +
  card(74, 158, 12, 'y', 1.3) +
  card(24, 172, -34, 'b', 1.2) +
  strip(CREAM, 'M4 108h20M0 122h12M2 148h14', 4)
