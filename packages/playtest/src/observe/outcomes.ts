// A row of whole numbers for each game, by which games of the same number in two batches are compared.
import type { Game, State } from '@railwright/engine';
import { gameFigures, type EndedGame } from '@railwright/figures';
import type { Observer } from './observer.ts';
import type { DramaObserver } from './watch.ts';

/** The rows of games in their order. */
export interface OutcomeTally {
  readonly rows: Int32Array[];
}

/** In place of a figure that a game does not have. */
export const NO_VALUE = -(2 ** 31);

/** Columns before the figures of games; then come the scores by seat and the measures, summed over seats. */
export const OUTCOME_HEAD = ['winners', 'first'] as const;

export function observeOutcomes(game: Game, tally: OutcomeTally, drama: DramaObserver | undefined): Observer {
  const { seats } = game;
  const figures = gameFigures(drama !== undefined).length;
  const scoreAt = OUTCOME_HEAD.length + figures;
  const measureAt = scoreAt + seats;
  const measures = game.measures.length;
  return {
    end(s, _index, choices) {
      const row = new Int32Array(measureAt + measures);
      row[0] = game.winners(s);
      row[1] = game.playtestHooks?.firstSeat(s) ?? 0;
      row.set(valuesOf(game, s, choices, drama), OUTCOME_HEAD.length);
      for (let seat = 0; seat < seats; seat++) {
        row[scoreAt + seat] = game.score(s, seat);
        for (let m = 0; m < measures; m++)
          row[measureAt + m] = (row[measureAt + m] as number) + game.measure(s, seat, m);
      }
      tally.rows.push(row);
    },
  };
}

/** The figures of a game that is over, in the order of the registry. */
export function valuesOf(game: Game, s: State, choices: number, drama: DramaObserver | undefined): number[] {
  const ended: EndedGame = { game, s, winners: game.winners(s), turns: game.turn(s), choices };
  return gameFigures(drama !== undefined).map(
    (figure) =>
      (figure.section === 'drama' ? drama?.last.get(figure.figure) : figure.atEnd(ended)) ?? NO_VALUE,
  );
}
