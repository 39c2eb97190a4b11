// The cards that may be drawn, as far as a seat knows: the draw pile, and what others hold or discarded unseen.
import type { State } from '../../core/state.ts';
import { DECK_COUNT, DISCARD_COUNT, read } from '../layout.ts';
import type { Table } from '../table.ts';

export class Pool {
  /** By rank: 1 when that card may come. */
  readonly holds: Uint8Array;
  /** By rank: how many cards that may come have this rank or a lower one. */
  readonly upTo: Int16Array;
  size = 0;

  constructor({ cards }: Table) {
    this.holds = new Uint8Array(cards + 2);
    this.upTo = new Int16Array(cards + 2);
  }

  look(t: Table, s: State, viewer: number): void {
    const { holds, upTo } = this;
    const { deck, discard, discardedBy, handCount, hand, seatSize } = t.layout;
    holds.fill(0);
    for (let i = read(s, DECK_COUNT) - 1; i >= 0; i--) holds[read(s, deck + i)] = 1;
    for (let i = read(s, DISCARD_COUNT) - 1; i >= 0; i--) {
      const by = read(s, discardedBy + i);
      if (by !== 0 && by !== viewer + 1) holds[read(s, discard + i)] = 1;
    }
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === viewer) continue;
      const base = seat * seatSize;
      for (let i = read(s, base + handCount) - 1; i >= 0; i--) holds[read(s, base + hand + i)] = 1;
    }
    let size = 0;
    for (let rank = 1; rank < holds.length; rank++) upTo[rank] = size += holds[rank];
    this.size = size;
  }

  /** How many cards that may come lie between two ranks. */
  between(low: number, high: number): number {
    return this.upTo[high - 1] - this.upTo[low];
  }
}
