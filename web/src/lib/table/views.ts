// What the views of each family of games hold. The generated `view.ts` in the folder of a family adds its zones here.

/** The zones of a view, by family. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- every family adds its own
export interface Views {}
