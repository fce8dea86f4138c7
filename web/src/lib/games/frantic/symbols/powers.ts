// The power cards of Frantic, one sign each. Grid 24, currentColor, line signs 2 units round.
import { line } from '../../../symbols/interface'

// All Draw One.
export const pAll = line('<path d="M12 3v11M7.5 10l4.5 4.5 4.5-4.5M3 20h4M10 20h4M17 20h4"/>')

// Anti Counter.
export const pAnti = line('<path d="M3 12h17M15 7l5.5 5L15 17M9 4l-3 16"/>')

// Black Wish.
export const pBlack =
  '<circle fill="currentColor" cx="12" cy="12" r="7"/>' + line('<path d="M12 1.5v1M12 21.5v1M1.5 12h1M21.5 12h1"/>')

// Colour Blockade.
export const pBlock = line('<path d="M12 2.5c3 3.7 6.5 7 6.5 11a6.5 6.5 0 0 1-13 0c0-4 3.5-7.3 6.5-11zM3 21 21 3"/>')

// Looping.
export const pLoop = line(
  '<path d="M3 19c6 0 13-4 13-10.5C16 5 14 3 11.8 3 9.5 3 7.5 5 7.5 8.5 7.5 15 14 19 21 19' +
    'M18 15.5l3.2 3.5-3.7 3"/>',
)

// Number Wish.
export const pNumber = line('<path d="M9 3 7 21M17 3l-2 18M3.5 9h17M3 15.5h17"/>')

// Open Hands.
export const pOpen = line('<path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0z"/><circle cx="12" cy="12" r="3"/>')

// Random Chance.
export const pRandom =
  line('<rect x="3.5" y="3.5" width="17" height="17" rx="4"/>') +
  '<g fill="currentColor"><circle cx="8.5" cy="8.5" r="1.5"/><circle cx="15.5" cy="15.5" r="1.5"/>' +
  '<circle cx="12" cy="12" r="1.5"/></g>'

// Recycling.
export const pRecycle = line('<path d="M12 21V9M7 14l5-5 5 5M4 9V4h16v5"/>')

// Special Charge.
export const pSpecial = line('<path d="M13.5 2 5 13.5h6L9.5 22 19 9.5h-6z"/>')

// Special Seal.
export const pSeal = line(
  '<rect x="4" y="10" width="16" height="11" rx="2"/><path d="M8 10V7a4 4 0 0 1 8 0v3M12 14.5v2.5"/>',
)

// Troublecharger.
export const pTrouble = line(
  '<path d="M2.5 21.5 9 15"/>' +
    '<path d="M9.5 16.5c-2-1.5-1.7-4 .2-5.2 1.4-.9 2.1-2.3 1.8-4.2 3.3 1.4 5 4.1 4.1 7-.9 2.5-3.9 4-6.1' +
    ' 2.4zM18 3.5l-2 4h4l-2 4"/>',
)
