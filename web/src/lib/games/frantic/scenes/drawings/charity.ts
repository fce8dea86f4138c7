// Everybody draws one card from the tallest tower.
import { AMBER, BLUE, card, COPPER, cut, disc, CREAM, ground, hand, INK, RED } from '../paper'

const tower = Array.from({ length: 9 }, (_, i) =>
  card(160 + (i % 2 ? 3 : -3), 158 - i * 11, (i % 3) * 8 - 8, 'rbyg'[i % 4], 1.5),
).join('')

export const draw = () =>
  ground(AMBER) +
  disc(CREAM, 160, 92, 84) +
  cut(COPPER, 'M0 168c60-10 110 4 160 0s110-12 160 0v42H0z') +
  cut(INK, 'M112 172h96l10 38H102z') +
  tower +
  hand(66, 104, 62, CREAM, BLUE, 1.35) +
  card(103, 84, -24, 'g', 1.35) +
  hand(254, 72, -62, CREAM, RED, 1.35) +
  card(217, 52, 24, 'y', 1.35)
