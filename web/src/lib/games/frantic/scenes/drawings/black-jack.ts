// Card upon card on the scales, and whoever tips them over 21 takes the lot.
import { AMBER, cards, CREAM, cut, disc, ground, INK, MOSS, put, RED, strip } from '../paper'

export const draw = () =>
  ground(MOSS) +
  cut(INK, 'M0 0h320v34C240 58 80 58 0 34z') +
  strip(CREAM, 'M160 58v118', 10) +
  cut(CREAM, 'M112 176h96l14 20H98z') +
  disc(AMBER, 160, 54, 12) +
  put(160, 58, strip(AMBER, 'M-104 0H104', 8), 13) +
  strip(CREAM, 'M59 35 24 86M59 35l35 51M261 82l-35 52M261 82l35 52', 3) +
  cut(AMBER, 'M14 86h90a45 26 0 0 1-90 0zM216 134h90a45 26 0 0 1-90 0z') +
  `<circle cx="59" cy="66" r="23" fill="${CREAM}"/>` +
  `<text x="59" y="75" font-family="var(--display)" font-weight="800" font-size="25" ` +
  `text-anchor="middle" fill="${INK}">21</text>` +
  cards(
    [236, 116, -22, 'b', 1.15],
    [286, 116, 24, 'r', 1.15],
    [256, 104, -8, 'y', 1.15],
    [268, 90, 12, 'g', 1.15],
    [254, 74, -14, 'r', 1.15],
  ) +
  put(268, 40, cut(RED, 'M-10-16H10V4h9L0 22-19 4h9z'))
