// A comet comes down on everybody alike.
import { AMBER, BRICK, CREAM, cut, disc, ground, INK, PLUM, RED, spark } from '../paper'

const town =
  'M0 210V158h26v-20h22v28h20v-50h10l8-18 8 18h10v58h18v-22h30v30' +
  'h14v-46h34v34h20v-22l16-14 16 14v28h20v-20h24v14h14v40z'

export const draw = () =>
  ground(PLUM) +
  cut(BRICK, 'M320 0v96L120 170 60 128z') +
  cut(RED, 'M320 0v64L124 158 84 126z') +
  cut(AMBER, 'M320 0v30L126 146 104 126z') +
  disc(CREAM, 112, 138, 27) +
  disc(AMBER, 106, 144, 18) +
  cut(INK, town) +
  [
    [30, 30, 0.5],
    [86, 52, 0.35],
    [150, 24, 0.4],
    [24, 92, 0.3],
  ]
    .map(([x = 0, y = 0, s = 1]) => spark(CREAM, x, y, s))
    .join('') +
  [
    [8, 172],
    [32, 176],
    [110, 186],
    [176, 178],
    [240, 184],
    [284, 172],
  ]
    .map(([x = 0, y = 0]) => cut(AMBER, `M${x} ${y}h7v9h-7z`))
    .join('')
