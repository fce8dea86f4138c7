// The three best cards, and two slices cut off the coin.
import { AMBER, card, CREAM, cut, disc, GREEN, ground, INK, MOSS, put, YELLOW } from '../paper'

// A slice of a disc around 0, 0, between two angles.
function slice(ink: string, radius: number, from: number, to: number): string {
  const at = (angle: number) =>
    [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)]
      .map((n) => n.toFixed(1))
      .join(' ')
  return cut(ink, `M0 0L${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}z`)
}
const coin = (from: number, to: number) =>
  slice(YELLOW, 62, from, to) + slice(AMBER, 48, from, to) + slice(YELLOW, 41, from, to)
const blade = cut(INK, 'M0 3C30 0 62-4 92-5 96 0 90 5 82 6 54 9 26 9 0 9z')
const scissors =
  `<path d="M0 3-26 22a17 17 0 1 1-7-10L-6-4zM0-3l-26-19a17 17 0 1 0-7 10L-6 4z" fill="${CREAM}"/>` +
  disc(MOSS, -42, 26, 8) +
  disc(MOSS, -42, -26, 8) +
  put(0, 0, blade, -20) +
  `<g transform="scale(1 -1)">${put(0, 0, blade, -20)}</g>` +
  disc(CREAM, 2, 0, 4)

export const draw = () =>
  ground(GREEN) +
  cut(MOSS, 'M0 134c80-40 160 10 320-30v106H0z') +
  card(54, 62, -12, 'r', 2) +
  card(102, 54, 0, 'b', 2) +
  card(150, 62, 12, 'y', 2) +
  put(222, 124, coin(22, 308)) +
  put(235, 111, coin(-50, -18)) +
  put(241, 121, coin(-14, 18)) +
  put(88, 160, scissors, -18, 0.95)
