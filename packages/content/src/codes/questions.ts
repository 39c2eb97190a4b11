// Codes about the questions of setups.
import type { CodeTable } from './code-info.ts';

export const QUESTION_CODES = {
  'question-options': {
    title: 'a question whose options do not fit its kind',
    severity: 'error',
    help: 'Players answer a question of kind `choice` by picking one of its `options`, so it needs two or more. Questions of the kinds `text`, `scale` (a number from 1 to 5) and `yes-no` have none.',
    example:
      'questions:\n  - id: slow\n    text: Which part was too slow?\n    kind: choice\n    options: { early: The start, late: The end, none: No part }',
  },
} as const satisfies CodeTable;
