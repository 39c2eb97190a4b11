// Choosing cards, one small pick at a time: picks come in ascending order of kind, so a set can be chosen in one way only.
// A single card is offered only if the rest of the effect can then be carried out (T19).
import { coinsOf, evalAmount, matches, waiverOf } from '../evaluate.ts';
import { ASIDE, F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, F_Y } from '../layout.ts';
import type { State } from '../../core/state.ts';
import type { Count } from '../language/values.ts';
import {
  among,
  clearSelection,
  placeOf,
  select,
  selectionBase,
  selectionLeft,
  selectionZone,
} from '../selections.ts';
import { advance, EndlessEffectError, isCertain, isPossible } from '../stack.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, N_E, N_NEXT, NONE, YES, YES_TO_END, type Tables } from '../tables.ts';
import { zoneBase } from '../zones.ts';
import type { EffectCompiler } from '../compile/effects.ts';
import type { Scope } from '../compile/scope.ts';
import type { Op } from './op.ts';

const EXACTLY = 0;
const ANY = 1;
const UP_TO = 2;
const ALL = 3;
/** A source that is a selection: zone + slot * 16 + this. */
export const FROM_SELECTION = 1024;
/** The zone of a selection whose cards lie in none that can be chosen from. */
export const NOWHERE = 15;

function countOf(c: EffectCompiler, count: Count | undefined, scope: Scope): [mode: number, operand: number] {
  if (count === undefined) return [EXACTLY, 1];
  if (typeof count === 'number') return [EXACTLY, count];
  if (count === 'any') return [ANY, 0];
  return count === 'all' ? [ALL, 0] : [UP_TO, c.amount(count.upTo, scope)];
}

/** Cards of a kind at the source: in a zone, or of a selection as it lies now. The known top of a deck cannot be chosen from. */
function atSource(t: Tables, s: State, seat: number, level: number, source: number, kind: number): number {
  if (source < FROM_SELECTION) return s.data[zoneBase(t, seat, source) + kind];
  const slot = (source - FROM_SELECTION) >> 4;
  const zone = selectionZone(t, s, seat, level, slot, (source - FROM_SELECTION) & 15);
  if (zone < 0 || zone === NOWHERE) return 0;
  return Math.min(selectionLeft(t, s, level, slot, kind), s.data[zoneBase(t, seat, zone) + kind]);
}

/** Cards of a kind that may still be picked. */
function available(t: Tables, s: State, seat: number, level: number, node: number, kind: number): number {
  const there = atSource(t, s, seat, level, t.nodes[node * NODE + N_A], kind);
  if (there === 0) return 0;
  const wanted = t.nodes[node * NODE + N_B];
  if (wanted !== 0 && !matches(t, s, seat, level, t.filters[wanted - 1], kind)) return 0;
  return there - s.data[selectionBase(t, level, t.nodes[node * NODE + N_E]) + kind];
}

/** Whether any card of this kind or a later one may be picked. */
function anyFrom(t: Tables, s: State, seat: number, level: number, node: number, kind: number): boolean {
  for (let k = kind; k < t.kinds; k++) if (available(t, s, seat, level, node, k) > 0) return true;
  return false;
}

function availableFrom(t: Tables, s: State, seat: number, level: number, node: number, kind: number): number {
  let sum = 0;
  for (let k = kind; k < t.kinds; k++) sum += available(t, s, seat, level, node, k);
  return sum;
}

/** Whether the rest of the effect can be carried out once this one kind is chosen. */
function leadsOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  kind: number,
  waiver: number,
  drawn: number,
  coins: number,
): boolean {
  if (--t.looks[0] < 0)
    throw new EndlessEffectError(
      t.ids[source],
      `The effect of "${t.ids[source]}" has too many ways to go on: its choices depend on each other.`,
    );
  const slot = t.nodes[node * NODE + N_E];
  select(t, s, level, slot, kind, 1);
  const possible = isPossible(t, s, seat, level, source, t.nodes[node * NODE + N_NEXT], waiver, drawn, coins);
  select(t, s, level, slot, kind, -1);
  return possible;
}

/** Whether the cards of a source lie there before the effect begins. */
function isKnown(source: number): boolean {
  return source < FROM_SELECTION && source !== ASIDE;
}

function isSingle(t: Tables, node: number): boolean {
  return (t.nodes[node * NODE + N_C] & 3) === EXACTLY && t.nodes[node * NODE + N_D] === 1;
}

function clear(t: Tables, s: State, seat: number, level: number, node: number): void {
  const source = t.nodes[node * NODE + N_A];
  const place = source < FROM_SELECTION ? placeOf(seat, source) : among((source - FROM_SELECTION) >> 4);
  clearSelection(t, s, level, t.nodes[node * NODE + N_E], place);
}

