// Numbers that are twice in a hand fly off together.
import { BRICK, card, CREAM, cut, ground, INK, put, ROSE, RED, YELLOW } from '../paper'

const heart = 'M0 10C-22-6-14-22-5-20-1-19 0-15 0-13 0-15 1-19 5-20 14-22 22-6 0 10z'
const bird = (ink: string) =>
  cut(ink, 'M-30 2C-20-14 0-16 14-8L26-14 22 0C14 14-12 16-30 2z') +
  cut(BRICK, 'M-4-6C-16-34-34-34-40-30-26-24-22-10-14-2z') +
  cut(YELLOW, 'M24-10l14 0-14 7z')

export const draw = () =>
  ground(ROSE) +
  cut(CREAM, 'M0 150c60-40 110 10 160-16s110-40 160-8v84H0z') +
  cut(RED, 'M0 178c70-24 110 6 170-8s100-20 150 0v40H0z') +
  put(160, 62, cut(RED, heart), 0, 2.2) +
  put(110, 30, cut(CREAM, heart), -18, 0.8) +
  put(214, 34, cut(CREAM, heart), 16, 0.6) +
  put(160, 112, cut(CREAM, heart), 0, 0.5) +
  card(74, 128, -14, 'r', 1.7) +
  card(246, 128, 14, 'r', 1.7) +
  put(80, 82, bird(INK)) +
  put(240, 82, `<g transform="scale(-1 1)">${bird(INK)}</g>`)
