// How a turn begins: the first one once all first rails lie, and each that follows another.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { spendSavings } from './extra-turns.ts';
import { beginTurn } from '../effects/lasting.ts';
import { discardStayed } from './staying.ts';
import { SEAT, TRIGGERS, TURN } from '../state/layout.ts';
import { nextLevel } from '../effects/stack.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { announce, EVENT_TURN_START } from '../effects/triggers.ts';

/** The turn of the seat at hand begins. May leave frames on the stack. */
export function openTurn(t: Tables, s: State): void {
  const d = s.data;
  if (s.events !== null) log(s, { type: 'turn', seat: d[SEAT], turn: d[TURN] });
  if (t.saves) spendSavings(t, s);
  if (t.timed) beginTurn(t, s);
  if (t.stays !== null) discardStayed(t, s, d[SEAT]);
  if (d[TRIGGERS] !== 0) announce(t, s, EVENT_TURN_START, d[SEAT], NONE, 1, nextLevel(t, s));
}
