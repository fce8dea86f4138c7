import type { BoxDesign } from '../../shelf/boxes'

export const box: BoxDesign = {
  place: 5,
  large: false,
  minutes: 10,
  hard: 2,
  chairs: 2,
}
