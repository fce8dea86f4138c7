import type { BoxDesign } from '../../shelf/boxes'

export const box: BoxDesign = {
  place: 1,
  large: true,
  minutes: 20,
  hard: 2,
  chairs: 4,
  practice: true,
}
