// may, choose-one, if and repeat: steps that hold other steps. Inner steps run in a frame of their own on top, with the
// same selections.
import { coinsOf, evalAmount, holds, waiverOf } from '../evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X } from '../layout.ts';
import type { State } from '../../core/state.ts';
import { advance, forgetSet, isPossible, pushFrame } from '../stack.ts';
import { NO, NODE, NONE, N_A, N_B, N_C, N_NEXT, N_OP, YES, type Tables } from '../tables.ts';
import type { Op } from './op.ts';

/** Leaves this step and runs the sequence at `node` before what follows. */
function runInner(t: Tables, s: State, f: number, node: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const source = d[f + F_SOURCE];
  advance(t, s, f);
  if (node !== NONE) pushFrame(t, s, node, seat, level, source);
}

function innerPossible(t: Tables, s: State, f: number, node: number): boolean {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const waiver = waiverOf(s, seat);
  return isPossible(t, s, seat, d[f + F_LEVEL], d[f + F_SOURCE], node, waiver, 0, coinsOf(s, seat));
}

/** Whether at least one step of the sequence would change something. */
function sequenceActs(t: Tables, s: State, seat: number, level: number, node: number): boolean {
  for (; node !== NONE; node = t.nodes[node * NODE + N_NEXT]) {
    const op = t.ops[t.nodes[node * NODE + N_OP]];
    forgetSet(t, s, level, node);
    if (op.acts === undefined || op.acts(t, s, seat, level, node)) return true;
  }
  return false;
}

export const may: Op<'may'> = {
  compile: (c, params, scope) => [scope.branch(() => c.sequence(params.do, scope))],
  code: {
    asks: 'may',
    run(t, s, f) {
      const d = s.data;
      const node = t.nodes[d[f + F_NODE] * NODE + N_A];
      if (sequenceActs(t, s, d[f + F_SEAT], d[f + F_LEVEL], node) && innerPossible(t, s, f, node))
        return true;
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
  },
};

function optionOpen(t: Tables, s: State, f: number, node: number): boolean {
  const d = s.data;
  return sequenceActs(t, s, d[f + F_SEAT], d[f + F_LEVEL], node) && innerPossible(t, s, f, node);
}

export const chooseOne: Op<'choose-one'> = {
  compile: (c, { options }, scope) => [
    c.list(options.map((option) => scope.branch(() => c.sequence(option.do, scope)))),
  ],
  code: {
    asks: 'option',
    run(t, s, f) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      // All are looked at, as `legal` will: looking ahead clears selections, and asking what is legal must change nothing.
      let open = false;
      for (let i = 0; i < options.length; i++) if (optionOpen(t, s, f, options[i])) open = true;
      if (!open) advance(t, s, f);
      return open;
    },
    legal(t, s, f, out) {
      const options = t.lists[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
      let n = 0;
      for (let i = 0; i < options.length; i++) if (optionOpen(t, s, f, options[i])) out[n++] = i;
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
          sequenceActs(t, s, seat, level, options[i]) &&
          isPossible(t, s, seat, level, source, options[i], waiver, drawn, coins)
        )
          return YES;
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
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const condition = t.conditions[t.nodes[node * NODE + N_A]];
      // A condition on what earlier steps will select cannot be judged yet.
      if (condition.open) return YES;
      const branch = t.nodes[node * NODE + (holds(t, s, seat, level, condition) ? N_B : N_C)];
      return isPossible(t, s, seat, level, source, branch, waiver, drawn, coins) ? YES : NO;
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
      // Counted before the first time; X holds the rest plus one.
      if (d[f + F_X] === 0) d[f + F_X] = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]) + 1;
      const inner = t.nodes[node * NODE + N_B];
      if (--d[f + F_X] > 0 && inner !== NONE) pushFrame(t, s, inner, seat, level, d[f + F_SOURCE]);
      else advance(t, s, f);
      return false;
    },
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      if (evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]) === 0) return YES;
      return isPossible(t, s, seat, level, source, t.nodes[node * NODE + N_B], waiver, drawn, coins)
        ? YES
        : NO;
    },
  },
};
