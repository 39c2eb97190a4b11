// After a turn comes the next seat, the next round or the end of the day: the round in which the Trains Leave card came up
// is completed first, and a round in which nobody could do anything ends the day too ("End of the First Day", F6).
import type { State } from '../core/state.ts';
import { endDay } from './day-end.ts';
import { IDLE_TURNS, LEAVE_DRAWN, ROUND, SEAT, TURNS_DONE } from './layout.ts';
import type { Rules } from './rules.ts';
import { beginRound, beginTurn, MOST_TURNS } from './turns.ts';

export function endTurn(r: Rules, s: State): void {
  const d = s.data;
  d[TURNS_DONE]++;
  if (d[TURNS_DONE] < r.seats) {
    d[SEAT] = (d[SEAT] + 1) % r.seats;
    beginTurn(s);
  } else if (d[LEAVE_DRAWN] !== 0) endDay(r, s, 'trains-leave');
  else if (d[IDLE_TURNS] === r.seats) endDay(r, s, 'nobody-can-act');
  else {
    if (d[ROUND] < MOST_TURNS) d[ROUND]++;
    beginRound(r, s);
  }
}
