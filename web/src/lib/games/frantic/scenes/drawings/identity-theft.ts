// The first and the last change places: each head on the other's coat.
import { BLUE, COPPER, CREAM, cut, disc, ground, INK, RED, strip, YELLOW } from '../paper'

const coat = (x: number, ink: string) => cut(ink, `M${x - 62} 210c0-66 26-78 62-78s62 12 62 78z`)
const dashes = (ink: string, x: number) => `<circle cx="${x}" cy="104" r="34" fill="${ink}"/>`

export const draw = () =>
  ground(YELLOW) +
  cut(RED, 'M0 0h160v210H0z') +
  coat(84, BLUE) +
  coat(236, COPPER) +
  dashes(COPPER, 84) +
  dashes(BLUE, 236) +
  cut(INK, 'M44 92c0-52 80-52 80 0l6 4H38zM38 94h92v9H38z') +
  cut(CREAM, 'M196 86h80v10h-80zM206 86c0-46 60-46 60 0zM258 90l34 6v8l-34-6z') +
  strip(CREAM, 'M112 34c30-20 66-20 96 0', 8) +
  cut(CREAM, 'M198 18l26 18-28 12z') +
  strip(INK, 'M208 186c-30 16-66 16-96 0', 8) +
  cut(INK, 'M122 170l-26 14 28 18z') +
  disc(CREAM, 84, 172, 5) +
  disc(CREAM, 84, 194, 5) +
  disc(RED, 236, 172, 5) +
  disc(RED, 236, 194, 5)
