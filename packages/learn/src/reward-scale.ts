// How far apart seats are at the end of random play, so that points on any scale are worth the same relative to a win, and so is what can
// be liked. Good players end much further apart, so the unit of margins is a large multiple.
import { likingOf, nextUint32, randomBelow, seedRng, type Game } from '@railwright/engine';
import { marginOf, type Table } from './table.ts';
import { preferencesOf } from './preference-features.ts';

const GAMES = 16;
const STREAM = 0x5ca1e;
const MARGIN_SPREADS = 8;
/** A minimum: otherwise, in games that end level, every point would count too much. */
const SMALLEST = 1;
/** Tables looked at per number of seats: markets and maps of one game are similar. */
const TABLES = 4;

export interface RewardScale {
  /** The unit of margins, by number of seats. */
  readonly margins: ReadonlyMap<number, number>;
  /** The standard deviation of the count of each thing that can be liked; some may be missing. */
  readonly likes: ReadonlyMap<string, number>;
}

/** Mean, over the tables, of the values of each. */
class Means<Key> {
  readonly #sums = new Map<Key, [sum: number, count: number]>();

  add(key: Key, value: number): void {
    const [sum, count] = this.#sums.get(key) ?? [0, 0];
    this.#sums.set(key, [sum + value, count + 1]);
  }

  get all(): ReadonlyMap<Key, number> {
    return new Map([...this.#sums].map(([key, [sum, count]]) => [key, sum / count]));
  }
}

export function rewardScaleOf(tables: readonly Table[], rounds: number): RewardScale {
  const margins = new Means<number>();
  const likes = new Means<string>();
  const seen = new Map<number, number>();
  for (const { game } of tables) {
    const earlier = seen.get(game.seats) ?? 0;
    seen.set(game.seats, earlier + 1);
    if (earlier < TABLES) addSpreads(game, rounds, margins, likes);
  }
  return { margins: margins.all, likes: likes.all };
}

function addSpreads(game: Game, rounds: number, margins: Means<number>, likes: Means<string>): void {
  const counters = preferencesOf(game).flatMap((name) => {
    const count = likingOf(game, { [name]: 1 });
    return count ? [{ name, count, sum: 0, squares: 0 }] : [];
  });
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const rng = new Uint32Array(4);
  let squares = 0;
  for (let i = 0; i < GAMES; i++) {
    seedRng(rng, i, STREAM);
    game.start(s, nextUint32(rng));
    while (game.seatToAct(s) >= 0 && game.turn(s) <= rounds * game.seats)
      game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
    for (let seat = 0; seat < game.seats; seat++) {
      squares += marginOf(game, s, seat) ** 2;
      for (const one of counters) {
        const count = one.count(s, seat);
        one.sum += count;
        one.squares += count * count;
      }
    }
  }
  const ends = GAMES * game.seats;
  margins.add(game.seats, Math.max(SMALLEST, MARGIN_SPREADS * Math.sqrt(squares / ends)));
  for (const { name, sum, squares: sumOfSquares } of counters)
    likes.add(name, Math.sqrt(Math.max(0, sumOfSquares / ends - (sum / ends) ** 2)));
}
