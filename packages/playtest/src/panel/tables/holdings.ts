// The gains of seats in each game, such as cards, and their wins.
import type { Game } from '@railwright/engine';
import { seatStart, type GameRow } from '../../observe/rows.ts';
import { winsIn } from './wins.ts';

export interface Holdings {
  readonly items: readonly string[];
  readonly seats: number;
  /** `counts[(game * seats + seat) * items + item]`; at most 255. */
  readonly counts: Uint8Array;
  /** The seat's win: 1, or its part of a shared one. */
  readonly won: Float32Array;
}

/** Undefined in games where seats own nothing. */
export function tallyHoldings(game: Game, rows: readonly GameRow[]): Holdings | undefined {
  const { seats, measures, playtestHooks } = game;
  const group = playtestHooks?.holdings?.group;
  const owned = measures.flatMap((measure, m) =>
    group !== undefined && measure.group === group ? [{ item: measure.item, m }] : [],
  );
  if (owned.length === 0) return undefined;
  const counts = new Uint8Array(rows.length * seats * owned.length);
  const won = new Float32Array(rows.length * seats);
  rows.forEach((row, i) => {
    won.set(winsIn(row, seats), i * seats);
    for (let seat = 0; seat < seats; seat++) {
      const at = seatStart(game, true, seat) + 1;
      owned.forEach(({ m }, item) => {
        counts[(i * seats + seat) * owned.length + item] = Math.min(255, row.numbers[at + m] as number);
      });
    }
  });
  return { items: owned.map(({ item }) => item), seats, counts, won };
}
