// Placing tokens of a pack's own kinds on cells and taking them away, one by one. A step needs room, or tokens, for all of them and ends
// early if choices before leave too few.
import type { State } from '../../core/state.ts';
import { beginCells, evalAmount, fitsCells } from '../effects/evaluate.ts';
import { bound, LEAST } from '../lookahead/intervals.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X } from '../state/layout.ts';
import { moveToken } from '../rules/token-moves.ts';
import { advance, fail } from '../effects/stack.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, YES, type OpCode, type Tables } from '../state/tables.ts';
import type { CellCode, OwnTokens } from '../state/codes.ts';
import { WHO } from '../language/params.ts';
import { countAt, stockLeft } from '../state/own-tokens.ts';
import { ALL } from '../state/seat-scope.ts';
import { beginNaming, nameCell } from '../lookahead/named-cells.ts';
import { beginTaking } from './removing.ts';
import type { Op } from './op.ts';

const filterOf = (t: Tables, node: number): CellCode | null => t.cellFilters[t.nodes[node * NODE + N_B]];

const kindOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_C];
const sideOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_D];

/** A step of these kinds is only in games with tokens. */
const own = (t: Tables): OwnTokens => t.ownTokens as OwnTokens;

function tokenCode(adds: boolean): OpCode {
  /** How many more tokens fit on a cell, or can be taken from it. */
  function countThere(t: Tables, s: State, seat: number, node: number, cell: number): number {
    const kind = kindOf(t, node);
    return adds
      ? own(t).perCell[kind] - countAt(t, s, kind, seat, ALL, cell)
      : countAt(t, s, kind, seat, sideOf(t, node), cell);
  }

  /** Whether matching cells have room for `count` tokens, or that many can be taken from them, in the present position. */
  function isEnough(t: Tables, s: State, seat: number, level: number, node: number, count: number): boolean {
    if (adds && stockLeft(t, s, kindOf(t, node), seat) < count) return false;
    const filter = filterOf(t, node);
    if (filter !== null) beginCells(t, s, seat, level, filter);
    let left = count;
    for (let c = 0; c < t.cells && left > 0; c++)
      if (filter === null || fitsCells(t, s, seat, level, filter, c)) left -= countThere(t, s, seat, node, c);
    return left <= 0;
  }

  return {
    asks: adds ? 'token' : 'take-token',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const [seat, level] = [d[f + F_SEAT], d[f + F_LEVEL]];
      beginNaming(t, s, f, level);
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]);
      const done = d[f + F_X];
      if (done < count && isEnough(t, s, seat, level, node, done === 0 ? count : 1)) return true;
      if (done === 0 && count > 0) return fail(t, s, f);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out) {
      const node = s.data[f + F_NODE];
      const [seat, level] = [s.data[f + F_SEAT], s.data[f + F_LEVEL]];
      const filter = filterOf(t, node);
      if (filter !== null) beginCells(t, s, seat, level, filter);
      let n = 0;
      for (let c = 0; c < t.cells; c++)
        if (
          (filter === null || fitsCells(t, s, seat, level, filter, c)) &&
          countThere(t, s, seat, node, c) > 0
        )
          out[n++] = c;
      return n;
    },
    choose(t, s, f, cell) {
      const seat = s.data[f + F_SEAT];
      const node = s.data[f + F_NODE];
      const kind = kindOf(t, node);
      s.data[f + F_X]++;
      nameCell(t, s, node, s.data[f + F_LEVEL], cell);
      if (adds || own(t).owned[kind] === 0) moveToken(t, s, seat, kind, seat, cell, adds);
      else beginTaking(t, s, f, cell, sideOf(t, node), kind);
    },
    format: (t, _s, _f, cell) => `${adds ? 'token' : 'take'} ${t.labels[cell]}`,
    detail(t, s, f) {
      const node = s.data[f + F_NODE];
      const kind = kindOf(t, node);
      const of = adds || own(t).owned[kind] === 0 ? undefined : WHO[sideOf(t, node)];
      return { token: own(t).ids[kind], ...(of && { of }) };
    },
    possible(l, node) {
      const { t, s, seat, level } = l;
      const count = bound(l, t.nodes[node * NODE + N_A], LEAST);
      if (count === 0) return YES;
      // Where earlier steps will have placed or taken tokens is not known yet.
      const enough = l.moved === 1 || isEnough(t, s, seat, level, node, count);
      l.moved = 1;
      return enough ? YES : NO;
    },
  };
}

export const placeTokens: Op<'place-tokens'> = {
  compile: (c, { kind, count = 1, where, as }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    c.tokenKind(kind),
    0,
    as === undefined ? 0 : 1 + scope.declareCells(as),
  ],
  code: tokenCode(true),
};

export const takeTokens: Op<'take-tokens'> = {
  compile: (c, { kind, count = 1, of = 'all', where }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    c.tokenKind(kind),
    WHO.indexOf(of),
  ],
  code: tokenCode(false),
};
