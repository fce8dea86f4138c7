// A lucky clover of three: three cards for everyone.
import { card, CREAM, cut, GREEN, ground, MINT, MOSS, put, strip, YELLOW } from '../paper'

const leaf = 'M0 0C-52-10-62-62-30-72-12-77 0-62 0-52 0-62 12-77 30-72 62-62 52-10 0 0z'

export const draw = () =>
  ground(YELLOW) +
  cut(CREAM, 'M0 140C60 90 120 150 190 110s90-20 130-30v130H0z') +
  cut(MINT, 'M0 180c80-30 150 0 200-10s80-14 120-8v48H0z') +
  strip(MOSS, 'M160 108c4 40-6 60-30 92', 9) +
  put(160, 108, cut(GREEN, leaf), 0, 1.15) +
  put(160, 108, cut(MOSS, leaf), 120, 1.15) +
  put(160, 108, cut(MOSS, leaf), -120, 1.15) +
  card(160, 60, 0, 'r', 1.5) +
  card(204, 134, 24, 'y', 1.5) +
  card(114, 134, -24, 'b', 1.5)
