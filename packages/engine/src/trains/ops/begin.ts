// Runs before the steps of a trigger, and before those of a card that was bought or gained. Several run one after the other at one level,
// and each begins with nothing selected but the card it is about, wherever that is by now (T35).
import { F_LEVEL } from '../state/layout.ts';
import { renewAbout } from '../effects/selections.ts';
import { advance } from '../effects/stack.ts';
import type { OpCode } from '../state/tables.ts';

export const begin: OpCode = {
  run(t, s, f) {
    const level = s.data[f + F_LEVEL];
    advance(t, s, f);
    renewAbout(t, s, level);
    return false;
  },
};
