// How far a train is from ascending order: the least cost of replacing cards so that the others may stay. Found by
// dynamic programming over which cards stay; a gap of k cards between two that stay costs more the fewer cards fit there.
import type { GameOfTrains, State } from '@railwright/engine';

const IMPOSSIBLE = 1e6;
/** What a missing card costs for each draw one would wait for it. */
const WAITING = 0.06;

/** Cards are ranks here, 1 for the lowest number; 0 is an empty spot. */
export class TrainDistance {
  readonly #length: number;
  readonly #cards: number;
  /** `#free[r]`: cards of rank r or lower that are in nobody's train, so that they may still be drawn. */
  readonly #free: Int16Array;
  readonly #best: Float64Array;
  readonly #rankOf = new Map<number, number>();
  readonly numberOf: readonly number[];

  constructor(game: GameOfTrains) {
    const numbers = game.definition.cards.map((card) => card.number).sort((a, b) => a - b);
    this.numberOf = [0, ...numbers];
    numbers.forEach((number, i) => this.#rankOf.set(number, i + 1));
    this.#length = game.trainLength;
    this.#cards = numbers.length;
    this.#free = new Int16Array(numbers.length + 2);
    this.#best = new Float64Array(game.trainLength + 1);
  }

  rank(number: number): number {
    return this.#rankOf.get(number) ?? 0;
  }

  /** Notes which cards lie in trains or under them; returns the ranks of those that do not. */
  look(game: GameOfTrains, s: State): number[] {
    this.#free.fill(1);
    this.#free[0] = 0;
    for (let seat = 0; seat < game.seats; seat++)
      for (let i = 0; i < this.#length; i++) {
        this.#free[this.rank(game.cardAt(s, seat, i))] = 0;
        this.#free[this.rank(game.lockAt(s, seat, i))] = 0;
      }
    const unseen: number[] = [];
    let free = 0;
    for (let rank = 1; rank <= this.#cards; rank++) {
      if (this.#free[rank] === 1) unseen.push(rank);
      free += this.#free[rank] as number;
      this.#free[rank] = free;
    }
    this.#free[this.#cards + 1] = free;
    return unseen;
  }

  /** 0 for a train in order; about 1 for each card that has to go. */
  of(train: ArrayLike<number>): number {
    const best = this.#best;
    for (let end = 0; end <= this.#length; end++) {
      const high = end === this.#length ? this.#cards + 1 : (train[end] as number);
      let least = high === 0 ? IMPOSSIBLE : this.#gap(end, 0, high);
      if (high > 0)
        for (let start = 0; start < end; start++) {
          const low = train[start] as number;
          if (low === 0 || low >= high) continue;
          const cost = (best[start] as number) + this.#gap(end - start - 1, low, high);
          if (cost < least) least = cost;
        }
      best[end] = least;
    }
    return best[this.#length] as number;
  }

  #gap(missing: number, low: number, high: number): number {
    if (missing === 0) return 0;
    const fitting = (this.#free[high - 1] as number) - (this.#free[low] as number);
    if (fitting < missing) return IMPOSSIBLE;
    return missing * (1 + (WAITING * missing * this.#cards) / fitting);
  }
}
