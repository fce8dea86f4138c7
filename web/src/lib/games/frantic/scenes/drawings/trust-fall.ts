// Let go, and trust two hands below: the one you name gives you two cards.
import { AMBER, BLUE, card, COPPER, CREAM, cut, disc, ground, hand, NIGHT, SKY } from '../paper'

export const draw = () =>
  ground(SKY) +
  disc(CREAM, 258, 46, 26) +
  cut(
    CREAM,
    'M20 60c10-16 30-14 36-2 14-4 24 4 24 14H8c0-8 6-12 12-12z' +
      'M206 100c8-12 24-10 28-1 12-3 20 3 20 11h-58c0-6 4-10 10-10z',
  ) +
  cut(BLUE, 'M0 70h92v12H0z') +
  cut(NIGHT, 'M0 82h78v128H0z') +
  card(148, 64, 38, 'r', 1.9) +
  card(190, 84, 58, 'g', 1.9) +
  cut(CREAM, 'M98 60l20 6-3 6-20-6zM104 84l18 2-1 6-18-2zM112 40l16 10-3 5-16-10z') +
  hand(144, 166, -14, AMBER, COPPER, 1.7) +
  `<g transform="matrix(-1 0 0 1 376 0)">${hand(144, 160, -14, AMBER, COPPER, 1.7)}</g>`
