// A row for each game with everything that is counted, by seat: for other programs. Unlike outcomes, a run does not keep
// them: it hands them on, chunk by chunk in the order of the games.
import type { Game, State } from '@railwright/engine';
import { gameFigures, type DramaName, type LengthName } from '@railwright/figures';
import type { BoardObserver, EndedBoard } from './board.ts';
import type { Course, CourseObserver } from './course.ts';
import type { Observer } from './observer.ts';
import { NO_VALUE, valuesOf } from './outcomes.ts';
import type { DramaObserver } from './watch.ts';

/** One game as a row of a table. */
export interface GameRow {
  /** Number of the game. */
  readonly game: number;
  /** End reason. */
  readonly end: string;
  /** The numbers named in ROW_HEAD, then the figures of the game (NO_VALUE where it has none), then for each seat its score and its measures. */
  readonly numbers: Int32Array;
  /** The points of all seats by source, in games that tell. */
  readonly parts?: Readonly<Record<string, number>>;
  /** Use of the map, if it is watched. */
  readonly board?: EndedBoard;
  /** The course of the game, if cards are timed. */
  readonly course?: Course;
}

export const ROW_HEAD = ['winners', 'first'] as const;

/** Where the numbers of a seat begin: its score, then its measures. */
export function seatStart(game: Game, hasDrama: boolean, seat: number): number {
  return ROW_HEAD.length + gameFigures(hasDrama).length + seat * (1 + game.measures.length);
}

/** Reads a figure from rows; undefined where a game has none. */
export function reader(figure: LengthName | DramaName): (row: GameRow) => number | undefined {
  const at = ROW_HEAD.length + gameFigures(true).findIndex((one) => one.figure === figure);
  return ({ numbers }) => (numbers[at] === NO_VALUE ? undefined : numbers[at]);
}

export function observeRows(
  game: Game,
  rows: GameRow[],
  drama: DramaObserver | undefined,
  board: BoardObserver | undefined,
  course: CourseObserver | undefined,
): Observer {
  const length = seatStart(game, drama !== undefined, game.seats);
  return {
    end(s, index, choices) {
      const numbers = new Int32Array(length);
      numbers.set([game.winners(s), game.playtestHooks?.firstSeat(s) ?? 0]);
      numbers.set(valuesOf(game, s, choices, drama), ROW_HEAD.length);
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
        ...(course && { course: course.last }),
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
