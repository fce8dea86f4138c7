// Whatever draws, one more wagon is coupled on.
import { AMBER, BLUE, card, CREAM, cut, disc, ground, INK, RED, strip, YELLOW } from '../paper'

const wheels = (x: number) =>
  disc(INK, x - 16, 166, 10) + disc(INK, x + 16, 166, 10) + disc(AMBER, x - 16, 166, 4) + disc(AMBER, x + 16, 166, 4)
const wagon = (x: number, ink: string) => cut(ink, `M${x - 28} 136h56v24h-56z`) + wheels(x)

export const draw = () =>
  ground(CREAM) +
  cut(YELLOW, 'M0 110C60 60 130 130 200 80s90-10 120-20v150H0z') +
  disc(CREAM, 262, 34, 15) +
  disc(CREAM, 236, 22, 11) +
  disc(CREAM, 214, 30, 8) +
  strip(INK, 'M70 154h14M142 154h14M214 154h10', 5) +
  card(44, 112, -5, 'g', 1.5) +
  wagon(44, RED) +
  card(114, 112, 4, 'r', 1.5) +
  wagon(114, BLUE) +
  card(186, 112, -3, 'b', 1.5) +
  wagon(186, BLUE) +
  cut(INK, 'M228 134h64l14 26h-78z') +
  cut(RED, 'M228 92h34v68h-34z') +
  cut(CREAM, 'M235 100h20v20h-20z') +
  cut(INK, 'M222 84h46v9h-46zM274 100h16l4 36h-22z') +
  wheels(250) +
  disc(INK, 296, 168, 8) +
  strip(INK, 'M0 180h320', 5) +
  strip(AMBER, 'M10 192h300', 8) +
  disc(RED, 44, 62, 22) +
  cut(CREAM, 'M40 48h8v10h10v8H48v10h-8V66H30v-8h10z')
