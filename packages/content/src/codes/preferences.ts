// Codes about preferences.
import type { CodeTable } from './code-info.ts';

export const PREFERENCE_CODES = {
  'preference-unknown': {
    title: 'a liking for something that no game of the pack has',
    severity: 'error',
    help: 'A preference says what a learning player likes, and a group what people like more than the learned player does: `cells` it uses on the board, points of a part of the score such as `points:remotes`, or what the game counts, such as `gained:express-train` and `played:express-train`. No setup available to this pack knows this name: it is misspelt, or its card has no pile in any of them.',
    example: 'likes: { gained:expres-train: 0.3 }',
  },
} as const satisfies CodeTable;
