// may, choose-one, if and repeat: steps that contain other steps. Inner steps run in their own frame on top, with the same selections.
import {
  areStepsCertain,
  beginLooking,
  canDo,
  forgetSet,
  isPossible,
  mayLook,
  restOf,
} from '../lookahead/feasibility.ts';
import { bound, couldHold } from '../lookahead/intervals.ts';
import { holds } from '../effects/conditions.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf } from '../state/resources.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X } from '../state/layout.ts';
import { restoreSelections } from '../lookahead/saved-selections.ts';
import type { State } from '../../core/state.ts';
import { advance, fail, pushFrame } from '../effects/stack.ts';
import { NO, NODE, NONE, N_A, N_B, N_C, N_NEXT, N_OP, YES_TO_END, type Tables } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Advances past this step and runs the sequence at `node` before what follows. */
function runInner(t: Tables, s: State, f: number, node: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const source = d[f + F_SOURCE];
  advance(t, s, f);
  if (node !== NONE) pushFrame(t, s, node, seat, level, source);
}

/** Whether at least one step of the sequence could change something. */
function sequenceActs(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  drawn: number,
  coins: number,
): boolean {
  const kept = t.saved.end;
  let acts = false;
  for (; node !== NONE && !acts; node = t.nodes[node * NODE + N_NEXT]) {
    const op = t.ops[t.nodes[node * NODE + N_OP]];
    forgetSet(t, s, level, node);
    acts = op.acts === undefined || op.acts(t, s, seat, level, node, drawn, coins);
  }
  restoreSelections(t, s, kept);
  return acts;
}

/** Whether the sequence at `node`, inside the step of a frame, can be chosen now. */
function isOpen(t: Tables, s: State, f: number, node: number): boolean {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  beginLooking(t);
  if (!sequenceActs(t, s, seat, level, node, 0, coinsOf(s, seat))) return false;
  return canDo(t, s, seat, level, d[f + F_SOURCE], node, restOf(t, d[f + F_NODE]));
}

export const may: Op<'may'> = {
  compile: (c, params, scope) => [scope.branch(() => c.sequence(params.do, scope))],
  code: {
    asks: 'may',
    run(t, s, f) {
      if (isOpen(t, s, f, t.nodes[s.data[f + F_NODE] * NODE + N_A])) return true;
      advance(t, s, f);
      return false;
    },
    legal(_t, _s, _f, out) {
      out[0] = 0;
      out[1] = 1;
      return 2;
    },
    choose(t, s, f, choice) {
      if (choice === 1) runInner(t, s, f, t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      else advance(t, s, f);
    },
    format: (_t, _s, _f, choice) => (choice === 1 ? 'apply' : 'decline'),
    certain: () => true,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      if (!mayLook(t)) return NO;
      if (isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins)) return YES_TO_END;
      const inner = t.nodes[node * NODE + N_A];
      if (inner === NONE) return NO;
      return isPossible(t, s, seat, level, source, inner, waiver, drawn, coins) ? YES_TO_END : NO;
    },
  },
};

export const chooseOne: Op<'choose-one'> = {
  compile: (c, { options }, scope) => [
    c.list(options.map((option) => scope.branch(() => c.sequence(option.do, scope)))),
  ],
  code: {
    asks: 'option',
    run(t, s, f) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      // Checks all of them, as `legal` will: looking ahead clears selections, and asking for legal choices must change nothing.
      let open = false;
      for (let i = 0; i < options.length; i++) if (isOpen(t, s, f, options[i])) open = true;
      return open || fail(t, s, f);
    },
    legal(t, s, f, out) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      let n = 0;
      for (let i = 0; i < options.length; i++) if (isOpen(t, s, f, options[i])) out[n++] = i;
      return n;
    },
    choose(t, s, f, choice) {
      runInner(t, s, f, t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]][choice]);
    },
    format: (_t, _s, _f, choice) => `option ${choice + 1}`,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const options = t.lists[t.nodes[node * NODE + N_A]];
      for (let i = 0; i < options.length; i++)
        if (
          mayLook(t) &&
          sequenceActs(t, s, seat, level, options[i], drawn, coins) &&
          isPossible(t, s, seat, level, source, options[i], waiver, drawn, coins)
        )
          return YES_TO_END;
      return NO;
    },
  },
};

export const ifThen: Op<'if'> = {
  compile(c, { test, then, else: otherwise }, scope) {
    const condition = c.conditionRef(test, scope);
    const branches = [then, otherwise ?? []].map((steps) => scope.branch(() => c.sequence(steps, scope)));
    return [condition, ...branches];
  },
  code: {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const yes = holds(t, s, d[f + F_SEAT], d[f + F_LEVEL], t.conditions[t.nodes[node * NODE + N_A]]);
      runInner(t, s, f, t.nodes[node * NODE + (yes ? N_B : N_C)]);
      return false;
    },
    certain: (t, node) =>
      areStepsCertain(t, t.nodes[node * NODE + N_B]) && areStepsCertain(t, t.nodes[node * NODE + N_C]),
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      if (!mayLook(t)) return NO;
      const condition = t.conditions[t.nodes[node * NODE + N_A]];
      for (let yes = 0; yes < 2; yes++) {
        // The condition may turn out either way.
        if (couldHold(t, s, seat, level, condition, drawn, coins, yes === 1) !== (yes === 1)) continue;
        const branch = t.nodes[node * NODE + (yes === 1 ? N_B : N_C)];
        const next = branch === NONE ? restOf(t, node) : branch;
        if (isPossible(t, s, seat, level, source, next, waiver, drawn, coins)) return YES_TO_END;
      }
      return NO;
    },
  },
};

export const repeat: Op<'repeat'> = {
  compile: (c, { times, do: steps }, scope) => [c.amount(times, scope), c.sequence(steps, scope)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      // Counted before the first time; X holds the remaining number plus one.
      if (d[f + F_X] === 0) d[f + F_X] = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]) + 1;
      const inner = t.nodes[node * NODE + N_B];
      if (--d[f + F_X] > 0 && inner !== NONE) pushFrame(t, s, inner, seat, level, d[f + F_SOURCE]);
      else advance(t, s, f);
      return false;
    },
    certain: (t, node) => areStepsCertain(t, t.nodes[node * NODE + N_B]),
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const round = t.rounds[node];
      if (round > 0) return repeated(t, s, seat, level, source, node, waiver, drawn, coins, round - 1);
      const times = t.nodes[node * NODE + N_A];
      for (let i = 0; i < 2; i++) {
        const often = Math.min(ROUNDS_AHEAD, bound(t, s, seat, level, times, drawn, coins, i === 1));
        if (repeated(t, s, seat, level, source, node, waiver, drawn, coins, often) === YES_TO_END)
          return YES_TO_END;
      }
      return NO;
    },
  },
};

/** Looking further ahead than this many repetitions never changes the answer. */
const ROUNDS_AHEAD = 100;

/** Whether the steps can be carried out this many times, and the rest after them. */
function repeated(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  times: number,
): number {
  if (!mayLook(t)) return NO;
  const before = t.rounds[node];
  const inner = t.nodes[node * NODE + N_B];
  const again = times > 0 && inner !== NONE;
  t.rounds[node] = again ? times : 0;
  const next = again ? inner : restOf(t, node);
  const possible = isPossible(t, s, seat, level, source, next, waiver, drawn, coins);
  t.rounds[node] = before;
  return possible ? YES_TO_END : NO;
}
