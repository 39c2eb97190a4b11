// The op about powers that a setup deals, which are secret goals or tickets if it says so.
import type { OpSpec } from './params.ts';

export const GOAL_OPS = {
  'draw-goals': {
    doc: 'Draw some of the powers of the setup that nobody has, which may be secret goals, or tickets, and keep some of them or all; the others go under the rest.',
    short: 'count',
    params: {
      count: { type: 'amount', doc: 'How many are drawn, if there are as many.' },
      keep: { type: 'bounds', optional: true, doc: 'How many of them are kept; all unless given.' },
    },
  },
} as const satisfies Record<string, OpSpec>;
