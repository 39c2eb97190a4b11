// The question to one seat after the other, before a round begins: how much it bids for an early turn.
import { bidBounds, bidDetail, biddersLeft, endBids, PASS, passBid, placeBid } from '../rules/bids.ts';
import { startRound } from '../rules/event-deck.ts';
import { DEPTH, F_SEAT } from '../state/layout.ts';
import { countOwnTurn } from '../state/round.ts';
import type { OpCode } from '../state/tables.ts';

/** F_SEAT is who bids. */
export const bidding: OpCode = {
  asks: 'bid',
  run(t, s, f) {
    const left = biddersLeft(t, s);
    if (left === 0) {
      s.data[DEPTH]--;
      endBids(t, s);
      countOwnTurn(t, s);
      startRound(t, s);
      return false;
    }
    const [least, most] = bidBounds(t, s, s.data[f + F_SEAT]);
    if (left > 1 && least <= most) return true;
    passBid(t, s, f);
    return false;
  },
  legal(t, s, f, out) {
    const [least, most] = bidBounds(t, s, s.data[f + F_SEAT]);
    let n = 0;
    out[n++] = PASS;
    for (let bid = least; bid <= most; bid++) out[n++] = bid;
    return n;
  },
  choose(t, s, f, choice) {
    if (choice === PASS) passBid(t, s, f);
    else placeBid(t, s, f, choice);
  },
  format: (_t, _s, _f, choice) => (choice === PASS ? 'pass' : `bid ${choice}`),
  detail: (t, s) => bidDetail(t, s),
};
