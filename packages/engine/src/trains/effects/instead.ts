// What is done instead of something else. Of several replacements, the player concerned chooses one; what its steps do may be replaced in
// turn, but never by itself, so no chain of replacements is endless. Each asks in a frame above the one of what would happen, to which it
// tells the answer (see ops/would.ts).
import type { State } from '../../core/state.ts';
import {
  DEPTH,
  F_NODE,
  F_X,
  F_Y,
  FRAME,
  FRAME_LIMIT,
  LASTING,
  LEVEL_LIMIT,
  TRIGGERS,
} from '../state/layout.ts';
import { isInScope } from '../state/seat-scope.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { matches } from './evaluate.ts';
import { ownerFor, USED_UP, usesLeft } from './lasting.ts';
import { placeOf } from './selections.ts';
import { pushAbout, topFrame } from './stack.ts';
import { EVENT_INSTEAD } from './triggers.ts';

// Indices into REPLACED
export const GAIN = 0;
export const DISCARDING = 1;
export const TRASHING = 2;

// What a frame is told in the two lowest bits of Y: something else has been done, or nothing is to be done instead.
export const REPLACED = 1;
export const AS_USUAL = 2;
export const ANSWER = 3;

/** Room for the steps of a replacement. */
const ROOM = 4;

/** In Y of the question: 1 + the kind of the card, and so often its zone. */
const ZONED = 512;

/** Whether something may be done instead with a card of this kind in a zone, for effects at this level. */
export function mayReplace(
  t: Tables,
  s: State,
  of: number,
  seat: number,
  kind: number,
  zone: number,
  level: number,
): boolean {
  const d = s.data;
  if (t.insteads === null || (d[TRIGGERS] & EVENT_INSTEAD) === 0) return false;
  if (level >= LEVEL_LIMIT || d[DEPTH] + d[LASTING] + ROOM >= FRAME_LIMIT) return false;
  return nextReplacement(t, s, of, seat, kind, zone, level, NONE) !== NONE;
}

/** The number of the first replacement after this one that applies to what would happen to a card; NONE for no more. */
export function nextReplacement(
  t: Tables,
  s: State,
  of: number,
  seat: number,
  kind: number,
  zone: number,
  level: number,
  after: number,
): number {
  const all = t.insteads?.all ?? [];
  for (let n = after + 1; n < all.length; n++) {
    const { filter, own, from } = all[n];
    if (all[n].of !== of || (from !== NONE && from !== zone)) continue;
    if ((own === NONE ? holderOf(t, s, n, seat) < 0 : own !== kind) || isRunning(t, s, n)) continue;
    if (filter === null || matches(t, s, seat, level, filter, kind)) return n;
  }
  return NONE;
}

/** The newest lasting effect with this replacement that concerns a seat, or -1. */
export function holderOf(t: Tables, s: State, n: number, seat: number): number {
  if (t.insteads === null) return -1;
  const { all, of } = t.insteads;
  if (n >= all.length) return -1;
  for (let i = s.data[LASTING] - 1; i >= 0; i--) {
    if (!of[s.data[t.layout.lasting + i * 2]].includes(n)) continue;
    if (isInScope(all[n].who, ownerFor(t, s, i, seat), seat) && usesLeft(t, s, i) !== USED_UP) return i;
  }
  return -1;
}

/** The kind of the card that has a replacement, or holds the lasting effect with it. */
export function replacerOf(t: Tables, s: State, n: number, seat: number): number {
  const own = t.insteads?.all[n].own ?? NONE;
  return own === NONE ? s.data[t.layout.lasting + holderOf(t, s, n, seat) * 2 + 1] : own;
}

/** Whether its steps are being done. */
function isRunning(t: Tables, s: State, n: number): boolean {
  const d = s.data;
  const { would } = t.ruleNodes;
  for (let i = 0; i < d[DEPTH]; i++) {
    const frame = t.layout.stack + i * FRAME;
    if (d[frame + F_X] === n + 1 && would.includes(d[frame + F_NODE])) return true;
  }
  return false;
}

/** The kind and the zone of the card that a question is about. */
export const kindAsked = (s: State, f: number): number => (s.data[f + F_Y] % ZONED) - 1;
export const zoneAsked = (s: State, f: number): number => Math.trunc(s.data[f + F_Y] / ZONED);

/** Asks what is done instead with a card of this kind in a zone; its place is that, or `ABOUT`. The frame below is told. */
export function askInstead(
  t: Tables,
  s: State,
  of: number,
  seat: number,
  level: number,
  source: number,
  kind: number,
  zone: number,
  place = placeOf(seat, zone),
): void {
  pushAbout(t, s, t.ruleNodes.would[of], seat, level, source, kind, place);
  s.data[topFrame(t, s) + F_Y] = kind + 1 + ZONED * zone;
}
