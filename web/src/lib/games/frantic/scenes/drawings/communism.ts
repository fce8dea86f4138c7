// Every hand is as large as the largest.
import { BRICK, card, CREAM, cut, fan, figure, ground, INK, RED, strip, YELLOW } from '../paper'

const seats = [44, 122, 198, 276]

export const draw = () =>
  ground(RED) +
  cut(BRICK, 'M160-60 420 210H-100z') +
  strip(YELLOW, 'M12 64H308', 7) +
  seats.map((x, i) => figure(x, 160, i % 2 ? CREAM : YELLOW, INK, 1.15)).join('') +
  seats.map((x, i) => fan(x, 104, ['rbyg', 'ygrb', 'bryg', 'gbry'][i] ?? '', 1.1, 12)).join('') +
  cut(INK, 'M0 198h320v12H0z') +
  card(160, 26, 6, 'r', 1.2) +
  card(148, 28, -10, 'b', 1.2)
