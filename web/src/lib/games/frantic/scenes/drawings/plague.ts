// Out of the swarm come two more events.
import { AMBER, BRICK, cut, event, GREEN, ground, INK, MOSS, put, YELLOW } from '../paper'

const locust =
  cut(INK, 'M-16 2C-8-4 8-5 18-2l6 2-6 3C8 6-8 6-16 2z') +
  cut(BRICK, 'M-10-2C-4-16 10-18 18-14 14-8 6-3 0-1z') +
  cut(INK, 'M-6 4l-6 10 4-1 6-8zM4 4l4 10 3-2-4-8z')
const swarm: [number, number, number, number][] = [
  [36, 40, -20, 1.3],
  [92, 22, 10, 0.9],
  [148, 44, -12, 1.1],
  [210, 22, 8, 1.2],
  [272, 44, -18, 1],
  [300, 90, 14, 0.8],
  [20, 96, 12, 0.9],
  [64, 128, -24, 1.1],
  [250, 104, 20, 1.2],
  [160, 84, -30, 0.7],
  [294, 148, -10, 1],
  [30, 160, 8, 0.7],
  [120, 74, 18, 0.7],
]

export const draw = () =>
  ground(YELLOW) +
  cut(AMBER, 'M0 0h320v80c-60 40-100-10-160 20S60 120 0 96z') +
  cut(GREEN, 'M0 176c60-20 110-2 160-8s110-14 160 4v38H0z') +
  cut(MOSS, 'M0 194c80-14 140 2 320-8v24H0z') +
  swarm.map(([x, y, turn, size]) => put(x, y, locust, turn, size)).join('') +
  event(122, 140, -14, 1.9) +
  event(206, 142, 12, 1.9)
