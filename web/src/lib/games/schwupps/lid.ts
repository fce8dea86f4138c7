/** Three faces for the lid of the box: left, middle, right. Without a name: the back of the deck. */
export const lid = ['+2', 'y3', 'b9']
