// Codes of all boxes: numbers, specials with and without a colour, events and powers.
import * as signs from '../symbols/specials'
import * as powers from '../symbols/powers'

export const COLOURED: Record<string, string> = {
  gi: signs.gift,
  ex: signs.exchange,
  sc: signs.second,
  sk: signs.skip,
  th: signs.thief,
  tm: signs.trouble,
  rc: signs.recharge,
}
export const COLOURLESS: Record<string, string> = {
  fa: signs.fantastic,
  f4: signs.four,
  eq: signs.equality,
  ca: signs.counter,
  nt: signs.nicetry,
  sf: signs.favours,
  iq: signs.inequality,
  lb: signs.lucky,
  mi: signs.mimicry,
  ed: signs.edison,
  up: signs.update,
}
export const WHITE: Record<string, string> = { fu: signs.fyou, te: signs.theend, cu: signs.curse }

// FR-150: these five come before the card, the others after it.
export const FIRST: Record<string, string> = {
  'all-draw-one': powers.pAll,
  'anti-counter': powers.pAnti,
  'open-hands': powers.pOpen,
  'special-charge': powers.pSpecial,
  'special-seal': powers.pSeal,
}
export const SECOND: Record<string, string> = {
  'black-wish': powers.pBlack,
  'colour-blockade': powers.pBlock,
  looping: powers.pLoop,
  'number-wish': powers.pNumber,
  'random-chance': powers.pRandom,
  recycling: powers.pRecycle,
  troublecharger: powers.pTrouble,
}

export type Read =
  | { kind: 'number'; colour: string; n: number }
  | { kind: 'coloured'; colour: string; of: string; symbol: string }
  | { kind: 'swap'; colours: readonly [string, string] }
  | { kind: 'colourless' | 'white'; of: string }
  | { kind: 'power'; order: 'first' | 'second'; of: string }
  | { kind: 'event' }

// What a code stands for; a code of several words that is no power is an event.
export function read(code: string): Read {
  const number = /^([rbygk])(\d+)$/.exec(code)
  if (number) return { kind: 'number', colour: number[1] ?? '', n: Number(number[2]) }
  const swap = /^cs([rbyg])([rbyg])$/.exec(code)
  if (swap) return { kind: 'swap', colours: [swap[1] ?? '', swap[2] ?? ''] }
  return special(code) ?? power(code) ?? { kind: 'event' }
}

function special(code: string): Read | undefined {
  const [colourless, white, coloured] = [COLOURLESS[code], WHITE[code], COLOURED[code.slice(1)]]
  if (colourless) return { kind: 'colourless', of: colourless }
  if (white) return { kind: 'white', of: white }
  if (coloured && /^[rbyg]/.test(code))
    return { kind: 'coloured', colour: code.charAt(0), of: coloured, symbol: code.slice(1) }
  return undefined
}

function power(code: string): Read | undefined {
  const [first, second] = [FIRST[code], SECOND[code]]
  if (first) return { kind: 'power', order: 'first', of: first }
  return second ? { kind: 'power', order: 'second', of: second } : undefined
}
