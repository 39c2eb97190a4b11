// The observers for the figures of a tally. A batch without extra measurements has none.
import type { Game } from '@railwright/engine';
import type { Tally } from '../tally.ts';
import { observeBoard } from './board.ts';
import { observeCourse } from './course.ts';
import type { Observer } from './observer.ts';
import { observeOutcomes } from './outcomes.ts';
import { observeRows } from './rows.ts';
import { observeTiming } from './timing.ts';
import { observeDrama } from './watch.ts';

export function observersFor(game: Game, tally: Tally): readonly Observer[] {
  const { board, timing, outcomes, rows } = tally;
  const drama = tally.drama && observeDrama(game, tally.values, tally.drama);
  const map = board && game.playtestHooks?.board && observeBoard(game, game.playtestHooks.board, board);
  const course = rows && timing && observeCourse(game);
  return [
    ...(drama ? [drama] : []),
    ...(map ? [map] : []),
    ...(course ? [course] : []),
    ...(timing ? [observeTiming(game, timing)] : []),
    // After drama and the map, whose figures they copy.
    ...(outcomes ? [observeOutcomes(game, outcomes, drama)] : []),
    ...(rows ? [observeRows(game, rows, drama, map, course)] : []),
  ];
}
