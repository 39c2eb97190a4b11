// Runs before the steps of a trigger, and before those of a card that was bought or gained. Several run one after the other at one level,
// and each begins with nothing selected but the card it is about, wherever that is by now (T35).
import { F_LEVEL } from '../layout.ts';
import { renewAbout } from '../selections.ts';
import { advance } from '../stack.ts';
import type { OpCode } from '../tables.ts';

export const begin: OpCode = {
  run(t, s, f) {
    const level = s.data[f + F_LEVEL];
    advance(t, s, f);
    renewAbout(t, s, level);
    return false;
  },
};
