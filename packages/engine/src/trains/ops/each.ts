// each-opponent, each-player and one-opponent: other seats do steps, one after the other. On an attack card, each opponent with a reaction
// in hand is asked first and is spared if they show one (T28).
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, SEAT } from '../state/layout.ts';
import { OP_NAMES } from '../language/ops.ts';
import type { State } from '../../core/state.ts';
import { deliver } from '../state/optional-zones.ts';
import { clearSelection, GONE } from '../effects/selections.ts';
import { asksVictim, isSpared } from '../effects/attacks.ts';
import { clearCellSelections } from '../effects/cell-selections.ts';
import { advance, pushFrame } from '../effects/stack.ts';
import {
  NODE,
  NONE,
  N_A,
  N_B,
  N_C,
  N_D,
  N_E,
  N_NEXT,
  N_OP,
  YES,
  type Lookahead,
  type OpCode,
  type Tables,
} from '../state/tables.ts';
import type { EffectCompiler } from '../compile/effects.ts';
import type { Scope } from '../compile/scope.ts';
import type { Step } from '../language/values.ts';
import type { Op } from './op.ts';

const DRAW = OP_NAMES.indexOf('draw');
const GET = OP_NAMES.indexOf('get-resources');
/** B of the node instead: the player chooses one opponent, and X is how far to the left that one sits. */
const CHOSEN = 2;

/** X counts the seats that are done, starting from the opponent to the left (B = 1) or the player (B = 0). */
const each: OpCode = {
  run(t, s, f) {
    const d = s.data;
    const node = d[f + F_NODE];
    const seat = d[f + F_SEAT];
    const inner = t.nodes[node * NODE + N_A];
    const skipped = t.nodes[node * NODE + N_B];
    const step = d[f + F_X] + (skipped === CHOSEN ? 0 : skipped);
    if (step >= t.seats || inner === NONE) {
      advance(t, s, f);
      if (t.optionalZones) deliver(t, s);
      return false;
    }
    const target = (seat + step) % t.seats;
    if (asksVictim(t, s, d[f + F_LEVEL], d[f + F_SOURCE], seat, target)) {
      pushFrame(t, s, t.ruleNodes.react, target, d[f + F_LEVEL], d[f + F_SOURCE]);
      return false;
    }
    const spared = isSpared(t, s, d[f + F_LEVEL], d[f + F_SOURCE], seat, target);
    d[f + F_X] = skipped === CHOSEN ? t.seats : d[f + F_X] + 1;
    clearOwn(t, s, f, node * NODE);
    if (!spared) pushFrame(t, s, inner, target, d[f + F_LEVEL], d[f + F_SOURCE]);
    return false;
  },
};

/** The next seat must not see what the previous one chose in these steps. */
function clearOwn(t: Tables, s: State, f: number, node: number): void {
  const level = s.data[f + F_LEVEL];
  for (let slot = t.nodes[node + N_C]; slot < t.nodes[node + N_D]; slot++)
    clearSelection(t, s, level, slot, GONE);
  if (t.cellSlots > 0) clearOwnCells(t, s, level, t.nodes[node + N_E]);
}

function compileEach(c: EffectCompiler, steps: readonly Step[], scope: Scope, skipped: number): number[] {
  const cellSlots = scope.cellSelectionNames.length;
  const { result, first, end } = scope.each(() => c.sequence(steps, scope));
  return [result, skipped, first, end, cellSlots * CELL_SLOTS + scope.cellSelectionNames.length];
}

/** The first selection of cells of these steps, and the one after the last, are kept in one number. */
const CELL_SLOTS = 4096;

function clearOwnCells(t: Tables, s: State, level: number, cellSlots: number): void {
  clearCellSelections(t, s, level, Math.trunc(cellSlots / CELL_SLOTS), cellSlots % CELL_SLOTS);
}

/** What opponents do with resources is not known yet. */
function leaveOpen(l: Lookahead): void {
  if (l.t.resources !== null) l.moved = 1;
}

/** What others do is always possible, as far as it goes. */
const OTHERS_ACT = {
  certain: () => true,
  possible(l: Lookahead): number {
    leaveOpen(l);
    return YES;
  },
};

export const eachOpponent: Op<'each-opponent'> = {
  compile: (c, params, scope) => compileEach(c, params.do, scope, 1),
  code: { ...each, ...OTHERS_ACT },
};

export const oneOpponent: Op<'one-opponent'> = {
  compile: (c, params, scope) => compileEach(c, params.do, scope, CHOSEN),
  code: {
    ...OTHERS_ACT,
    asks: 'opponent',
    run(t, s, f, l) {
      if (s.data[f + F_X] > 0) return each.run(t, s, f, l);
      if (t.seats > 2) return true;
      s.data[f + F_X] = 1;
      return false;
    },
    // By how far to the left they sit, so that learned players see the same in every seat.
    legal(t, _s, _f, out) {
      for (let step = 1; step < t.seats; step++) out[step - 1] = step;
      return t.seats - 1;
    },
    choose(_t, s, f, step) {
      s.data[f + F_X] = step;
    },
    format: (t, s, f, step) => `of ${((s.data[f + F_SEAT] + step) % t.seats) + 1}`,
  },
};

export const activePlayer: Op<'active-player'> = {
  compile: (c, params, scope) => compileEach(c, params.do, scope, 0),
  code: {
    ...OTHERS_ACT,
    /** X is 1 once the steps have begun. */
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE] * NODE;
      const inner = t.nodes[node + N_A];
      if (d[f + F_X] === 1 || inner === NONE) {
        advance(t, s, f);
        if (t.optionalZones) deliver(t, s);
        return false;
      }
      d[f + F_X] = 1;
      clearOwn(t, s, f, node);
      pushFrame(t, s, inner, d[SEAT], d[f + F_LEVEL], d[f + F_SOURCE]);
      return false;
    },
  },
};

export const eachPlayer: Op<'each-player'> = {
  compile: (c, params, scope) => compileEach(c, params.do, scope, 0),
  code: {
    ...each,
    certain: () => true,
    // Of what all seats do, only the cards this seat draws and the resources it gets can help it later.
    possible(l, node) {
      leaveOpen(l);
      l.held.fill(0, l.held.length / 2);
      const { t, ops, drawn } = l;
      let more = 0;
      for (let inner = t.nodes[node * NODE + N_A]; inner !== NONE; inner = t.nodes[inner * NODE + N_NEXT]) {
        const op = ops[t.nodes[inner * NODE + N_OP]];
        if (op === ops[GET]) op.possible?.(l, inner);
        if (op !== ops[DRAW]) continue;
        op.possible?.(l, inner);
        more += l.drawn - drawn;
        l.drawn = drawn;
      }
      l.drawn += more;
      return YES;
    },
  },
};
