// A black cat on the sill, and nothing happens at all.
import { AMBER, CREAM, cut, disc, ground, INK, NIGHT, PLUM, RED, strip } from '../paper'

const leaf =
  cut(CREAM, 'M38 50h82v92H38z') +
  cut(RED, 'M38 44h82v22H38z') +
  strip(INK, 'M56 38v14M102 38v14', 5) +
  `<text x="79" y="122" font-family="var(--display)" font-weight="800" font-size="46" ` +
  `text-anchor="middle" fill="${INK}">13</text>`

const cat =
  cut(INK, 'M188 176c-8-44 10-58 26-70l-6-30 16 14c8-3 14-3 22 0l14-15-3 32c8 12 6 26-3 34 14 14 18 24 16 35z') +
  strip(INK, 'M266 168c26 4 36-12 28-30', 9)

export const draw = () =>
  ground(NIGHT) +
  disc(CREAM, 232, 74, 60) +
  cut(PLUM, 'M0 0h24v210H0zM296 0h24v210h-24zM0 0h320v18H0zM150 0h14v210h-14z') +
  leaf +
  cut(PLUM, 'M0 172h320v38H0z') +
  cut(AMBER, 'M0 172h320v7H0z') +
  cat
