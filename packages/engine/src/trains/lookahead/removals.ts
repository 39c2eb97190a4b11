// Looks ahead through the removal of rails and stations, which is done for a moment and undone: later steps may lay or build what comes
// back, or need what is gone. Up to two are tried in every way; with more it is taken to be possible.
import type { State } from '../../core/state.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import { OP_NAMES } from '../language/ops.ts';
import { liftRail, liftStation, ownersAt } from '../rules/removals.ts';
import { placeRail } from '../rules/tokens.ts';
import { NODE, N_B, N_C, N_D, N_OP, type Lookahead, type Tables } from '../state/tables.ts';
import { isPossible, restOf, TRIED } from './feasibility.ts';
import { mayLook } from './lookahead.ts';
import { takeScratch } from './scratch.ts';

const REMOVE_STATIONS = OP_NAMES.indexOf('remove-stations');

/** A token is a number: its cell times 8, plus the seat that owns it; stations have no owner. */
export const cellOf = (token: number): number => token >> 3;
export const ownerOf = (token: number): number => token & 7;

/** Lists at the end of the scratch memory the tokens that a step may remove; returns how many they are. */
export function listTokens(l: Lookahead, node: number): number {
  const { t, s, seat, level, scratch } = l;
  const at = node * NODE;
  const filter = t.cellFilters[t.nodes[at + N_B]];
  const isStation = t.nodes[at + N_OP] === REMOVE_STATIONS;
  const list = takeScratch(scratch, t.cells * (isStation ? 1 : t.seats));
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let cell = 0; cell < t.cells; cell++) {
    const there = s.data[(isStation ? t.layout.stations : t.layout.rails) + cell];
    if (there === 0 || (filter !== null && !fitsCells(t, s, seat, level, filter, cell))) continue;
    if (isStation) {
      scratch.words[list + n++] = cell << 3;
      continue;
    }
    const owners = ownersAt(t, s, seat, t.nodes[at + N_C], t.nodes[at + N_D] === 1, cell);
    for (let owner = 0; owner < t.seats; owner++)
      if (((owners >> owner) & 1) === 1) scratch.words[list + n++] = (cell << 3) | owner;
  }
  scratch.end = list + n;
  return n;
}

/** Whether there is any. */
export function anyToken(l: Lookahead, node: number): boolean {
  const list = l.scratch.end;
  const there = listTokens(l, node);
  l.scratch.end = list;
  return there > 0;
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
  l: Lookahead,
  node: number,
  token: number,
  left: number,
  depth: number,
): boolean {
  if (!mayLook(l)) return false;
  const { t, s } = l;
  const isStation = t.nodes[node * NODE + N_OP] === REMOVE_STATIONS;
  lift(t, s, isStation, token);
  const leads =
    left <= 0 ? isPossible(l, restOf(l, node)) : depth >= TRIED || tokensLeadOn(l, node, left, depth);
  putBack(t, s, isStation, token);
  return leads;
}

/** Likewise for up to `left` tokens; fewer if there are no more. */
export function tokensLeadOn(l: Lookahead, node: number, left: number, depth: number): boolean {
  const { scratch } = l;
  const list = scratch.end;
  const there = listTokens(l, node);
  let leads = there === 0 && depth > 0 && isPossible(l, restOf(l, node));
  for (let i = 0; i < there && !leads; i++)
    leads = tokenLeadsOn(l, node, scratch.words[list + i], left - 1, depth + 1);
  scratch.end = list;
  return leads;
}
