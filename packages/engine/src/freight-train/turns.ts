// Whose turn it is: the beginning of turns and rounds ("Play", "Optional sequence of play"). How they end: end-turn.ts.
import type { State } from '../core/state.ts';
import {
  DAY,
  FILLED,
  FIRST,
  IDLE_TURNS,
  ROUND,
  SEAT,
  STAGE,
  STAGE_ACTION,
  STEP,
  TURN,
  TURNS_DONE,
} from './layout.ts';
import type { Rules } from './rules.ts';

/** Counters for statistics only: with a homebrewer's thousand chips they stop instead of overflowing. */
export const MOST_TURNS = 32_767;

export function beginTurn(s: State): void {
  const d = s.data;
  d[STAGE] = STAGE_ACTION;
  d[STEP] = 0;
  d[FILLED] = 0;
  if (d[TURN] < MOST_TURNS) d[TURN]++;
  if (s.events)
    s.events.push({
      type: 'turn',
      seat: d[SEAT],
      day: d[DAY] + 1,
      round: d[ROUND],
      turn: d[TURN],
    });
}

/**
 * The engine goes to the left neighbour of this round's first player; without it the left neighbour of the seat that took the
 * last turn goes on (F9). After a round completed by all seats these differ: the second is the same player again.
 */
export function beginRound(r: Rules, s: State): void {
  const d = s.data;
  d[FIRST] = (d[r.passEngine ? FIRST : SEAT] + 1) % r.seats;
  d[SEAT] = d[FIRST];
  d[TURNS_DONE] = 0;
  d[IDLE_TURNS] = 0;
  if (s.events) s.events.push({ type: 'round', day: d[DAY] + 1, round: d[ROUND], first: d[FIRST] });
  beginTurn(s);
}
