import type { BoxDesign } from '../../shelf/boxes'

export const box: BoxDesign = {
  place: 4,
  large: false,
  minutes: 15,
  hard: 1,
  chairs: 3,
}