function legalPicks(t: Tables, s: State, f: number, out: Int16Array): number {
  const d = s.data;
  const node = d[f + F_NODE];
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const mode = t.nodes[node * NODE + N_C];
  let n = 0;
  if (isSingle(t, node)) {
    const source = d[f + F_SOURCE];
    const waiver = waiverOf(s, seat);
    const coins = coinsOf(s, seat);
    const open = isCertain(t, t.nodes[node * NODE + N_NEXT]);
    for (let k = 0; k < t.kinds; k++)
      if (
        available(t, s, seat, level, node, k) > 0 &&
        (open || leadsOn(t, s, seat, level, source, node, k, waiver, 0, coins))
      )
        out[n++] = k;
    if (n > 0) return n;
    // Cards drawn meanwhile may have closed every way on; then any choice will do.
    for (let k = 0; k < t.kinds; k++) if (available(t, s, seat, level, node, k) > 0) out[n++] = k;
    return n;
  }
  let needed = 0;
  let left = 0;
  if (mode === EXACTLY) {
    left = availableFrom(t, s, seat, level, node, d[f + F_Y]);
    const wanted = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_D]) - d[f + F_X];
    needed = Math.min(wanted, left);
  }
  for (let k = d[f + F_Y]; k < t.kinds; k++) {
    const here = available(t, s, seat, level, node, k);
    if (here > 0 && left >= needed) out[n++] = k;
    if (mode === EXACTLY) left -= here;
  }
  if (mode !== EXACTLY) out[n++] = t.kinds;
  return n;
}

export const choose: Op<'choose'> = {
  compile(c, { from, where, count, as }, scope) {
    scope.act(from);
    const source = scope.find(from);
    const zone = source ? source.zone : c.zone(from);
    const place = zone === NONE ? NOWHERE : zone;
    const filter = c.filterRef(where, scope);
    const [mode, operand] = countOf(c, count, scope);
    const code = source ? FROM_SELECTION + source.slot * 16 + place : zone;
    return [code, filter, mode, operand, scope.declare(as, zone).slot];
  },
  code: {
    asks: 'card',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const mode = t.nodes[node * NODE + N_C];
      if (d[f + F_X] === 0) {
        clear(t, s, seat, level, node);
        if (mode === ALL) {
          const slot = t.nodes[node * NODE + N_E];
          for (let k = 0; k < t.kinds; k++)
            select(t, s, level, slot, k, available(t, s, seat, level, node, k));
          advance(t, s, f);
          return false;
        }
      }
      const most = mode === ANY ? Infinity : evalAmount(t, s, seat, level, t.nodes[node * NODE + N_D]);
      if (d[f + F_X] < most && anyFrom(t, s, seat, level, node, d[f + F_Y])) {
        // Looking ahead clears the selections of later steps; done here, asking for the legal choices changes nothing.
        if (isSingle(t, node)) legalPicks(t, s, f, t.kindBuffer);
        return true;
      }
      advance(t, s, f);
      return false;
    },
    legal: legalPicks,
    choose(t, s, f, choice) {
      const d = s.data;
      if (choice === t.kinds) {
        advance(t, s, f);
        return;
      }
      const node = d[f + F_NODE];
      select(t, s, d[f + F_LEVEL], t.nodes[node * NODE + N_E], choice, 1);
      d[f + F_X]++;
      d[f + F_Y] = choice;
    },
    format: (t, _s, _f, choice) => (choice === t.kinds ? 'done' : `choose ${t.ids[choice]}`),
    detail(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const mode = t.nodes[node * NODE + N_C];
      const amount = evalAmount(t, s, d[f + F_SEAT], d[f + F_LEVEL], t.nodes[node * NODE + N_D]);
      return {
        picked: d[f + F_X],
        ...(mode === EXACTLY && { exactly: amount }),
        ...(mode === UP_TO && { upTo: amount }),
      };
    },
    certain: (t, node) => t.nodes[node * NODE + N_C] !== EXACTLY || !isKnown(t.nodes[node * NODE + N_A]),
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      // Cards that an earlier step will have turned over or chosen cannot be judged yet.
      if (t.nodes[node * NODE + N_C] !== EXACTLY || !isKnown(t.nodes[node * NODE + N_A])) return YES;
      clear(t, s, seat, level, node);
      if (isSingle(t, node)) {
        // An unknown drawn card will do where any card of the hand does.
        if (drawn > 0 && t.nodes[node * NODE + N_A] === 0 && t.nodes[node * NODE + N_B] === 0) return YES;
        for (let k = 0; k < t.kinds; k++)
          if (
            available(t, s, seat, level, node, k) > 0 &&
            leadsOn(t, s, seat, level, source, node, k, waiver, drawn, coins)
          )
            return YES_TO_END;
        return NO;
      }
      const unknown = t.nodes[node * NODE + N_A] === 0 && t.nodes[node * NODE + N_B] === 0 ? drawn : 0;
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_D]);
      return availableFrom(t, s, seat, level, node, 0) + unknown >= count ? YES : NO;
    },
    acts(t, s, seat, level, node) {
      clear(t, s, seat, level, node);
      return anyFrom(t, s, seat, level, node, 0);
    },
  },
};
