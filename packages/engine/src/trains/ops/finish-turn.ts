// The clean-up, after triggers at the end of a turn.
import { DEPTH } from '../state/layout.ts';
import type { OpCode } from '../state/tables.ts';
import { finishTurn } from '../rules/turn.ts';

export const finish: OpCode = {
  run(t, s) {
    s.data[DEPTH]--;
    finishTurn(t, s);
    return false;
  },
};
