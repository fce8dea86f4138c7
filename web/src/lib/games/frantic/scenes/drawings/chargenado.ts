// All power cards are whirled up, and everybody gets two new ones.
import { AMBER, cartridge, COPPER, CREAM, cut, disc, ground, INK, NIGHT, strip } from '../paper'

const RINGS: [number, number, number, number][] = [
  [160, 40, 98, 15],
  [154, 66, 78, 13],
  [166, 90, 60, 11],
  [156, 112, 44, 9],
  [163, 131, 30, 8],
  [158, 148, 19, 6],
  [161, 162, 10, 4],
]
const ring = ([x, y, wide, high]: [number, number, number, number], i: number) =>
  `<g transform="rotate(${i % 2 ? 5 : -6} ${x} ${y})">` +
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${i % 2 ? COPPER : AMBER}"/>` +
  `<ellipse cx="${x + 4}" cy="${y - 2}" rx="${wide * 0.74}" ry="${high * 0.55}" fill="${NIGHT}"/></g>`
const bolt = (x: number, y: number) => cut(CREAM, `M${x} ${y}l-12 26h10l-8 22 22-30h-11l9-18z`)

export const draw = () =>
  ground(NIGHT) +
  cut(INK, 'M0 0h320v36c-60-12-110 18-170 2S50 52 0 30z') +
  cut(COPPER, 'M0 180c60-20 110-4 160-10s100-16 160 2v38H0z') +
  cut(INK, 'M0 196c70-14 120 2 180-4s90-8 140-2v20H0z') +
  RINGS.map(ring).join('') +
  bolt(40, 60) +
  bolt(286, 92) +
  bolt(88, 120) +
  disc(CREAM, 236, 150, 3) +
  disc(CREAM, 60, 168, 3) +
  strip(CREAM, 'M214 178l8-6M106 176l-8-6', 3) +
  [
    [70, 42, -22, 1.1],
    [246, 54, 18, 1.15],
    [218, 114, -30, 1],
    [94, 92, 26, 1],
    [268, 150, 12, 1.1],
    [42, 136, -14, 1.05],
    [160, 22, 8, 1],
    [206, 164, 34, 0.9],
  ]
    .map(([x = 0, y = 0, turn, size]) => cartridge(x, y, turn, size))
    .join('')
