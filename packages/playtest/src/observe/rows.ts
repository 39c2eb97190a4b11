// A row for each game with everything that is counted, by seat: for other programs. Unlike outcomes, a run does not keep
// them: it hands them on, chunk by chunk in the order of the games.
import type { Game, State } from '@railwright/engine';
import type { BoardObserver } from './board.ts';
import type { DramaObserver } from './drama.ts';
import type { Observer } from './observer.ts';
import { OUTCOME_DRAMA } from './outcomes.ts';

export interface GameRow {
  /** Number of the game. */
  readonly game: number;
  /** End reason. */
  readonly end: string;
  /** What ROW_HEAD names, then the drama where it is gathered (NO_SHARE where nobody won), then for each seat its score and its measures. */
  readonly numbers: Int32Array;
  /** What the points of all seats come from, in games that say so. */
  readonly parts?: Readonly<Record<string, number>>;
  /** Where the map is watched. */
  readonly board?: BoardObserver['last'];
}

export const ROW_HEAD = ['winners', 'turns', 'choices', 'first'] as const;

/** Where the numbers of a seat begin: its score, then its measures. */
export function seatStart(game: Game, hasDrama: boolean, seat: number): number {
  return ROW_HEAD.length + (hasDrama ? OUTCOME_DRAMA.length : 0) + seat * (1 + game.measures.length);
}

export function observeRows(
  game: Game,
  rows: GameRow[],
  drama: DramaObserver | undefined,
  board: BoardObserver | undefined,
): Observer {
  const length = seatStart(game, drama !== undefined, game.seats);
  return {
    end(s, index, choices) {
      const numbers = new Int32Array(length);
      numbers.set([game.winners(s), game.turn(s), choices, game.insight?.firstSeat(s) ?? 0]);
      if (drama)
        numbers.set(
          OUTCOME_DRAMA.map((name) => drama.last[name]),
          ROW_HEAD.length,
        );
      for (let seat = 0; seat < game.seats; seat++) {
        const at = seatStart(game, drama !== undefined, seat);
        numbers[at] = game.score(s, seat);
        for (let m = 0; m < game.measures.length; m++) numbers[at + 1 + m] = game.measure(s, seat, m);
      }
      const end = game.endReason(s) ?? 'unknown';
      const parts = partsOf(game, s);
      rows.push({
        ...{ game: index, end, numbers },
        ...(parts && { parts }),
        ...(board && { board: { ...board.last } }),
      });
    },
  };
}

function partsOf(game: Game, s: State): Record<string, number> | undefined {
  if (!game.scoreParts) return undefined;
  const sums: Record<string, number> = {};
  for (let seat = 0; seat < game.seats; seat++)
    for (const [part, points] of Object.entries(game.scoreParts(s, seat)))
      sums[part] = (sums[part] ?? 0) + points;
  return sums;
}
