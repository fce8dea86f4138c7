// Where names of one word break, if they need two lines.
export const HYPHENS: Record<string, string> = {
  Counterattack: 'Counter-|attack',
  Troublemaker: 'Trouble-|maker',
  Troublecharger: 'Trouble-|charger',
  Pustekuchen: 'Puste-|kuchen',
}
