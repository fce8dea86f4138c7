// Three events on the stage; one is chosen.
import { BRICK, CREAM, cut, event, ground, hand, INK, PLUM, RED, YELLOW } from '../paper'

const folds = (x: number) =>
  [0, 1, 2].map((i) => cut(i % 2 ? BRICK : RED, `M${x + i * 22} 0h22v${180 - i * 4}h-22z`)).join('')

export const draw = () =>
  ground(PLUM) +
  cut(YELLOW, 'M160 14 222 184H98z') +
  cut(INK, 'M0 180h320v30H0z') +
  cut(YELLOW, 'M0 180h320v8H0z') +
  event(94, 130, -4, 1.7) +
  event(226, 130, 4, 1.7) +
  event(160, 118, 0, 2.1) +
  folds(-6) +
  `<g transform="matrix(-1 0 0 1 320 0)">${folds(-6)}</g>` +
  cut(
    RED,
    'M0 0h320v22a27 20 0 0 1-53 0 27 20 0 0 1-54 0 27 20 0 0 1-53 0' +
      ' 27 20 0 0 1-53 0 27 20 0 0 1-54 0 27 20 0 0 1-53 0z',
  ) +
  cut(YELLOW, 'M0 0h320v7H0z') +
  hand(196, 176, -24, CREAM, INK, 1.15)
