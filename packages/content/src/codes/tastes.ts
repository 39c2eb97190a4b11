// Codes about tastes.
import type { CodeTable } from './code-info.ts';

export const TASTE_CODES = {
  'taste-unknown': {
    title: 'a taste for something that no game of the pack has',
    severity: 'error',
    help: 'A taste says what a learning player likes: `cells` it uses on the board, points of a part of the score such as `points:remotes`, or what the game counts, such as `gained:express-train` and `played:express-train`. No setup available to this pack has what is named here: the name is misspelt, or the card has no pile in any of them.',
    example: 'likes: { gained:expres-train: 0.3 }',
  },
} as const satisfies CodeTable;
