// A seat's line of railcars and the lock cards under it. Positions are 0-based here and 1-based wherever people see them.
import type { State } from '../core/state.ts';
import { read } from './layout.ts';
import { discardCard, showCard } from './piles.ts';
import type { Table } from './table.ts';

export function trainOffset(t: Table, seat: number): number {
  return t.layout.train + seat * t.layout.seatSize;
}

export function lockOffset(t: Table, seat: number): number {
  return t.layout.lock + seat * t.layout.seatSize;
}

/** The winning order (G5): numbers ascend from the locomotive at the left; a train with an empty spot is not ordered. */
export function isOrdered(t: Table, s: State, seat: number): boolean {
  const train = trainOffset(t, seat);
  let before = 0;
  for (let i = train; i < train + t.trainLength; i++) {
    const card = read(s, i);
    if (card <= before) return false;
    before = card;
  }
  return true;
}

/** Replaces what lies at a position of an own train; the old card goes beside the draw pile, its lock card is lost (G4). */
export function replaceCard(t: Table, s: State, seat: number, position: number, card: number): void {
  const at = trainOffset(t, seat) + position;
  const old = read(s, at);
  s.data[at] = card;
  if (s.events)
    s.events.push({
      type: 'place',
      seat,
      position: position + 1,
      card: t.numberOf[card],
      ...(old > 0 && { replaced: t.numberOf[old] }),
    });
  dropLock(t, s, seat, position);
  if (old > 0) showCard(t, s, old);
}

/** Exchanges the cards at two positions. */
export function swapCards(t: Table, s: State, seat: number, left: number, right: number): void {
  const train = trainOffset(t, seat);
  const card = read(s, train + left);
  s.data[train + left] = read(s, train + right);
  s.data[train + right] = card;
  if (s.events) s.events.push({ type: 'swap', seat, positions: [left + 1, right + 1] });
  dropLock(t, s, seat, left);
  dropLock(t, s, seat, right);
}

/** Moves a card; those it passes move one spot the other way and lose their protection as it does. */
export function shiftCard(t: Table, s: State, seat: number, from: number, to: number): void {
  const train = trainOffset(t, seat);
  const card = read(s, train + from);
  const way = from < to ? 1 : -1;
  for (let i = from; i !== to; i += way) s.data[train + i] = read(s, train + i + way);
  s.data[train + to] = card;
  if (s.events) s.events.push({ type: 'shift', seat, from: from + 1, to: to + 1, card: t.numberOf[card] });
  for (let i = Math.min(from, to); i <= Math.max(from, to); i++) dropLock(t, s, seat, i);
}

/** Sends the lock card under a position to the discard pile (G4). */
function dropLock(t: Table, s: State, seat: number, position: number): void {
  const at = lockOffset(t, seat) + position;
  const lock = read(s, at);
  if (lock === 0) return;
  s.data[at] = 0;
  discardCard(t, s, lock);
  if (s.events) s.events.push({ type: 'unprotect', seat, position: position + 1, card: t.numberOf[lock] });
}
