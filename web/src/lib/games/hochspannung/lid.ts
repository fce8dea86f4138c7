/** Three faces for the lid of the box: left, middle, right. Without a name: the back of the deck. */
export const lid = ['9x6', '7x8', '']
