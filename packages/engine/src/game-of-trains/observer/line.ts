// A judged line of railcars: how many cards have to go before it ascends, how long that may take, and how
// likely the next card drawn helps. Found by dynamic programming over the cards that stay.
import type { State } from '../../core/state.ts';
import { read } from '../layout.ts';
import type { Table } from '../table.ts';
import { trainOffset } from '../train.ts';
import type { Pool } from './pool.ts';

const IMPOSSIBLE = 1000;
/** The cost of a useless draw, relative to a card that has to go. */
const WAITING = 0.1;
/** A gap so narrow that it hardly ever closes costs so many cards for each of its spots. */
const NARROW = 3;

export class Line {
  /** Ranks, 0 for an empty spot, between an end below all cards and one above them. */
  readonly cards: Int16Array;
  /** After `reckon`: cards that have to go at least, and the share of cards that may come which make them fewer. */
  missing = 0;
  chance = 0;
  readonly #pool: Pool;
  readonly #last: number;
  /** Work left on the left of each card that stays, and on its right. */
  readonly #cost: Float64Array;
  readonly #behind: Float64Array;
  readonly #left: Int16Array;
  readonly #right: Int16Array;
  readonly #useful: Int16Array;

  constructor({ trainLength, cards }: Table, pool: Pool) {
    this.#pool = pool;
    this.#last = trainLength + 1;
    this.cards = new Int16Array(trainLength + 2);
    this.cards[this.#last] = cards + 1;
    this.#cost = new Float64Array(trainLength + 2);
    this.#behind = new Float64Array(trainLength + 2);
    this.#left = new Int16Array(trainLength + 2);
    this.#right = new Int16Array(trainLength + 2);
    this.#useful = new Int16Array(cards + 3);
  }

  load(t: Table, s: State, seat: number): void {
    const train = trainOffset(t, seat);
    for (let i = 1; i < this.#last; i++) this.cards[i] = read(s, train + i - 1);
  }

  copy({ cards }: Line): void {
    this.cards.set(cards);
  }

  /** Moves a card to another spot, spots counted from 1; those between move up. */
  shift(from: number, to: number): void {
    const { cards } = this;
    const card = cards[from];
    if (from < to) cards.copyWithin(from, from + 1, to + 1);
    else cards.copyWithin(to + 1, to, from);
    cards[to] = card;
  }

  swap(left: number, right: number): void {
    const { cards } = this;
    const card = cards[left];
    cards[left] = cards[right];
    cards[right] = card;
  }

  /** Work left: cards that have to go, and the wait for those that fit; 0 for a line in order. */
  cost(): number {
    const { cards } = this;
    const cost = this.#cost;
    for (let end = 1; end <= this.#last; end++) {
      const high = cards[end];
      let least = IMPOSSIBLE;
      if (high > 0)
        for (let start = 0; start < end; start++) {
          const low = cards[start];
          if (low >= high || (low === 0 && start > 0)) continue;
          const here = cost[start] + this.#gap(end - start - 1, low, high);
          if (here < least) least = here;
        }
      cost[end] = least;
    }
    return cost[this.#last];
  }

  /** Before `costWith`. */
  weigh(): void {
    const { cards } = this;
    const behind = this.#behind;
    this.cost();
    behind[this.#last] = 0;
    for (let start = this.#last - 1; start > 0; start--)
      behind[start] = cards[start] === 0 ? IMPOSSIBLE : this.#rightOf(start, cards[start]);
  }

  /** The least that is left to be done if another card comes to a spot and stays there. */
  costWith(card: number): number {
    const { cards } = this;
    const cost = this.#cost;
    let best = IMPOSSIBLE;
    for (let spot = 1; spot < this.#last; spot++) {
      let least = IMPOSSIBLE;
      for (let start = 0; start < spot; start++) {
        const low = cards[start];
        if (low >= card || (low === 0 && start > 0)) continue;
        least = Math.min(least, cost[start] + this.#gap(spot - start - 1, low, card));
      }
      if (least < best) best = Math.min(best, least + this.#rightOf(spot, card));
    }
    return best;
  }

  #rightOf(spot: number, card: number): number {
    const { cards } = this;
    let least = IMPOSSIBLE;
    for (let end = spot + 1; end <= this.#last; end++)
      if (cards[end] > card)
        least = Math.min(least, this.#behind[end] + this.#gap(end - spot - 1, card, cards[end]));
    return least;
  }

  /** `spots` to be filled between two cards that stay: each next card has a narrower gap to fall into. */
  #gap(spots: number, low: number, high: number): number {
    if (spots === 0) return 0;
    const fitting = this.#pool.between(low, high);
    if (fitting < spots) return (1 + NARROW) * spots;
    const waiting = (WAITING * this.#pool.size * spots * (spots + 1)) / 2 / fitting;
    return spots + Math.min(NARROW * spots, waiting);
  }

  reckon(): void {
    const last = this.#last;
    this.#count();
    this.missing = this.#left[last];
    this.#useful.fill(0);
    for (let spot = 1; spot < last; spot++) this.#markUseful(spot);
    this.chance = this.#share();
  }

  /** The share of cards that may come which help at this spot; after `reckon`. */
  chanceAt(spot: number): number {
    this.#useful.fill(0);
    this.#markUseful(spot);
    return this.#share();
  }

  /** For each card how many have to go on its left, and on its right, if it stays. */
  #count(): void {
    const { cards } = this;
    const last = this.#last;
    const left = this.#left;
    const right = this.#right;
    left[0] = 0;
    for (let end = 1; end <= last; end++) {
      let least = IMPOSSIBLE;
      for (let start = 0; start < end; start++)
        if (left[start] + end - start - 1 < least && this.#stay(start, end))
          least = left[start] + end - start - 1;
      left[end] = cards[end] === 0 ? IMPOSSIBLE : least;
    }
    right[last] = 0;
    for (let start = last - 1; start > 0; start--) {
      let least = IMPOSSIBLE;
      for (let end = start + 1; end <= last; end++)
        if (right[end] + end - start - 1 < least && this.#stay(start, end))
          least = right[end] + end - start - 1;
      right[start] = cards[start] === 0 ? IMPOSSIBLE : least;
    }
    right[0] = left[last];
  }

  /** Whether two cards can stay with new ones between them. */
  #stay(start: number, end: number): boolean {
    const { cards } = this;
    if (cards[end] === 0 || (start > 0 && cards[start] === 0)) return false;
    return cards[end] - cards[start] >= end - start;
  }

  /** Notes the ranks that lower the number of cards that have to go when they come to this spot. */
  #markUseful(spot: number): void {
    const { cards, missing } = this;
    const useful = this.#useful;
    const left = this.#left;
    const right = this.#right;
    for (let a = 0; a < spot; a++) {
      const before = left[a] + spot - a - 1;
      if (before >= missing || (a > 0 && cards[a] === 0)) continue;
      for (let b = spot + 1; b <= this.#last; b++) {
        const after = b === this.#last ? 0 : right[b];
        if (before + b - spot - 1 + after >= missing || cards[b] === 0) continue;
        const low = cards[a] + spot - a;
        const high = cards[b] - (b - spot);
        if (low > high) continue;
        useful[low]++;
        useful[high + 1]--;
      }
    }
  }

  #share(): number {
    const { holds, size } = this.#pool;
    const useful = this.#useful;
    if (size === 0) return 0;
    let fitting = 0;
    for (let rank = 1, open = 0; rank < holds.length; rank++) {
      open += useful[rank];
      if (open > 0) fitting += holds[rank];
    }
    return fitting / size;
  }
}
