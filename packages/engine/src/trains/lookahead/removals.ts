// Looks ahead through the removal of rails and stations, which is done for a moment and undone: later steps may lay or build what comes
// back, or need what is gone. Up to two are tried in every way; with more it is taken to be possible.
import { isPossible, mayLook, restOf, TRIED } from './feasibility.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import type { State } from '../../core/state.ts';
import { canLift, liftRail, liftStation } from '../rules/removals.ts';
import { takeScratch } from './scratch.ts';
import { NODE, N_B, N_C, N_D, N_OP, type Tables } from '../state/tables.ts';
import { OP_NAMES } from '../language/ops.ts';
import { placeRail } from '../rules/tokens.ts';

const REMOVE_STATIONS = OP_NAMES.indexOf('remove-stations');

/** A token is a number: its cell times 8, plus the seat that owns it; stations have no owner. */
export const cellOf = (token: number): number => token >> 3;
export const ownerOf = (token: number): number => token & 7;

/** The seats whose rails on a cell a step may remove, as bits. `side` is an index into WHO. */
export function ownersAt(
  t: Tables,
  s: State,
  seat: number,
  side: number,
  whole: boolean,
  cell: number,
): number {
  const own = 1 << seat;
  const there = s.data[t.layout.rails + cell];
  let owners = side === 0 ? there & own : side === 1 ? there & ~own : there;
  for (let owner = 0; owner < t.seats; owner++)
    if (((owners >> owner) & 1) === 1 && !canLift(t, s, owner, cell, whole)) owners &= ~(1 << owner);
  return owners;
}

/** Lists at the end of the scratch memory the tokens that a step may remove; returns how many they are. */
export function listTokens(t: Tables, s: State, seat: number, level: number, node: number): number {
  const at = node * NODE;
  const index = t.nodes[at + N_B];
  const filter = index === 0 ? null : t.cellFilters[index - 1];
  const isStation = t.nodes[at + N_OP] === REMOVE_STATIONS;
  const list = takeScratch(t.scratch, t.cells * (isStation ? 1 : t.seats));
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let cell = 0; cell < t.cells; cell++) {
    const there = s.data[(isStation ? t.layout.stations : t.layout.rails) + cell];
    if (there === 0 || (filter !== null && !fitsCells(t, s, seat, level, filter, cell))) continue;
    if (isStation) {
      t.scratch.words[list + n++] = cell << 3;
      continue;
    }
    const owners = ownersAt(t, s, seat, t.nodes[at + N_C], t.nodes[at + N_D] === 1, cell);
    for (let owner = 0; owner < t.seats; owner++)
      if (((owners >> owner) & 1) === 1) t.scratch.words[list + n++] = (cell << 3) | owner;
  }
  t.scratch.end = list + n;
  return n;
}

function lift(t: Tables, s: State, isStation: boolean, token: number): void {
  if (isStation) liftStation(t, s, cellOf(token), 1);
  else liftRail(t, s, ownerOf(token), cellOf(token));
}

function putBack(t: Tables, s: State, isStation: boolean, token: number): void {
  if (isStation) liftStation(t, s, cellOf(token), -1);
  else placeRail(t, s, ownerOf(token), cellOf(token));
}

/** Whether the rest can be carried out once this token is gone, and up to `left` more after it. */
export function tokenLeadsOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  token: number,
  left: number,
  depth: number,
): boolean {
  if (!mayLook(t)) return false;
  const isStation = t.nodes[node * NODE + N_OP] === REMOVE_STATIONS;
  lift(t, s, isStation, token);
  const leads =
    left <= 0
      ? isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins)
      : depth >= TRIED || tokensLeadOn(t, s, seat, level, source, node, waiver, drawn, coins, left, depth);
  putBack(t, s, isStation, token);
  return leads;
}

/** Likewise for up to `left` tokens; fewer if there are no more. */
export function tokensLeadOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  left: number,
  depth: number,
): boolean {
  const list = t.scratch.end;
  const there = listTokens(t, s, seat, level, node);
  let leads =
    there === 0 && depth > 0 && isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins);
  for (let i = 0; i < there && !leads; i++) {
    const token = t.scratch.words[list + i];
    leads = tokenLeadsOn(t, s, seat, level, source, node, waiver, drawn, coins, token, left - 1, depth + 1);
  }
  t.scratch.end = list;
  return leads;
}
