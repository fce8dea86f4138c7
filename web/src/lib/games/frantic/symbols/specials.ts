// The special cards of Frantic, one sign each. Grid 24, currentColor, line signs 2 units round.
import { line } from '../../../symbols/interface'

// A parcel changing hands.
export const gift = line(
  '<rect x="4" y="10" width="16" height="11" rx="1.5"/><path d="M2.5 6.5h19V10h-19zM12 6.5V21' +
    'M12 6.5C9 6.5 7 5.5 7.5 3.7 8 2 11 2.5 12 6.5zM12 6.5c3 0 5-1 4.5-2.8C16 2 13 2.5 12 6.5z"/>',
)

// Two for two.
export const exchange = line('<path d="M3 8h14l-4-4.5M21 16H7l4 4.5"/>')

// 2nd Chance: once more round.
export const second = line(
  '<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5"/>' +
    '<path d="M10 10.5c.3-1.2 3.9-1.4 3.9.6 0 1.6-3.9 2.4-3.9 4.4h4"/>',
)

// A leap over a chair.
export const skip = line('<path d="M3 13C4 5 20 5 20.5 12M17 10l3.5 3 2-4"/><path d="M9 21v-6M9 18h6v3"/>')

// A hand in the pocket.
export const thief = line(
  '<path d="M2.5 9.5c3-2 6-2 9.5.5 3.5-2.5 6.5-2.5 9.5-.5 0 4-2 6.5-5 6.5-2.5 0-3.5-1.5-4.5-2.5-1 1-2' +
    ' 2.5-4.5 2.5-3 0-5-2.5-5-6.5z"/><path d="M7 12h1.5M15.5 12H17"/>',
)

// Troublemaker: a lit match.
export const trouble =
  line('<path d="M4 21 13 12"/>') +
  '<path fill="currentColor" d="M13.5 13.2c-2.3-1.6-2-4.7.3-6.2 1.7-1.1 2.6-2.7 2.2-5 3.9 1.6 6 4.9' +
  ' 4.9 8.3-1 3-4.7 4.8-7.4 2.9z"/>'

// Fills a spent power card.
export const recharge = line(
  '<rect x="2.5" y="7" width="16" height="10" rx="2"/><path d="M21.5 10.5v3M6 12h4M13.5 10v4' + 'M11.5 12h4"/>',
)

// A burst: wish anything.
export const fantastic =
  line('<path d="M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.3 3.3M15.7 15.7 19 19M19 5l-3.3 3.3M8.3 15.7 5 19"/>') +
  '<circle fill="currentColor" cx="12" cy="12" r="2.4"/>'

// Fantastic Four: four cards thrown.
export const four = line(
  '<rect x="3" y="3" width="7" height="8" rx="1"/><rect x="14" y="3" width="7" height="8" rx="1"/>' +
    '<rect x="3" y="13.5" width="7" height="8" rx="1"/>' +
    '<rect x="14" y="13.5" width="7" height="8" rx="1"/>',
)

// Counterattack: it bounces off.
export const counter = line('<path d="M20 3v18"/><path d="M3 4l13 8-11 7M5 14v5h5"/>')

// Level with me.
export const equality = line('<path d="M4 21V9M9 21V9M15 21V9M20 21V9M3 4h18"/>')

// More than me.
export const inequality = line('<path d="M4 21v-5M9 21v-8M15 21V9M20 21V4"/>')

// Nice Try: a foot in the door.
export const nicetry = line('<path d="M4 21V3h8v18M2 21h20M15 17.5h-3M12 17.5c4 0 5-1 6-1s3 1 3 4.5h-9"/>')

// The rude one: a tongue out.
export const fyou = line(
  '<circle cx="12" cy="11" r="9"/><path d="M8 7.5v2M16 7.5v2M7 14h10M10 14v5.5a2.5 2.5 0 0 0 5 0V14"/>',
)

// Colour Swap: two halves.
export const swap =
  '<path fill="currentColor" d="M11 3a9 9 0 0 0 0 18z"/>' + line('<path d="M13.5 3.8a8.5 8.5 0 0 1 0 16.4z"/>')

// Special Favours: all specials cross.
export const favours = line('<path d="M3 5c6 0 6 14 14 14M3 19c6 0 6-14 14-14M15 2l4 3-4 3M15 16l4 3-4 3"/>')

// Lucky Bastard: an umbrella.
export const lucky = line(
  '<path d="M2 12.5a10 10 0 0 1 20 0c-2-2-4.7-2-6.7 0-2-2-4.6-2-6.6 0-2-2-4.7-2-6.7 0zM12 2v1' +
    'M12 12v7a2.3 2.3 0 0 1-4.6 0"/>',
)

// A knot nobody can undo.
export const curse = line('<path d="M8 3c9 3 10 8 4 9S2 17 8 20c5 2 9-3 5-8S7 4 16 3"/>')

// One outline borrows another.
export const mimicry = line(
  '<path d="M9 3h10a2 2 0 0 1 2 2v12"/>' + '<rect x="3" y="7" width="13" height="14" rx="2" stroke-dasharray="3 3"/>',
)

// A bulb.
export const edison = line(
  '<path d="M9 17.5c0-3-3.5-4-3.5-8.5a6.5 6.5 0 0 1 13 0c0 4.5-3.5 5.5-3.5 8.5zM9.5 21.5h5' + 'M10 10l2 2 2-2"/>',
)

// A new one under the old.
export const update = line(
  '<rect x="4" y="13" width="16" height="8" rx="2"/><path d="M12 10V2.5M8 6l4-3.5L16 6M8 17h.1"/>',
)

// The End: a full stop.
export const theend = '<circle fill="currentColor" cx="12" cy="12" r="5"/>' + line('<path d="M2 21.5h20M2 2.5h20"/>')
