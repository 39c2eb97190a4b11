// may, choose-one, if and repeat: steps that contain other steps. Inner steps run in their own frame on top, with the same selections.
import { areStepsCertain, canDo, forgetSet, isPossible, restOf } from '../lookahead/feasibility.ts';
import { lookFrom, mayLook } from '../lookahead/lookahead.ts';
import { bound, couldHold } from '../lookahead/intervals.ts';
import { holds } from '../effects/conditions.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X } from '../state/layout.ts';
import { restoreSelections } from '../lookahead/saved-selections.ts';
import type { State } from '../../core/state.ts';
import { advance, fail, pushFrame } from '../effects/stack.ts';
import {
  NO,
  NODE,
  NONE,
  N_A,
  N_B,
  N_C,
  N_NEXT,
  N_OP,
  YES_TO_END,
  type Lookahead,
  type Tables,
} from '../state/tables.ts';
import { applyOrDecline } from './ask-effect.ts';
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
function sequenceActs(l: Lookahead, node: number): boolean {
  const { t } = l;
  const saved = l.saved.end;
  let acts = false;
  for (; node !== NONE && !acts; node = t.nodes[node * NODE + N_NEXT]) {
    const op = t.ops[t.nodes[node * NODE + N_OP]];
    forgetSet(l, node);
    acts = op.acts === undefined || op.acts(l, node);
  }
  restoreSelections(l, saved);
  return acts;
}

/** Whether the sequence at `node`, inside the step of a frame, can be chosen now. */
function isOpen(l: Lookahead, s: State, f: number, node: number): boolean {
  lookFrom(l, s, f);
  return sequenceActs(l, node) && canDo(l, s, f, node, restOf(l, s.data[f + F_NODE]));
}

export const may: Op<'may'> = {
  compile: (c, params, scope) => [scope.branch(() => c.sequence(params.do, scope))],
  code: {
    asks: 'may',
    run(t, s, f, l) {
      if (isOpen(l, s, f, t.nodes[s.data[f + F_NODE] * NODE + N_A])) return true;
      advance(t, s, f);
      return false;
    },
    ...applyOrDecline,
    choose(t, s, f, choice) {
      if (choice === 1) runInner(t, s, f, t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      else advance(t, s, f);
    },
    certain: () => true,
    possible(l, node) {
      if (!mayLook(l)) return NO;
      if (isPossible(l, restOf(l, node))) return YES_TO_END;
      const inner = l.t.nodes[node * NODE + N_A];
      if (inner === NONE) return NO;
      return isPossible(l, inner) ? YES_TO_END : NO;
    },
  },
};

export const chooseOne: Op<'choose-one'> = {
  compile: (c, { options }, scope) => [
    c.list(options.map((option) => scope.branch(() => c.sequence(option.do, scope)))),
  ],
  code: {
    asks: 'option',
    run(t, s, f, l) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      // Checks all of them, as `legal` will: looking ahead clears selections, and asking for legal choices must change nothing.
      let open = false;
      for (let i = 0; i < options.length; i++) if (isOpen(l, s, f, options[i])) open = true;
      return open || fail(t, s, f);
    },
    legal(t, s, f, out, l) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      let n = 0;
      for (let i = 0; i < options.length; i++) if (isOpen(l, s, f, options[i])) out[n++] = i;
      return n;
    },
    choose(t, s, f, choice) {
      runInner(t, s, f, t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]][choice]);
    },
    format: (_t, _s, _f, choice) => `option ${choice + 1}`,
    possible(l, node) {
      const options = l.t.lists[l.t.nodes[node * NODE + N_A]];
      for (let i = 0; i < options.length; i++)
        if (mayLook(l) && sequenceActs(l, options[i]) && isPossible(l, options[i])) return YES_TO_END;
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
    possible(l, node) {
      if (!mayLook(l)) return NO;
      const { t } = l;
      const condition = t.conditions[t.nodes[node * NODE + N_A]];
      for (let yes = 0; yes < 2; yes++) {
        // The condition may turn out either way.
        if (couldHold(l, condition, yes === 1) !== (yes === 1)) continue;
        const branch = t.nodes[node * NODE + (yes === 1 ? N_B : N_C)];
        const next = branch === NONE ? restOf(l, node) : branch;
        if (isPossible(l, next)) return YES_TO_END;
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
    possible(l, node) {
      const round = l.rounds[node];
      if (round > 0) return repeated(l, node, round - 1);
      const times = l.t.nodes[node * NODE + N_A];
      for (let i = 0; i < 2; i++) {
        const often = Math.min(ROUNDS_AHEAD, bound(l, times, i === 1));
        if (repeated(l, node, often) === YES_TO_END) return YES_TO_END;
      }
      return NO;
    },
  },
};

/** Looking further ahead than this many repetitions never changes the answer. */
const ROUNDS_AHEAD = 100;

/** Whether the steps can be carried out this many times, and the rest after them. */
function repeated(l: Lookahead, node: number, times: number): number {
  if (!mayLook(l)) return NO;
  const before = l.rounds[node];
  const inner = l.t.nodes[node * NODE + N_B];
  const again = times > 0 && inner !== NONE;
  l.rounds[node] = again ? times : 0;
  const possible = isPossible(l, again ? inner : restOf(l, node));
  l.rounds[node] = before;
  return possible ? YES_TO_END : NO;
}
