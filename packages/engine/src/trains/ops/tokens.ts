// Placing tokens of a pack's own kinds on cells and taking them away, one by one. A step needs room, or tokens, for all of them and ends
// early if choices before leave too few.
import { evalAmount } from '../effects/evaluate.ts';
import { bound, LEAST } from '../lookahead/intervals.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X } from '../state/layout.ts';
import { isEnough, tokenCells } from '../rules/token-cells.ts';
import { moveToken } from '../rules/token-moves.ts';
import { advance, fail } from '../effects/stack.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, YES, type OpCode, type Tables } from '../state/tables.ts';
import type { CellCode, OwnTokens } from '../state/codes.ts';
import { WHO } from '../language/params.ts';
import { beginTaking } from './removing.ts';
import type { Op } from './op.ts';

function filterOf(t: Tables, node: number): CellCode | null {
  const index = t.nodes[node * NODE + N_B];
  return index === 0 ? null : t.cellFilters[index - 1];
}

const kindOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_C];
const sideOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_D];

/** A step of these kinds is only in games with tokens. */
const own = (t: Tables): OwnTokens => t.ownTokens as OwnTokens;

function tokenCode(adds: boolean): OpCode {
  return {
    asks: adds ? 'token' : 'take-token',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const [seat, level] = [d[f + F_SEAT], d[f + F_LEVEL]];
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]);
      const done = d[f + F_X];
      const wanted = done === 0 ? count : 1;
      if (
        done < count &&
        isEnough(t, s, seat, level, own(t), kindOf(t, node), sideOf(t, node), filterOf(t, node), adds, wanted)
      )
        return true;
      if (done === 0 && count > 0) return fail(t, s, f);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out) {
      const d = s.data;
      const node = d[f + F_NODE];
      return tokenCells(
        t,
        s,
        d[f + F_SEAT],
        d[f + F_LEVEL],
        own(t),
        kindOf(t, node),
        sideOf(t, node),
        filterOf(t, node),
        adds,
        out,
      );
    },
    choose(t, s, f, cell) {
      const seat = s.data[f + F_SEAT];
      const node = s.data[f + F_NODE];
      const kind = kindOf(t, node);
      s.data[f + F_X]++;
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
      const enough =
        l.moved === 1 ||
        isEnough(t, s, seat, level, own(t), kindOf(t, node), sideOf(t, node), filterOf(t, node), adds, count);
      l.moved = 1;
      return enough ? YES : NO;
    },
  };
}

export const placeTokens: Op<'place-tokens'> = {
  compile: (c, { kind, count = 1, where }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    c.tokenKind(kind),
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
