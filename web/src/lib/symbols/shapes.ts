// Each ink has one silhouette, wide enough to hold a numeral; the spark stands for an event.
// Grid 24, currentColor, line signs 2 units round.

// Red, R.
export const ember =
  '<path fill="currentColor" d="M10.1 3.1a2.2 2.2 0 0 1 3.8 0l8.2 14.6a2.2 2.2 0 0 1-1.9 3.3H3.8a2.2' +
  ' 2.2 0 0 1-1.9-3.3z"/>'

// Blue, B.
export const drop = '<path fill="currentColor" d="M12 1.2c3.6 4.4 8 8.3 8 13.3a8 8 0 0 1-16 0c0-5 4.4-8.9 8-13.3z"/>'

// Yellow, Y.
export const sun =
  '<path fill="currentColor" d="M9.1 4.1Q10 1.2 12 1Q14 1.2 14.9 4.1Q17.4 2.4 19.1 3.6Q20.5 5 19.3 7.8' +
  'Q22.3 8.2 22.8 10.1Q23 12.1 20.3 13.5Q22.4 15.7 21.5 17.5Q20.4 19.1 17.4 18.4Q17.6 21.5 15.8 22.3' +
  'Q13.9 22.8 12 20.4Q10.1 22.8 8.2 22.3Q6.4 21.5 6.6 18.4Q3.6 19.1 2.5 17.5Q1.6 15.7 3.7 13.5Q1 12.1' +
  ' 1.2 10.1Q1.7 8.2 4.7 7.8Q3.5 5 4.9 3.6Q6.6 2.4 9.1 4.1z"/>'

// Green, G.
export const leaf = '<path fill="currentColor" d="M2.5 21.5C.5 10 8 1.5 21.5 2.5 22.5 16 14 23.5 2.5 21.5z"/>'

// Purple, P.
export const gem =
  '<path fill="currentColor" d="M6.9 2.6h10.2l5.1 8.7a1.4 1.4 0 0 1 0 1.4l-5.1 8.7H6.9l-5.1-8.7a1.4' +
  ' 1.4 0 0 1 0-1.4z"/>'

// A black card: an event follows.
export const spark =
  '<path fill="currentColor" d="M12 1l2.2 7 5.8-3.6L17 10.4l6.5 2-6.7 1.8 3 6.2-6-3.8L12 23.5' +
  'l-1.9-6.9-6 3.8 3-6.2L.5 12.4l6.5-2L4 4.4 9.8 8z"/>'
