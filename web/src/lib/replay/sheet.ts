// The table around the cards as it was then: the names of that game, and its end only at its end.
import type { Replay, TableSheet } from '../wire'

/** The sheet that a replay shows at a position. */
export function asItWas(table: TableSheet, replay: Replay, position: number): TableSheet {
  const over = position >= replay.moves
  return {
    ...table,
    game: replay.game,
    family: replay.family,
    options: replay.options,
    phase: over ? 'over' : 'playing',
    seats: replay.names.map((name, seat) => ({
      name,
      kind: table.seats[seat]?.kind === 'bot' ? 'bot' : 'person',
      bot: table.seats[seat]?.bot ?? '',
      present: true,
      away: false,
      rtt: 0,
      bank: 0,
      ready: false,
    })),
    game_number: replay.game_number,
    commitment: replay.outcome.commitment,
    starts_at: 0,
    series: null,
    last: over ? replay.outcome : null,
  }
}
