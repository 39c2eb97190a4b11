// How clearly games are won.
import type { EndedGame, LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedPoints } from './wanted.ts';

export const margin = {
  figure: 'margin',
  of: 'game',
  section: 'result',
  title: 'Winning margin',
  definition: 'Score of the best winner minus the best score of the other seats, over games with a winner.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Scores 10, 7, 9: margin 1.',
  unit: 'count',
  lacking: 'no game had a winner',
  row: 'winning margin',
  most: 'greatest margin',
  least: 'smallest margin',
  compared: 'winning margin',
  swept: { column: 'margin' },
  atEnd: marginOf,
  target: wantedPoints('Points between the winner and the runner-up, the median.'),
} as const satisfies LengthFigure;

/**
 * 0 for a tie that is shared or broken by something other than score; below 0 where rules let a lower score win. None of a
 * single seat.
 */
function marginOf({ game, s, winners }: EndedGame): number | undefined {
  if (winners === 0 || game.seats < 2) return undefined;
  let winner = -1;
  for (let seat = 0; seat < game.seats; seat++)
    if (winners & (1 << seat) && (winner < 0 || game.score(s, seat) > game.score(s, winner))) winner = seat;
  let best = -Infinity;
  for (let seat = 0; seat < game.seats; seat++)
    if (seat !== winner) best = Math.max(best, game.score(s, seat));
  return game.score(s, winner) - best;
}
