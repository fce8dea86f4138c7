// A card for somebody else, out of a box.
import { BLUE, card, CREAM, cut, disc, ground, INK, PURPLE, put, RED, strip, YELLOW } from '../paper'

const flags = [10, 58, 106, 154, 202, 250, 298]
const boxes: [number, string, string][] = [
  [70, RED, YELLOW],
  [164, YELLOW, RED],
  [256, BLUE, CREAM],
]

const box = ([x, ink, band]: [number, string, string]) =>
  cut(ink, `M${x - 32} 148h64v54h-64z`) + cut(band, `M${x - 6} 148h12v54h-12z`)
const lid = ([x, ink, band]: [number, string, string], i: number) =>
  put(
    x + [-22, 26, 24][i]!,
    [98, 76, 104][i]!,
    cut(ink, 'M-37-8h74v16h-74z') +
      cut(band, 'M-6-8H6V8H-6zM0-8c-20 0-16-16-6-14 5 1 6 8 6 14 0-6 1-13 6-14 10-2 14 14-6 14z'),
    [-24, 16, 30][i],
  )

export const draw = () =>
  ground(PURPLE) +
  strip(CREAM, 'M-4 16C60 44 100 44 160 24s110-8 164-10', 3) +
  flags
    .map((x, i) => cut([YELLOW, RED, CREAM, BLUE][i % 4]!, `M${x} ${[22, 36, 38, 26, 18, 15, 12][i]}l18 0-9 22z`))
    .join('') +
  cut(INK, 'M0 196h320v14H0z') +
  card(74, 128, -12, 'g', 1.5) +
  card(158, 112, 8, 'b', 1.7) +
  card(252, 130, 14, 'r', 1.5) +
  boxes.map(box).join('') +
  boxes.map(lid).join('') +
  [
    [120, 76, YELLOW],
    [206, 68, CREAM],
    [110, 108, RED],
    [214, 118, YELLOW],
    [290, 78, RED],
    [28, 84, CREAM],
  ]
    .map(([x, y, ink]) => disc(String(ink), Number(x), Number(y), 4))
    .join('')
