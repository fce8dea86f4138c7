// The fewest and the most change hands.
import { COPPER, CREAM, cut, fan, GREEN, ground, INK, MOSS, put, strip, YELLOW } from '../paper'

const fir = (x: number, y: number, s: number, ink: string) =>
  put(x, y, cut(ink, 'M0-80 22-40H12L30-6H-30L-12-40H-22z') + cut(INK, 'M-4-8h8V6h-8z'), 0, s)

export const draw = () =>
  ground(CREAM) +
  cut(YELLOW, 'M0 96C90 40 210 40 320 96v114H0z') +
  [20, 70, 250, 304].map((x, i) => fir(x, 150 + (i % 2) * 10, 1.5, i % 2 ? GREEN : MOSS)).join('') +
  cut(MOSS, 'M0 160c60-20 100-4 160-4s110-14 160 4v50H0z') +
  strip(COPPER, 'M108 26C150 56 150 120 108 150', 8) +
  strip(INK, 'M108 26 92 88 108 150', 2.5) +
  strip(INK, 'M78 88H232', 5) +
  cut(INK, 'M226 74l28 14-28 14z') +
  cut(COPPER, 'M78 88 62 76h22l14 12-14 12H62z') +
  fan(252, 172, 'rygbrgy', 1.05, 9) +
  fan(60, 174, 'k', 1.1) +
  strip(CREAM, 'M92 190c40 14 90 14 122 2', 5) +
  cut(CREAM, 'M212 182l18 6-14 14zM96 182l-18 4 12 14z')
