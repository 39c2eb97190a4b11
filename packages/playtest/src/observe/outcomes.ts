// A row of whole numbers for each game: what games of the same number in two batches are compared by.
import type { Game } from '@railwright/engine';
import type { DramaObserver } from './drama.ts';
import type { Observer } from './observer.ts';

/** The rows of games in their order. */
export interface OutcomeTally {
  readonly rows: Int32Array[];
}

/** Columns before the scores by seat; then come the measures, summed over seats, and the drama where it is gathered. */
export const OUTCOME_HEAD = ['winners', 'turns', 'choices', 'first'] as const;
export const OUTCOME_DRAMA = ['leadChanges', 'decided', 'closeness'] as const;

export function observeOutcomes(game: Game, tally: OutcomeTally, drama: DramaObserver | undefined): Observer {
  const { seats } = game;
  const head = OUTCOME_HEAD.length + seats;
  const measures = game.measures.length;
  return {
    end(s, _index, choices) {
      const row = new Int32Array(head + measures + (drama ? OUTCOME_DRAMA.length : 0));
      row[0] = game.winners(s);
      row[1] = game.turn(s);
      row[2] = choices;
      row[3] = game.insight?.firstSeat(s) ?? 0;
      for (let seat = 0; seat < seats; seat++) {
        row[OUTCOME_HEAD.length + seat] = game.score(s, seat);
        for (let m = 0; m < measures; m++)
          row[head + m] = (row[head + m] as number) + game.measure(s, seat, m);
      }
      if (drama) OUTCOME_DRAMA.forEach((name, i) => (row[head + measures + i] = drama.last[name]));
      tally.rows.push(row);
    },
  };
}
