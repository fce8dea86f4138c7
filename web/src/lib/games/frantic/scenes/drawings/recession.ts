// Step by step downhill, and more cards fall at every step.
import { AMBER, BLUE, cards, CREAM, cut, ground, NIGHT, RED, SKY } from '../paper'

export const draw = () =>
  ground(CREAM) +
  cut(SKY, 'M0 0h320v90C240 60 160 130 80 84S20 40 0 44z') +
  cut(NIGHT, 'M0 62h74v148H0z') +
  cut(BLUE, 'M74 96h72v114H74z') +
  cut(NIGHT, 'M146 130h72v80h-72z') +
  cut(BLUE, 'M218 164h102v46H218z') +
  cut(RED, 'M18 24l16-10 68 44 14-18 84 74 14-16 54 56 12-14 12 50-48-6 14-12-42-44-14 16-86-76-14 18z') +
  cut(AMBER, 'M0 62h74v7H0zM74 96h72v7H74zM146 130h72v7h-72zM218 164h102v7H218z') +
  cards(
    [112, 78, -8, 'r'],
    [176, 104, 18, 'b'],
    [196, 118, -24, 'g'],
    [244, 122, 10, 'y'],
    [270, 142, 40, 'r'],
    [286, 108, -30, 'g'],
  ) +
  cut(NIGHT, 'M30 62V44h6V28h8v16h6v18z')
