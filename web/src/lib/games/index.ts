// The games with a folder of their own here. The folder's name is the family of the games that lie on its table.
// It holds `Skin.svelte` (the table), `cards/` (faces), `box.ts` (the box on the shelf) and `cloth.css`.
// Skins and faces come as chunks of their own. A game of any other family is played at the plain table.
import type { Component } from 'svelte'
import type { Kit } from '../cards/kit'
import type { BoxDesign } from '../shelf/boxes'

const SKINS = import.meta.glob<{ default: Component }>('./*/Skin.svelte')
const KITS = import.meta.glob<{ kit: Kit }>('./*/cards/index.ts')
const BOXES = import.meta.glob<BoxDesign>('./*/box.ts', { eager: true, import: 'box' })

const familyIn = (path: string): string => path.split('/')[1] ?? ''

/** The table of a family of games. */
export const skinOf = (family: string): (() => Promise<{ default: Component }>) =>
  SKINS[`./${family}/Skin.svelte`] ?? (() => import('../table/GenericTable.svelte'))

/** How the faces of a family are fetched, if it has any. */
export const facesOf = (family: string): (() => Promise<{ kit: Kit }>) | undefined => KITS[`./${family}/cards/index.ts`]

/** How the box of each family looks, in the order of the shelf. */
export const DESIGNS: ReadonlyMap<string, BoxDesign> = new Map(
  Object.entries(BOXES)
    .map(([path, box]) => [familyIn(path), box] as const)
    .sort(([, one], [, other]) => one.place - other.place),
)
