// Many hands throw in a card for those who have the fewest.
import { AMBER, BLUE, card, COPPER, CREAM, cut, ground, hand, INK, RED } from '../paper'

const hat =
  cut(INK, 'M108 138h104l-10 58c-20 8-64 8-84 0z') +
  `<ellipse cx="160" cy="138" rx="78" ry="14" fill="${INK}"/>` +
  `<ellipse cx="160" cy="136" rx="48" ry="8" fill="${COPPER}"/>` +
  cut(RED, 'M111 154c30 8 68 8 98 0l-2 14c-30 8-64 8-94 0z')

export const draw = () =>
  ground(AMBER) +
  cut(CREAM, 'M0 150C70 110 120 170 180 140s100-20 140-20v90H0z') +
  hat +
  hand(36, 84, 66, COPPER, BLUE, 1.15) +
  hand(104, 34, 152, COPPER, BLUE, 1.15) +
  hand(222, 36, -150, COPPER, RED, 1.15) +
  hand(288, 86, -66, COPPER, BLUE, 1.15) +
  card(70, 70, -22, 'y', 1.2) +
  card(118, 70, 12, 'r', 1.2) +
  card(206, 72, -12, 'b', 1.2) +
  card(252, 72, 22, 'g', 1.2) +
  card(148, 116, -16, 'g', 1.2) +
  card(176, 112, 18, 'y', 1.2)
