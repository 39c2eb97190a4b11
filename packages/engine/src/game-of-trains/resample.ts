// Redeals the cards that a seat cannot know: those others hold or discarded in the set-up exchange, mixed with the draw pile.
// The draw pile has no order to resample, but its future lies in the generator, so that is reseeded as well.
import { nextUint32, randomBelow, type RngWords } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import { DECK_COUNT, DISCARD_COUNT, read, STACKED } from './layout.ts';
import type { Table } from './table.ts';

export function resampleHidden(t: Table, s: State, viewer: number, rng: RngWords): void {
  s.data[STACKED] = 0;
  const deckCount = read(s, DECK_COUNT);
  let end = t.layout.deck + deckCount;
  // Two passes over the same spots: the first gathers their cards behind the draw pile, the second deals from all of it.
  for (const dealing of [false, true]) {
    // In order, so that the deal depends on the seat's knowledge and `rng` alone, not on where the cards were.
    if (dealing) s.data.subarray(t.layout.deck, end).sort();
    for (let i = 0; i < read(s, DISCARD_COUNT); i++) {
      const by = read(s, t.layout.discardedBy + i);
      if (by !== 0 && by !== viewer + 1)
        end = moveCard(t, s, t.layout.discard + i, end, dealing ? rng : null);
    }
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === viewer) continue;
      const hand = seat * t.layout.seatSize + t.layout.hand;
      const count = read(s, seat * t.layout.seatSize + t.layout.handCount);
      for (let i = 0; i < count; i++) end = moveCard(t, s, hand + i, end, dealing ? rng : null);
      if (dealing) s.data.subarray(hand, hand + count).sort();
    }
  }
  for (let i = 0; i < 4; i++) s.rng[i] = nextUint32(rng);
}

/** Moves a card behind the end of the draw pile, or a random one of the pile to the spot; returns the new end. */
function moveCard(t: Table, s: State, spot: number, end: number, rng: RngWords | null): number {
  if (rng === null) {
    s.data[end] = read(s, spot);
    return end + 1;
  }
  const from = t.layout.deck + randomBelow(rng, end - t.layout.deck);
  s.data[spot] = read(s, from);
  s.data[from] = read(s, end - 1);
  s.data[end - 1] = 0;
  return end - 1;
}
