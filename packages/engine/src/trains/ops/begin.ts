// Runs before the steps of a trigger, and before those of a card that was bought or gained. Several run one after the other at one level,
// and each begins with nothing selected but the card it is about, wherever that is by now (T35), and what a lasting effect hands on.
import { DEPTH, F_LEVEL, F_NODE } from '../state/layout.ts';
import { renewAbout } from '../effects/selections.ts';
import { takeHanded } from '../effects/kept.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A, type OpCode } from '../state/tables.ts';

export const begin: OpCode = {
  run(t, s, f) {
    const level = s.data[f + F_LEVEL];
    const handed = t.nodes[s.data[f + F_NODE] * NODE + N_A];
    const depth = s.data[DEPTH] - 1;
    advance(t, s, f);
    renewAbout(t, s, level);
    if (handed !== 0) takeHanded(t, s, handed, depth, level);
    return false;
  },
};
