// What moving cards sets off, and who sees them come.
import { ASIDE, DECK, DISCARD, EVERYBODY, GAINED, HAND, MAT_DOWN, SECRET, TRASH } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { announce, EVENT_DISCARD, EVENT_GAIN, EVENT_TRASH } from '../effects/triggers.ts';
import { countGained } from '../rules/turn-counts.ts';
import type { Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** Triggers may be waiting for cards to be discarded or trashed. */
export function heard(
  t: Tables,
  s: State,
  seat: number,
  to: number,
  kind: number,
  count: number,
  level: number,
): void {
  if (to === DISCARD) announce(t, s, EVENT_DISCARD, seat, kind, count, level);
  else if (to === GAINED) gained(t, s, seat, kind, count, level);
  else if (to === TRASH) announce(t, s, EVENT_TRASH, seat, kind, count, level);
}

function gained(t: Tables, s: State, seat: number, kind: number, count: number, level: number): void {
  if (t.counted) for (let i = 0; i < count; i++) countGained(t, s, seat, kind, false);
  announce(t, s, EVENT_GAIN, seat, kind, count, level);
}

/** A bit for each seat that knows a card coming from this zone of a seat. */
export function seenBy(t: Tables, s: State, seat: number, zone: number): number {
  const isHidden =
    zone === HAND ||
    zone === DECK ||
    zone === MAT_DOWN ||
    (zone === ASIDE && s.data[seatBase(t, seat) + SECRET] === 1);
  return isHidden ? 1 << seat : EVERYBODY;
}
