// The signs of Math Attack! Grid 24, currentColor, line signs 2 units round.
import { line } from '../../symbols/interface'

// = the end is near.
export const mEnd =
  '<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><path d="M4 8.5h16' + 'M4 16h16"/></g>'

// Cancel: rubbed out.
export const mCancel = line(
  '<path d="M8 19.5 3.5 15a1.5 1.5 0 0 1 0-2.2L13 3.5a1.5 1.5 0 0 1 2.2 0L20 8.2a1.5 1.5 0 0 1 0 2.2' +
    'l-9 9.1zM8.5 8 15.5 15M12 20h9"/>',
)

// +/- turned over.
export const mSign = line('<path d="M7 3v8M3 7h8M13 17h8M5 21 19 3"/>')

// Block: a barrier.
export const mBlock = line(
  '<rect x="2" y="6" width="20" height="7" rx="1"/><path d="M8 6 5 13M14 6l-3 7M20 6l-3 7M5.5 13v8' + 'M18.5 13v8"/>',
)

// Half of the total.
export const mHalf = line('<circle cx="12" cy="12" r="9"/>') + '<path fill="currentColor" d="M12 3a9 9 0 0 0 0 18z"/>'

// The same again.
export const mSame = '<circle fill="currentColor" cx="12" cy="12" r="9.5"/>'

// Double.
export const mDouble = '<g fill="currentColor"><circle cx="7" cy="14.5" r="6"/><circle cx="17.5" cy="9" r="6"/></g>'
