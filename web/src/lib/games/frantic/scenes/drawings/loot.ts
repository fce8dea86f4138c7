// Three cards out of the neighbour's chest.
import { AMBER, BLUE, card, COPPER, CREAM, cut, ground, hand, NIGHT, YELLOW } from '../paper'

export const draw = () =>
  ground(NIGHT) +
  cut(BLUE, 'M0 110c40-14 80 14 120 0s80 14 120 0 60 10 80 0v100H0z') +
  cut(YELLOW, 'M0 176c60-30 130-30 180-22s90 0 140-6v62H0z') +
  cut(COPPER, 'M128 60c20-30 120-30 148 0l10 48H118z') +
  cut(NIGHT, 'M138 68c16-20 102-20 126 0l8 36H130z') +
  card(164, 96, -14, 'b', 1.3) +
  card(232, 96, 16, 'r', 1.3) +
  card(200, 90, 2, 'y', 1.3) +
  cut(COPPER, 'M114 110h176v74H114z') +
  cut(AMBER, 'M114 110h176v12H114zM130 122h14v62h-14zM260 122h14v62h-14z') +
  cut(AMBER, 'M188 108h28v30h-28z') +
  cut(NIGHT, 'M199 116h6v14h-6z') +
  hand(84, 62, 48, CREAM, COPPER, 1.35) +
  card(110, 30, 20, 'g', 1.35) +
  card(88, 24, 2, 'r', 1.35) +
  card(66, 28, -16, 'y', 1.35)
