// Passing cards to another seat: they are on their way until all seats have passed theirs, so that no seat passes on what has just
// come. Outside of steps that several seats do they arrive at once.
import { deliver } from '../state/optional-zones.ts';
import { F_NODE, PASSED_ACTIVE, PASSED_LEFT, PASSED_RIGHT } from '../state/layout.ts';
import { NODE, N_C } from '../state/tables.ts';
import { compileMove, moving } from './move.ts';
import type { Op } from './op.ts';

const TO = { left: PASSED_LEFT, right: PASSED_RIGHT, active: PASSED_ACTIVE };

export const pass: Op<'pass'> = {
  compile: (c, { cards, to }, scope) => [...compileMove(c, cards, TO[to], scope), scope.isForSeveral ? 1 : 0],
  code: {
    ...moving,
    run(t, s, f, l) {
      const waits = t.nodes[s.data[f + F_NODE] * NODE + N_C] === 1;
      moving.run(t, s, f, l);
      if (!waits) deliver(t, s);
      return false;
    },
  },
};
