// A whirlwind carries off everybody's cards.
import { AMBER, BRICK, cards, CREAM, cut, disc, ground, INK, PLUM, STOCK } from '../paper'

const RINGS: [number, number, number, number][] = [
  [160, 44, 92, 13],
  [150, 66, 76, 12],
  [166, 88, 60, 11],
  [154, 108, 46, 10],
  [164, 126, 34, 8],
  [156, 142, 24, 7],
  [161, 156, 15, 5.5],
  [158, 168, 8, 4],
]

function ring([x, y, wide, high]: [number, number, number, number], i: number): string {
  const turn = `transform="rotate(${i % 2 ? 4 : -5} ${x} ${y})"`
  const inner = `<ellipse cx="${x + 4}" cy="${y - 2}" rx="${wide * 0.72}" ry="${high * 0.55}" fill="${PLUM}" ${turn}/>`
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${i % 2 ? CREAM : STOCK}" ${turn}/>${inner}`
}

export const draw = () =>
  ground(AMBER) +
  disc(CREAM, 252, 58, 34) +
  cut(PLUM, 'M0 0h320v70c-50-18-90 16-150-4S60 92 0 62z') +
  cut(INK, 'M0 0h320v42c-60-16-110 18-170 0S50 60 0 36z') +
  cut(BRICK, 'M0 176c60-26 110-6 160-14s100-26 160-2v50H0z') +
  cut(INK, 'M0 192c70-18 120 2 180-6s90-10 140-4v28H0z') +
  RINGS.map(ring).join('') +
  cards(
    [52, 52, -24, 'r'],
    [96, 112, 18, 'b'],
    [60, 150, 50, 'y'],
    [236, 60, 30, 'g'],
    [268, 128, -16, 'r'],
    [214, 160, -40, 'b'],
    [292, 84, 12, 'y'],
    [30, 100, 8, 'g'],
    [128, 30, -10, 'y'],
    [200, 24, 22, 'b'],
  )
