// Choosing cards, one small pick at a time. Picks come in ascending order of kind, so there is only one way to choose a set. A single
// card is offered only if the rest of the effect can then be carried out (T19).
import { canDo, isCertain, restOf } from '../lookahead/feasibility.ts';
import { beginRounds, endLooking, lookFrom } from '../lookahead/lookahead.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X, F_Y } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import type { Count, Filter } from '../language/values.ts';
import { select } from '../effects/selections.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { NODE, NONE, N_C, N_D, N_E, type Lookahead, type Tables } from '../state/tables.ts';
import type { EffectCompiler } from '../compile/effects.ts';
import type { Scope } from '../compile/scope.ts';
import { cardLeadsOn, choicePossible, unknownAtSource } from '../lookahead/choices.ts';
import {
  ALL,
  ANY,
  anyFrom,
  available,
  clear,
  EXACTLY,
  FROM_SELECTION,
  NOWHERE,
  picksFrom,
  UP_TO,
} from '../effects/choose-source.ts';
import type { Op } from './op.ts';

/** How many to choose, as a mode and its amount. */
export function countOf(
  c: EffectCompiler,
  count: Count | undefined,
  scope: Scope,
): [mode: number, operand: number] {
  if (count === undefined) return [EXACTLY, 1];
  if (typeof count === 'number') return [EXACTLY, count];
  if (count === 'any') return [ANY, 0];
  return count === 'all' ? [ALL, 0] : [UP_TO, c.amount(count.upTo, scope)];
}

/** How many are chosen and wanted; the operand follows the mode of a node. */
export function countDetail(t: Tables, s: State, f: number, mode: number): Record<string, number> {
  const d = s.data;
  const at = d[f + F_NODE] * NODE + mode;
  const amount = evalAmount(t, s, d[f + F_SEAT], d[f + F_LEVEL], t.nodes[at + 1]);
  return {
    picked: d[f + F_X],
    ...(t.nodes[at] === EXACTLY && { exactly: amount }),
    ...(t.nodes[at] === UP_TO && { upTo: amount }),
  };
}

function isSingle(t: Tables, node: number): boolean {
  return (t.nodes[node * NODE + N_C] & 3) === EXACTLY && t.nodes[node * NODE + N_D] === 1;
}

/** For a single card: the kinds with which the rest of the effect can be carried out. */
function leadingPicks(l: Lookahead, s: State, f: number, out: Int16Array): number {
  const { t } = l;
  const node = s.data[f + F_NODE];
  const count = picksFrom(t, s, s.data[f + F_SEAT], s.data[f + F_LEVEL], node, 0, out);
  if (isCertain(l, restOf(l, node))) return count;
  let n = 0;
  lookFrom(l, s, f);
  beginRounds(l);
  for (let i = 0; i < count; i++) if (cardLeadsOn(l, node, out[i])) out[n++] = out[i];
  endLooking(l);
  return n;
}

function legalPicks(t: Tables, s: State, f: number, out: Int16Array, l: Lookahead): number {
  const d = s.data;
  const node = d[f + F_NODE];
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const mode = t.nodes[node * NODE + N_C];
  if (isSingle(t, node)) {
    // If no pick leads on, offer any: effects are done as far as possible, or the position was dealt anew.
    return leadingPicks(l, s, f, out) || picksFrom(t, s, seat, level, node, 0, out);
  }
  const count = picksFrom(t, s, seat, level, node, d[f + F_Y], out);
  if (mode !== EXACTLY) {
    out[count] = t.kinds;
    return count + 1;
  }
  let left = 0;
  for (let i = 0; i < count; i++) left += available(t, s, seat, level, node, out[i]);
  const wanted = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_D]) - d[f + F_X];
  const needed = Math.min(wanted, left);
  // Picks ascend, so a kind can be picked only while it and the later ones suffice.
  let n = 0;
  while (n < count && left >= needed) left -= available(t, s, seat, level, node, out[n++]);
  return n;
}

/** Whether as many as wanted can be chosen such that the rest can then be carried out (T19, T36). */
function canBegin(l: Lookahead, s: State, f: number): boolean {
  const { t } = l;
  const d = s.data;
  const node = d[f + F_NODE];
  // Looking ahead clears the selections of later steps. Doing it here keeps `legal` from changing anything.
  if (isSingle(t, node)) {
    const any = isCertain(l, restOf(l, node))
      ? anyFrom(t, s, d[f + F_SEAT], d[f + F_LEVEL], node, 0)
      : leadingPicks(l, s, f, l.kindBuffer) > 0;
    return any || !isWhole(t, node);
  }
  if (!isWhole(t, node)) return true;
  const possible = canDo(l, s, f, node, NONE);
  clear(t, s, d[f + F_SEAT], d[f + F_LEVEL], node);
  return possible;
}

/** What cards are chosen from, as one number, their filter, and their zone. */
export function chooseFrom(
  c: EffectCompiler,
  from: string,
  where: Filter | undefined,
  scope: Scope,
): [source: number, filter: number, zone: number] {
  scope.act(from);
  const source = scope.find(from);
  const zone = source ? source.zone : c.zone(from);
  const place = zone === NONE ? NOWHERE : zone;
  const filter = c.filterRef(where, scope);
  return [source ? FROM_SELECTION + source.slot * 16 + place : zone, filter, zone];
}

export const choose: Op<'choose'> = {
  compile(c, { from, where, count, as }, scope) {
    const [code, filter, zone] = chooseFrom(c, from, where, scope);
    return [code, filter, ...countOf(c, count, scope), scope.declare(as, zone).slot];
  },
  code: {
    asks: 'card',
    run(t, s, f, l) {
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
      if (d[f + F_X] === 0 && mode === EXACTLY && most > 0 && !canBegin(l, s, f)) return fail(t, s, f);
      if (d[f + F_X] < most && anyFrom(t, s, seat, level, node, d[f + F_Y])) return true;
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
    detail: (t, s, f) => countDetail(t, s, f, N_C),
    certain: (t, node) => t.nodes[node * NODE + N_C] !== EXACTLY,
    possible: choicePossible,
    acts(l, node) {
      const { t, s, seat, level } = l;
      clear(t, s, seat, level, node);
      return anyFrom(t, s, seat, level, node, 0) || unknownAtSource(l, node) > 0;
    },
  },
};
