// The last card runs through the glass, and below an event waits.
import { AMBER, card, COPPER, CREAM, cut, ground, NIGHT, PLUM, SKY, spark } from '../paper'

export const draw = () =>
  ground(PLUM) +
  cut(NIGHT, 'M0 120c70-40 120 20 180-10s90-40 140-30v130H0z') +
  cut(COPPER, 'M82 10h156v18H82zM82 184h156v18H82z') +
  cut(AMBER, 'M92 28h10v156H92zM218 28h10v156h-10z') +
  cut(SKY, 'M108 28h104c0 46-34 60-44 78 10 18 44 32 44 78H108c0-46 34-60 44-78-10-18-44-32-44-78z') +
  cut(CREAM, 'M122 52h76c-6 24-26 36-34 50h-8c-8-14-28-26-34-50zM118 184c2-26 22-38 38-46h8c16 8 36 20 38 46z') +
  card(160, 62, 4, 'r', 1.1) +
  card(160, 118, -6, 'k', 0.95) +
  spark(AMBER, 160, 164, 1.5) +
  spark(AMBER, 40, 60, 0.8) +
  spark(AMBER, 284, 78, 1) +
  spark(AMBER, 276, 160, 0.6) +
  spark(AMBER, 34, 156, 0.7)
