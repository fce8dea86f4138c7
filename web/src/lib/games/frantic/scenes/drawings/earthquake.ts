// The ground breaks, and every hand slides to the right.
import { AMBER, BRICK, COPPER, CREAM, cut, fan, ground, INK, put, RED } from '../paper'

const house = (wall: string) => cut(wall, 'M-22 0v-34h44V0z') + cut(INK, 'M-28-32 0-58l28 26zM-6 0v-18H6V0z')
const arrow = cut(INK, 'M-18-5H2v-9l18 14L2 14V5h-20z')

export const draw = () =>
  ground(CREAM) +
  cut(AMBER, 'M0 92c60-24 90 8 150-8s110-20 170 0v118H0z') +
  put(52, 108, house(RED), -14, 1.1) +
  put(160, 92, house(BRICK), 9, 0.85) +
  put(262, 104, house(RED), 15, 1.2) +
  cut(COPPER, 'M0 108l60 8 26-12 40 16 34-12 40 16 44-14 30 10 46-10v100H0z') +
  cut(INK, 'M-6 184l58-12 26 14 40-16 28 20 44-16 32 14 42-10 62 10-60 8-44-4-30 14-44-8-30 10-42-10-28 10z') +
  fan(58, 146, 'rby', 1.25, 10) +
  fan(164, 146, 'gry', 1.25, 10) +
  fan(270, 146, 'bgr', 1.25, 10) +
  put(110, 136, arrow) +
  put(216, 136, arrow)
