// Shared by remove-rails and remove-stations; and a frame of its own for the rail, or the token that belongs to a seat, that is about to
// go: whose it is, where several seats have one there, and whether its owner shows a reaction to an attack (T28).
import { isCertain, restOf } from '../lookahead/feasibility.ts';
import { beginRounds, endLooking, lookFrom } from '../lookahead/lookahead.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, F_Y } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { tokenOwners } from '../state/own-tokens.ts';
import { ownersAt, removeRail } from '../rules/removals.ts';
import { advance, fail, isWhole, pushFrame } from '../effects/stack.ts';
import { moveToken } from '../rules/token-moves.ts';
import {
  NO,
  NODE,
  NONE,
  N_A,
  N_B,
  YES,
  YES_TO_END,
  type Lookahead,
  type OpCode,
  type Tables,
} from '../state/tables.ts';
import { asksVictim, isSpared } from '../effects/attacks.ts';
import { anyToken, cellOf, listTokens, ownerOf, tokenLeadsOn, tokensLeadOn } from '../lookahead/removals.ts';

/** Lists the tokens to choose from; of a single one to be removed, those with which the rest can be carried out. */
function listLeading(l: Lookahead, s: State, f: number): number {
  const { t, scratch } = l;
  const node = s.data[f + F_NODE];
  lookFrom(l, s, f);
  const list = scratch.end;
  const there = listTokens(l, node);
  if (t.nodes[node * NODE + N_A] !== 1 || isCertain(l, restOf(l, node))) return there;
  let n = 0;
  beginRounds(l);
  for (let i = 0; i < there; i++) {
    const token = scratch.words[list + i];
    if (tokenLeadsOn(l, node, token, 0, 1)) scratch.words[list + n++] = token;
  }
  endLooking(l);
  if (n > 0) scratch.end = list + n;
  // If none leads on, any may go: effects are done as far as possible.
  return n > 0 || isWhole(t, node) ? n : there;
}

/** The common part of both ops; `take` removes what was chosen. A single token that must go goes without a question. */
export function removal(asks: string, take: (t: Tables, s: State, f: number, cell: number) => void): OpCode {
  return {
    asks,
    run(t, s, f, l) {
      const d = s.data;
      const isFirst = d[f + F_X] === 0;
      // Counted before the first one; X holds the remaining number plus one.
      if (isFirst)
        d[f + F_X] = evalAmount(t, s, d[f + F_SEAT], d[f + F_LEVEL], t.nodes[d[f + F_NODE] * NODE + N_A]) + 1;
      const list = l.scratch.end;
      const there = d[f + F_X] > 1 ? listLeading(l, s, f) : 0;
      const only = there === 1 ? l.scratch.words[list] : NONE;
      l.scratch.end = list;
      if (only !== NONE) {
        d[f + F_X]--;
        take(t, s, f, cellOf(only));
        return false;
      }
      if (there > 0) return true;
      if (isFirst && d[f + F_X] > 1) return fail(t, s, f);
      advance(t, s, f);
      return false;
    },
    legal(_t, s, f, out, l) {
      const list = l.scratch.end;
      const there = listLeading(l, s, f) || listTokens(l, s.data[f + F_NODE]);
      let n = 0;
      for (let i = 0; i < there; i++) {
        const cell = cellOf(l.scratch.words[list + i]);
        if (n === 0 || out[n - 1] !== cell) out[n++] = cell;
      }
      l.scratch.end = list;
      return n;
    },
    choose(t, s, f, cell) {
      s.data[f + F_X]--;
      take(t, s, f, cell);
    },
    format: (t, _s, _f, cell) => `remove ${t.labels[cell]}`,
    possible(l, node) {
      const count = bound(l, l.t.nodes[node * NODE + N_A], LEAST);
      if (count === 0) return YES;
      // Where earlier steps will have named cells is not known yet.
      if (l.moved === 1 && l.t.nodes[node * NODE + N_B] !== 0) return YES;
      if (isCertain(l, restOf(l, node))) return anyToken(l, node) ? YES : NO;
      return tokensLeadOn(l, node, count, 0) ? YES_TO_END : NO;
    },
    acts: (l, node) => anyToken(l, node) && bound(l, l.t.nodes[node * NODE + N_A], MOST) > 0,
  };
}

