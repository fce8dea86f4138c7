/** Three faces for the lid of the box: left, middle, right. Without a name: the back of the deck. */
export const lid = ['24', '36', 'free']
