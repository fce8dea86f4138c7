import type { BoxDesign } from '../../shelf/boxes'

export const box: BoxDesign = {
  place: 3,
  large: false,
  minutes: 20,
  hard: 3,
  chairs: 3,
}
