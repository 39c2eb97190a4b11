// How far a train is from ascending order: the least cost of replacing cards so that the others can stay. Computed by dynamic programming
// over which cards stay; a gap of k cards between two that stay costs more if fewer cards fit there.
import type { GameOfTrains, State } from '@railwright/engine';

const IMPOSSIBLE = 1e6;
/** The cost of a missing card, per draw of waiting for it. */
const WAITING = 0.06;

/** Cards are ranks here, 1 for the lowest number; 0 is an empty spot. */
export class TrainDistance {
  readonly #length: number;
  readonly #cards: number;
  /** `#free[r]`: cards of rank r or lower that are in no train and so can still be drawn. */
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

  /** A rank above all cards. */
  get above(): number {
    return this.#cards + 1;
  }

  rank(number: number): number {
    return this.#rankOf.get(number) ?? 0;
  }

  /** Notes which cards are in or under trains; returns the ranks of the rest. */
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

  /** 0 for a train in order; about 1 for each card that has to be replaced. */
  of(train: ArrayLike<number>): number {
    const best = this.#best;
    for (let end = 0; end <= this.#length; end++) {
      const high = end === this.#length ? this.#cards + 1 : (train[end] as number);
      let least = high === 0 ? IMPOSSIBLE : this.gap(end, 0, high);
      if (high > 0)
        for (let start = 0; start < end; start++) {
          const low = train[start] as number;
          if (low === 0 || low >= high) continue;
          const cost = (best[start] as number) + this.gap(end - start - 1, low, high);
          if (cost < least) least = cost;
        }
      best[end] = least;
    }
    return best[this.#length] as number;
  }

  /** The cost of `missing` spots between two cards that stay. */
  gap(missing: number, low: number, high: number): number {
    if (missing === 0) return 0;
    const fitting = (this.#free[high - 1] as number) - (this.#free[low] as number);
    if (fitting < missing) return IMPOSSIBLE;
    return missing * (1 + (WAITING * missing * this.#cards) / fitting);
  }
}

/** One train prepared for trying many cards in it: costs of everything left and right of each spot. */
export class TrainOutlook {
  readonly #distance: TrainDistance;
  /** Ranks, with 0 at one end and one above all at the other. */
  readonly #line: Int16Array;
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  /** The distance if the card at a spot goes and its replacement does not fit. */
  readonly #without: Float64Array;

  constructor(distance: TrainDistance, trainLength: number) {
    this.#distance = distance;
    this.#line = new Int16Array(trainLength + 2);
    this.#left = new Float64Array(trainLength + 2);
    this.#right = new Float64Array(trainLength + 2);
    this.#without = new Float64Array(trainLength + 2);
  }

  /** The distance of the train as it is. */
  prepare(train: Int16Array): number {
    const line = this.#line;
    const last = train.length + 1;
    line.set(train, 1);
    line[last] = this.#distance.above;
    this.#left[0] = 0;
    for (let i = 1; i <= last; i++)
      this.#left[i] = line[i] === 0 ? IMPOSSIBLE : this.#leftOf(i, line[i] as number);
    this.#right[last] = 0;
    for (let i = last - 1; i > 0; i--)
      this.#right[i] = line[i] === 0 ? IMPOSSIBLE : this.#rightOf(i, line[i] as number);
    for (let i = 1; i < last; i++) {
      let least = IMPOSSIBLE;
      for (let j = i + 1; j <= last; j++) {
        const high = line[j] as number;
        if (high > 0) least = Math.min(least, this.#leftOf(j, high, i) + (this.#right[j] as number));
      }
      this.#without[i] = least;
    }
    return this.#left[last] as number;
  }

  /** The distance with another card at a 0-based position. */
  withCard(position: number, card: number): number {
    const at = position + 1;
    return Math.min(this.#without[at] as number, this.#leftOf(at, card) + this.#rightOf(at, card));
  }

  /** The least cost of everything left of a spot with this card in it, looking only at cards before `limit`. */
  #leftOf(spot: number, card: number, limit = spot): number {
    let least = IMPOSSIBLE;
    for (let i = 0; i < limit; i++) {
      const low = this.#line[i] as number;
      if ((low === 0 && i > 0) || low >= card) continue;
      const cost = (this.#left[i] as number) + this.#distance.gap(spot - i - 1, low, card);
      if (cost < least) least = cost;
    }
    return least;
  }

  #rightOf(spot: number, card: number): number {
    let least = IMPOSSIBLE;
    for (let i = spot + 1; i < this.#line.length; i++) {
      const high = this.#line[i] as number;
      if (high <= card) continue;
      const cost = (this.#right[i] as number) + this.#distance.gap(i - spot - 1, card, high);
      if (cost < least) least = cost;
    }
    return least;
  }
}
