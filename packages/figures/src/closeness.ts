// How close the others come to the winner.
import type { DramaFigure, WatchedGame } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedShare } from './wanted.ts';

export const closeness = {
  figure: 'closeness',
  of: 'game',
  section: 'drama',
  title: 'Closeness',
  definition:
    'The best standing of the other seats as a share of the winner’s at the end: 1 for a tie or if another stands higher, 0 if they have nothing. Games without a winner do not count.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Scores 50, 45, 20: 0.9.',
  unit: 'thousandths',
  lacking: 'no game had a winner',
  row: 'second as close as',
  least: 'clearest win',
  watch: () => ({ value: closenessOf }),
  target: wantedShare('The best standing of the other seats as a share of the winner’s, the median.'),
} as const satisfies DramaFigure;

/** 0 also where the winner has nothing, or the others less. Of several winners the others are the second one: 1000. */
function closenessOf({ game: { seats }, winners, standing }: WatchedGame): number | undefined {
  if (winners === 0) return undefined;
  let winner = -1;
  for (let seat = 0; seat < seats; seat++)
    if (winners & (1 << seat) && (winner < 0 || standing(seat) > standing(winner))) winner = seat;
  let second = -Infinity;
  for (let seat = 0; seat < seats; seat++) if (seat !== winner) second = Math.max(second, standing(seat));
  const best = standing(winner);
  if (second >= best) return 1000;
  return best <= 0 || second <= 0 ? 0 : Math.floor((1000 * second) / best);
}
