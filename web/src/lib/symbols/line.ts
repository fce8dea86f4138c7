/** A sign drawn in lines: 2 units wide, with round ends and corners, in the colour of the text. */
export const line = (drawing: string): string =>
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
  `${drawing}</g>`
