// So near the end, and then the banana skin.
import { AMBER, BLUE, card, COPPER, CREAM, cut, ground, INK, put, strip, YELLOW } from '../paper'

const skin =
  cut(
    YELLOW,
    'M0-40c10 0 12 14 10 26 26 2 44 18 50 34C42 12 24 12 12 12' +
      ' 20 24 22 36 18 48 8 34 0 24-2 14-14 18-30 30-38 44-42 22-30 4-12-4-14-18-10-38 0-40z',
  ) +
  cut(COPPER, 'M-4-48h10l2 10H-4z') +
  cut(CREAM, 'M6-6C20-4 36 4 46 14 30 6 16 4 4 4z')

const white =
  `<g class="held" transform="translate(236 62) rotate(28) scale(2.1)">` +
  `<rect x="-11" y="-15" width="22" height="30" rx="3" fill="${CREAM}"/>` +
  `<path d="M0-7a7 7 0 1 0 .1 0zM-4 1.5h8v4a2.5 2.5 0 0 1-5 0v-4" fill="${INK}"/></g>`

export const draw = () =>
  ground(BLUE) +
  cut(CREAM, 'M0 150h320v60H0z') +
  cut(AMBER, 'M0 150h320v7H0z') +
  strip(COPPER, 'M16 178c40 4 64-6 92-8M40 194c40 2 70-6 100-8', 6) +
  put(168, 152, skin, -14, 1.25) +
  strip(CREAM, 'M190 96c-4-24 2-42 14-54M214 118c-2-10 0-22 4-30', 4) +
  white +
  card(288, 122, 52, 'r', 1.3) +
  card(150, 54, -30, 'y', 1.2) +
  card(96, 88, -58, 'g', 1.2) +
  cut(YELLOW, 'M44 24l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z')
