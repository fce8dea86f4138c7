// Whoever has, gets as much again: every tower is doubled in the water.
import { AMBER, card, COPPER, CREAM, cut, disc, ground, INK, NIGHT, strip, YELLOW } from '../paper'

const towers: [number, number][] = [
  [46, 2],
  [108, 5],
  [174, 3],
  [236, 7],
  [290, 1],
]
const tower = ([x, count]: [number, number]) =>
  Array.from({ length: count }, (_, i) => card(x, 112 - i * 13, i % 2 ? 3 : -3, 'rybg'[(i + x) % 4], 1.2)).join('')
const base = ([x]: [number, number]) => cut(INK, `M${x - 20} 120h40v10h-40z`)

export const draw = () => {
  const town = towers.map(tower).join('') + towers.map(base).join('')
  return (
    ground(YELLOW) +
    disc(CREAM, 160, 60, 46) +
    cut(AMBER, 'M0 96c50-20 90 0 140-8s120-16 180 0v42H0z') +
    town +
    cut(NIGHT, 'M0 130h320v80H0z') +
    `<g transform="matrix(1 0 0 -.62 0 210.6)" opacity=".72">${town}</g>` +
    strip(COPPER, 'M10 150h60M96 168h70M200 152h80M30 190h90M180 186h110', 4) +
    cut(COPPER, 'M0 128h320v4H0z')
  )
}
