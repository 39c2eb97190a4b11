// Whom an attack has asked to react, and whom it spares: each seat is asked once, however many of its steps affect it (T28). Kept by level, only
// where `toAttacks`.
import type { State } from '../../core/state.ts';
import { HAND } from '../state/layout.ts';
import { SEAT_LIMIT } from '../state/limits.ts';
import type { Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';

/** The bits of those that were asked come first, then of those that are spared. */
const SPARED = SEAT_LIMIT;

/** Whether a card of this kind harms this seat with its steps. */
function isAttacked(t: Tables, source: number, seat: number, target: number): boolean {
  return t.reactions !== null && t.reactions.toAttacks && t.isAttack[source] === 1 && target !== seat;
}

/** Whether a seat must be asked before an attack affects it; notes that it is. */
export function asksVictim(
  t: Tables,
  s: State,
  level: number,
  source: number,
  seat: number,
  target: number,
): boolean {
  if (!isAttacked(t, source, seat, target)) return false;
  const at = t.layout.attacks + level;
  const bit = 1 << target;
  if ((s.data[at] & bit) !== 0 || !holdsReaction(t, s, target)) return false;
  s.data[at] |= bit;
  return true;
}

/** Whether an attack spares a seat. */
export function isSpared(
  t: Tables,
  s: State,
  level: number,
  source: number,
  seat: number,
  target: number,
): boolean {
  return (
    isAttacked(t, source, seat, target) &&
    (((s.data[t.layout.attacks + level] >> SPARED) >> target) & 1) === 1
  );
}

export function spare(t: Tables, s: State, level: number, target: number): void {
  s.data[t.layout.attacks + level] |= (1 << SPARED) << target;
}

function holdsReaction(t: Tables, s: State, seat: number): boolean {
  const spares = t.reactions?.spares;
  const hand = zoneBase(t, seat, HAND);
  for (let k = 0; k < t.kinds; k++) if (spares?.[k] === 1 && s.data[hand + k] > 0) return true;
  return false;
}
