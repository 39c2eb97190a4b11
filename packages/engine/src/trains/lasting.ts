// Effects that last while their card lies in the play area (T32). An entry names the kind whose effect lasts and the
// kind of the card that holds it: they differ when a card copies another (T10). What a step makes last for the turn has a number
// above all kinds and no card that holds it. Sums over the entries are kept in the
// header, where the hot path reads them.
import type { State } from '../core/state.ts';
import { IGNORE_WASTE, LASTING, LASTING_LIMIT, TRIGGERS, TURN_WAIVER, WAIVER } from './layout.ts';
import type { Tables } from './tables.ts';

export function addLasting(t: Tables, s: State, kind: number, source: number): void {
  const d = s.data;
  const count = d[LASTING];
  if (count >= LASTING_LIMIT) return;
  d[t.layout.lasting + count * 2] = kind;
  d[t.layout.lasting + count * 2 + 1] = source;
  d[LASTING] = count + 1;
  d[WAIVER] |= t.lastingWaiver[kind];
  d[IGNORE_WASTE] |= t.lastingIgnore[kind];
  d[TRIGGERS] |= t.lastingEvents[kind];
}

/** The newest entry of this effect held by a card of kind `source`, or -1. */
export function findLasting(t: Tables, s: State, kind: number, source: number): number {
  const list = t.layout.lasting;
  let i = s.data[LASTING] - 1;
  while (i >= 0 && (s.data[list + i * 2] !== kind || s.data[list + i * 2 + 1] !== source)) i--;
  return i;
}

/** The card that holds this entry leaves play; -1 for a card that holds none. */
export function endLasting(t: Tables, s: State, entry: number): void {
  if (entry < 0) return;
  const d = s.data;
  const list = t.layout.lasting;
  d.copyWithin(list + entry * 2, list + entry * 2 + 2, list + d[LASTING] * 2);
  d[LASTING]--;
  sumLasting(t, s);
}

/** A card of kind `source` left play and `remaining` are still there: the newest entries beyond that end. */
export function dropLasting(t: Tables, s: State, source: number, remaining: number): void {
  const d = s.data;
  const list = t.layout.lasting;
  let held = 0;
  let kept = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    if (d[list + i * 2] < t.kinds && d[list + i * 2 + 1] === source && ++held > remaining) continue;
    d[list + kept * 2] = d[list + i * 2];
    d[list + kept * 2 + 1] = d[list + i * 2 + 1];
    kept++;
  }
  if (kept === d[LASTING]) return;
  d[LASTING] = kept;
  sumLasting(t, s);
}

function sumLasting(t: Tables, s: State): void {
  const d = s.data;
  const list = t.layout.lasting;
  d[WAIVER] = d[TURN_WAIVER];
  d[IGNORE_WASTE] = 0;
  d[TRIGGERS] = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    const kind = d[list + i * 2];
    d[WAIVER] |= t.lastingWaiver[kind];
    d[IGNORE_WASTE] |= t.lastingIgnore[kind];
    d[TRIGGERS] |= t.lastingEvents[kind];
  }
}

export function clearLasting(s: State): void {
  const d = s.data;
  d[LASTING] = 0;
  d[WAIVER] = 0;
  d[TURN_WAIVER] = 0;
  d[IGNORE_WASTE] = 0;
  d[TRIGGERS] = 0;
}
