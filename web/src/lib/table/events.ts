// Made by tools/view_types.py from src/lastcard/engine/event_data.py. Do not edit: run the tool.

/** A card went from one place to another; `card` is empty for those who did not see it. */
export interface MovedData {
  card: string
  from: string
  key: string
  kind: 'moved'
  seat: number
  to: string
}

/** Something everybody hears: a sentence, and what fills it. */
export interface ToldData {
  key: string
  kind: 'told'
  values: Record<string, string | number>
}

export type Event = MovedData | ToldData
