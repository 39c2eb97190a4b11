// Cards that stay in play from turn to turn, as many as hold an effect that lasts longer than the turn; only where `t.stays`.
import type { State } from '../../core/state.ts';
import { holding } from '../effects/lasting.ts';
import { log, logCard } from '../state/events.ts';
import { DISCARD, EVERYBODY, PLAY } from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';
import { cleanUp, moveCards, moveQuietly } from './moves.ts';

/** The clean-up, once what ends with the turn has ended. `kept` has room for counts by kind. */
export function cleanUpBut(t: Tables, s: State, seat: number, kept: Int16Array): void {
  for (let k = 0; k < t.kinds; k++) kept[k] = s.data[zoneBase(t, seat, PLAY) + k] - leaving(t, s, seat, k);
  if (s.events !== null) log(s, { type: 'clean-up', seat });
  cleanUp(t, s, seat);
  for (let k = 0; k < t.kinds; k++) {
    if (kept[k] > 0 && s.events !== null) logCard(t, s, 'stay', seat, k, { count: kept[k] });
    moveQuietly(t, s, seat, DISCARD, PLAY, k, kept[k], EVERYBODY);
  }
}

/** A turn of a seat begins: its cards in play whose time is over are discarded. */
export function discardStayed(t: Tables, s: State, seat: number): void {
  for (let k = 0; k < t.kinds; k++)
    moveCards(t, s, seat, PLAY, DISCARD, k, leaving(t, s, seat, k), EVERYBODY);
}

/** Cards of a kind in play that hold nothing any more. */
function leaving(t: Tables, s: State, seat: number, kind: number): number {
  const there = s.data[zoneBase(t, seat, PLAY) + kind];
  return there === 0 ? 0 : Math.max(0, there - holding(t, s, kind, seat));
}
