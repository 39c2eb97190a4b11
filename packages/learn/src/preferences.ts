// Preferences in self-play. Players that only ever meet themselves learn one style and not how to respond to others. So in some games every
// seat but one likes something besides winning, at random, and the net is told what: it learns to play many styles, and the seat that only
// wants to win learns to meet them.
import {
  countFeatures,
  likingOf,
  randomBelow,
  type Game,
  type Liking,
  type Observer,
  type RngWords,
  type Sparse,
  type State,
} from '@railwright/engine';
import { draw } from './draw.ts';
import type { Settings } from './settings.ts';
import type { RewardScale } from './reward-scale.ts';
import { preferencesOf } from './preference-features.ts';

/** The worth of one spread more of a liked measure, where a win against one opponent is worth 1. */
const WORTH = 0.4;
/** How much those with a preference still care about winning: little enough to play another style. */
const CARE = 0.25;
/** The most likes of a seat. */
const MOST_LIKES = 2;

/** The subject of a preference: the board, points, what is gained … */
const kindOf = (like: string): string => like.split(':', 1)[0];

interface Like {
  readonly feature: number;
  readonly worth: number;
  readonly count: Liking;
}

export class Preferences {
  readonly #games: number;
  readonly #seats: number;
  /** By kind, so that one with many items, such as cards, does not crowd out the others. */
  readonly #kinds: readonly (readonly Like[])[];
  /** By seat, for this game. */
  readonly #bySeat: Like[][];

  constructor(game: Game, senses: Observer, { likes }: RewardScale, { preferences }: Settings) {
    const first = countFeatures(senses.position);
    this.#games = preferences;
    this.#seats = game.seats;
    const kinds = new Map<string, Like[]>();
    for (const [i, name] of preferencesOf(game).entries()) {
      const count = likingOf(game, { [name]: 1 });
      // A measure that hardly varies in random play is rare, not dear.
      const worth = WORTH / Math.max(1, likes.get(name) ?? 1);
      const kind = kindOf(name);
      if (count) kinds.set(kind, [...(kinds.get(kind) ?? []), { feature: first + i, worth, count }]);
    }
    this.#kinds = [...kinds.values()];
    this.#bySeat = Array.from({ length: game.seats }, () => []);
  }

  /** Draws again for another game; `fall`, 1 to 0, lowers the share of games with preferences. Returns whether anybody has a preference in it. */
  draw(rng: RngWords, fall: number): boolean {
    this.end();
    if (this.#games === 0 || this.#kinds.length === 0 || draw(rng) >= this.#games * fall) return false;
    const without = randomBelow(rng, this.#seats);
    for (const [seat, likes] of this.#bySeat.entries())
      if (seat !== without)
        for (let left = 1 + randomBelow(rng, MOST_LIKES); left > 0; left--) {
          const kind = this.#kinds[randomBelow(rng, this.#kinds.length)];
          likes.push(kind[randomBelow(rng, kind.length)]);
        }
    return true;
  }

  /** No seat has a preference. */
  end(): void {
    for (const likes of this.#bySeat) likes.length = 0;
  }

  /** Appends what a seat likes to what it observes. */
  observe(seat: number, out: Sparse): void {
    for (const { feature } of this.#bySeat[seat]) {
      out.index[out.size] = feature;
      out.value[out.size++] = 1;
    }
  }

  /** How much of what counts for others counts for a seat, 0 to 1. */
  care(seat: number): number {
    return this.#bySeat[seat].length > 0 ? CARE : 1;
  }

  /** How much a seat likes a position. */
  worth(s: State, seat: number): number {
    let sum = 0;
    for (const { worth, count } of this.#bySeat[seat]) sum += worth * count(s, seat);
    return sum;
  }
}