/** Y of the frame while the owner is not known: this, plus the side and whether the network stays whole. */
const WHOSE = 4;
const NOBODY = 7;

/** Begins to remove a rail from a cell. */
export function beginRemoval(
  t: Tables,
  s: State,
  f: number,
  cell: number,
  side: number,
  whole: boolean,
): void {
  const owners = ownersAt(t, s, s.data[f + F_SEAT], side, whole, cell);
  begin(t, s, f, t.ruleNodes.remove, cell, owners, side * 8 + (whole ? 32 : 0));
}

/** Begins to take a token that belongs to a seat off a cell. */
export function beginTaking(t: Tables, s: State, f: number, cell: number, side: number, kind: number): void {
  const owners = tokenOwners(t, s, kind, s.data[f + F_SEAT], side, cell);
  begin(t, s, f, t.ruleNodes.take[kind], cell, owners, side * 8);
}

/** X of its frame is the cell times 8 plus the owner, or `NOBODY` while it is not known. */
function begin(
  t: Tables,
  s: State,
  f: number,
  node: number,
  cell: number,
  owners: number,
  asked: number,
): void {
  const d = s.data;
  const isOne = (owners & (owners - 1)) === 0;
  const frame = pushFrame(t, s, node, d[f + F_SEAT], d[f + F_LEVEL], d[f + F_SOURCE]);
  d[frame + F_X] = (cell << 3) | (isOne ? 31 - Math.clz32(owners) : NOBODY);
  if (!isOne) d[frame + F_Y] = WHOSE + asked;
}

/** The kind of token that is about to go; NONE for a rail. */
const kindOf = (t: Tables, s: State, f: number): number => t.nodes[s.data[f + F_NODE] * NODE + N_A] - 1;

export const removing: OpCode = {
  asks: 'whose',
  run(t, s, f) {
    const d = s.data;
    if (d[f + F_Y] >= WHOSE) return true;
    const owner = ownerOf(d[f + F_X]);
    const seat = d[f + F_SEAT];
    if (asksVictim(t, s, d[f + F_LEVEL], d[f + F_SOURCE], seat, owner)) {
      pushFrame(t, s, t.ruleNodes.react, owner, d[f + F_LEVEL], d[f + F_SOURCE]);
      return false;
    }
    const cell = cellOf(d[f + F_X]);
    const spared = isSpared(t, s, d[f + F_LEVEL], d[f + F_SOURCE], seat, owner);
    const kind = kindOf(t, s, f);
    advance(t, s, f);
    if (spared) return false;
    if (kind === NONE) removeRail(t, s, seat, owner, cell);
    else moveToken(t, s, seat, kind, owner, cell, false);
    return false;
  },
  legal(t, s, f, out) {
    const d = s.data;
    const cell = cellOf(d[f + F_X]);
    const kind = kindOf(t, s, f);
    const seat = d[f + F_SEAT];
    const side = (d[f + F_Y] >> 3) & 3;
    const owners =
      kind === NONE
        ? ownersAt(t, s, seat, side, d[f + F_Y] >= 32, cell)
        : tokenOwners(t, s, kind, seat, side, cell);
    let n = 0;
    for (let owner = 0; owner < t.seats; owner++) if (((owners >> owner) & 1) === 1) out[n++] = owner;
    return n;
  },
  choose(_t, s, f, owner) {
    s.data[f + F_X] = (s.data[f + F_X] & ~7) | owner;
    s.data[f + F_Y] = 0;
  },
  format: (_t, _s, _f, owner) => `of ${owner + 1}`,
  detail(t, s, f) {
    const kind = kindOf(t, s, f);
    const cell = t.labels[cellOf(s.data[f + F_X])];
    return kind === NONE ? { cell } : { cell, token: t.ownTokens?.ids[kind] };
  },
};
