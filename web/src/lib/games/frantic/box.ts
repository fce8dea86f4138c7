import type { BoxDesign } from '../../shelf/boxes'

export const box: BoxDesign = {
  place: 2,
  large: true,
  minutes: 45,
  hard: 4,
  chairs: 4,
}
