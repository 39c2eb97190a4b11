// The first turn of a round begins, once each seat has done what the event says.
import { DEPTH } from '../layout.ts';
import { openTurn } from '../open-turn.ts';
import type { OpCode } from '../tables.ts';

export const openTurnLater: OpCode = {
  run(t, s) {
    s.data[DEPTH]--;
    openTurn(t, s);
    return false;
  },
};
