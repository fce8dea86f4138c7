// What buttons and notes wear. Grid 24, currentColor, line signs 2 units round.

/** A sign drawn in lines: 2 units wide, with round ends and corners, in the colour of the text. */
export const line = (drawing: string): string =>
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
  `${drawing}</g>`

// Invite.
export const link = line(
  '<path d="M10 14a4.5 4.5 0 0 0 6.5.3l3.3-3.3a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5' +
    'M14 10a4.5 4.5 0 0 0-6.5-.3L4.2 13a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5"/>',
)

// Players.
export const people = line(
  '<circle cx="8.5" cy="8" r="3.5"/><path d="M2 20c0-4.5 3-6.5 6.5-6.5S15 15.5 15 20' +
    'M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2c2.5.8 4 2.8 4 5.8"/>',
)

// Duration.
export const clock = line('<circle cx="12" cy="12" r="9"/><path d="M12 7v5.5l3.5 2"/>')

// Sound on.
export const sound = line('<path d="M3 9.5v5h4l5 4v-13l-5 4zM16 9c1.5 1.5 1.5 4.5 0 6M19 6.5c3 3 3 8 0 11"/>')

// Light / dark.
export const lamp = line('<path d="M12 2v4M5 14c0-5 3-8 7-8s7 3 7 8zM9.5 17.5a2.6 2.6 0 0 0 5 0"/>')

// Language.
export const globe = line('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/>')

// Options.
export const sliders = line(
  '<path d="M3 7h9M17 7h4M3 17h4M12 17h9"/><circle cx="14.5" cy="7" r="2.5"/>' + '<circle cx="9.5" cy="17" r="2.5"/>',
)

// Play.
export const play =
  '<path fill="currentColor" d="M6 3.8c0-1 1-1.6 1.9-1l12 7.7c.9.6.9 1.9 0 2.5l-12 7.7c-.9.6-1.9' + ' 0-1.9-1z"/>'

// Pause.
export const pause = '<path fill="currentColor" d="M5 4h5v16H5zM14 4h5v16h-5z"/>'

// One step on.
export const next = line('<path d="M6 4l10 8-10 8zM19.5 4v16"/>')

// One step back.
export const prev = line('<path d="M18 4 8 12l10 8zM4.5 4v16"/>')

// Whose view.
export const eye = line('<path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0z"/><circle cx="12" cy="12" r="3"/>')

// Shuffle verified.
export const seal = line(
  '<path d="M12 2l2.6 2.3 3.5-.3.7 3.4 3 1.8-1.4 3.2 1.4 3.2-3 1.8-.7 3.4-3.5-.3L12 22.5' +
    'l-2.6-2-3.5.3-.7-3.4-3-1.8 1.4-3.2-1.4-3.2 3-1.8.7-3.4 3.5.3z"/><path d="M8.5 12.5l2.5 2.5 4.5-5"/>',
)

// Share.
export const share = line('<path d="M12 15V3M8 6.5 12 3l4 3.5M5 11v10h14V11"/>')

// Download the record.
export const save = line('<path d="M12 3v12M7.5 11l4.5 4.5 4.5-4.5M4 21h16"/>')

// Quick phrase.
export const chat = line(
  '<path d="M4 4h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 16h-8l-5 5v-5H4a1.5 1.5 0 0 1-1.5-1.5v-9' +
    'A1.5 1.5 0 0 1 4 4z"/>',
)

// Rules.
export const book = line(
  '<path d="M12 6c-2-2-5-2.5-9-2.5V18c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V3.5c-4 0-7 .5-9 2.5zM12 6v14"/>',
)

// A bot sits here.
export const bot = line(
  '<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M9 13v1.5M15 13v1.5"/>' +
    '<circle cx="12" cy="3" r="1"/>',
)

// Latency.
export const clocktower = line('<path d="M4 20v-4M10 20v-8M16 20V8M21 20V4"/>')

// Close, refuse.
export const close = line('<path d="M5 5l14 14M19 5 5 19"/>')

// Done.
export const tick = line('<path d="M4 13l5.5 5.5L20 6"/>')

// Practice.
export const grid = line('<path d="M3 3h18v18H3zM3 9h18M3 15h18M9 3v18M15 3v18"/>')

// One more, or higher.
export const plus = line('<path d="M12 4v16M4 12h16"/>')

// One fewer, or lower.
export const minus = line('<path d="M4 12h16"/>')

// Why, and how.
export const help = line(
  '<circle cx="12" cy="12" r="9.5"/>' +
    '<path d="M9 9.5c0-2 1.3-3.2 3-3.2s3.1 1.1 3.1 2.8c0 2.3-3 2.5-3 4.7M12.1 17.3v.1"/>',
)

// Sound at half.
export const quiet = line('<path d="M3 9.5v5h4l5 4v-13l-5 4zM16 9c1.5 1.5 1.5 4.5 0 6"/>')

// Sound off.
export const mute = line('<path d="M3 9.5v5h4l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5"/>')

// The log.
export const list = line('<path d="M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1"/>')

// Onwards.
export const arrow = line('<path d="M4 12h15M13.5 6l6 6-6 6"/>')

// Out of the door.
export const leave = line('<path d="M13 3H5v18h8M10 12h11M17 8l4 4-4 4"/>')

// The same again on the clipboard.
export const copy = line(
  '<rect x="8" y="8" width="12" height="13" rx="2"/>' +
    '<path d="M16 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h2"/>',
)

// Won.
export const cup = line(
  '<path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.5c0 4 1.5 5.5 4 5.8M17 5h3.5c0 4-1.5 5.5-4 5.8M12 14v4' +
    'M8 21h8M12 18c-2 0-3 1-3 3M12 18c2 0 3 1 3 3"/>',
)

// Cards held.
export const hand = line(
  '<rect x="9" y="4" width="11" height="16" rx="2" transform="rotate(12 14.5 12)"/>' +
    '<path d="M8.5 4.5 4.5 6a2 2 0 0 0-1.2 2.5l3.5 10"/>',
)
