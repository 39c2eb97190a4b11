// The first turn of a round begins, once each seat has done what the event says.
import { DEPTH } from '../state/layout.ts';
import { openTurn } from '../rules/open-turn.ts';
import type { OpCode } from '../state/tables.ts';

export const openTurnLater: OpCode = {
  run(t, s) {
    s.data[DEPTH]--;
    openTurn(t, s);
    return false;
  },
};
