// The clean-up, after triggers at the end of a turn.
import { DEPTH } from '../layout.ts';
import type { OpCode } from '../tables.ts';
import { finishTurn } from '../turn.ts';

export const finish: OpCode = {
  run(t, s) {
    s.data[DEPTH]--;
    finishTurn(t, s);
    return false;
  },
};
