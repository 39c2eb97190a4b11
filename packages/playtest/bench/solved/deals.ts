// What the draw at the end of a turn can give, with its exact chances. The engine draws: it is asked once with each sequence of random
// numbers that matters, so the rules of drawing and shuffling are nowhere repeated.
import {
  copyInto,
  createRng,
  randomBelow,
  seedRng,
  trainsReader as read,
  type RngWords,
  type State,
  type TrainsGame,
} from '@railwright/engine';

/** A hand that can be drawn. */
export interface Hand {
  /** How likely it is, of all the hands of its draw. */
  readonly chance: number;
  /** Where it makes the position differ from that with another hand. */
  readonly at: Uint16Array;
  readonly is: Int16Array;
  /** By kind: the cards left in the deck. */
  readonly deck: string;
}

/** A draw before it is made: which cards lie in the deck and which will when it has been shuffled. */
export interface Draw {
  readonly number: number;
  readonly hands: readonly Hand[];
}

export class Deals {
  readonly #game: TrainsGame;
  readonly #kinds: readonly number[];
  readonly #draws = new Map<string, Draw>();
  readonly #sequences = new Map<string, RngWords[]>();
  readonly #scratch: State;

  constructor(game: TrainsGame) {
    this.#game = game;
    this.#kinds = [...game.tables.ids.keys()];
    this.#scratch = game.createState();
  }

  /** The draw of a seat that has just ended its turn: `before` with `choice` has led to `after`. `deck` as in its last hand. */
  find(before: State, choice: number, after: State, seat: number, deck: string): Draw {
    const key = `${seat}${deck}${this.#codes((kind) => read.owned(this.#game.tables, after, seat, kind))}`;
    let draw = this.#draws.get(key);
    if (!draw) this.#draws.set(key, (draw = this.#enumerate(before, choice, after, seat)));
    return draw;
  }

  /** The position with this hand instead of another of the same draw. */
  deal(s: State, { at, is }: Hand): void {
    for (let i = 0; i < at.length; i++) s.data[at[i] as number] = is[i] as number;
  }

  /** The draw of a seat that has all its cards in hand. */
  certain(s: State, seat: number): Draw {
    if (read.deckSize(this.#game.tables, s, seat) > 0)
      throw new Error('Only first hands of the whole starting deck are known to all.');
    const hand = { chance: 1, at: new Uint16Array(0), is: new Int16Array(0), deck: this.deckOf(s, seat) };
    return { number: 0, hands: [hand] };
  }

  #enumerate(before: State, choice: number, after: State, seat: number): Draw {
    const game = this.#game;
    const found = new Map<string, { count: number; data: Int16Array; deck: string }>();
    const all = this.#sequencesOf(before, after, seat);
    for (const words of all) {
      const s = this.#scratch;
      copyInto(before, s);
      s.rng.set(words);
      game.applyChoice(s, choice);
      const hand = this.#codes((kind) => read.inHand(game.tables, s, seat, kind));
      const known = found.get(hand);
      if (known) known.count++;
      else found.set(hand, { count: 1, data: s.data.slice(), deck: this.deckOf(s, seat) });
    }
    const outcomes = [...found.values()];
    const first = (outcomes[0] as (typeof outcomes)[number]).data;
    const at = Uint16Array.from(first.keys()).filter((i) =>
      outcomes.some(({ data }) => data[i] !== first[i]),
    );
    const hands = outcomes.map(({ count, data, deck }) => ({
      chance: count / all.length,
      at,
      is: Int16Array.from(at, (i) => data[i] as number),
      deck,
    }));
    return { number: this.#draws.size + 1, hands };
  }

  /** A generator for each sequence of numbers that a draw can take from it; all are equally likely. */
  #sequencesOf(before: State, after: State, seat: number): RngWords[] {
    const { tables } = this.#game;
    let deck = read.deckSize(tables, before, seat);
    // Waste may have been returned.
    let rest = read.cards(tables, after, seat) - deck;
    const bounds: number[] = [];
    while (bounds.length < tables.handSize) {
      if (deck === 0) [deck, rest] = [rest, 0];
      if (deck === 0) break;
      bounds.push(deck--);
    }
    const key = bounds.join();
    let known = this.#sequences.get(key);
    if (!known) this.#sequences.set(key, (known = generatorsFor(bounds)));
    return known;
  }

  /** By kind, the cards in the deck of a seat that has done nothing yet in its turn. */
  deckOf(s: State, seat: number): string {
    const { tables: t } = this.#game;
    return this.#codes(
      (kind) =>
        read.owned(t, s, seat, kind) - read.inHand(t, s, seat, kind) - read.inDiscard(t, s, seat, kind),
    );
  }

  #codes(of: (kind: number) => number): string {
    return String.fromCharCode(...this.#kinds.map(of));
  }
}

/** One for each sequence of numbers below these bounds, found by trying seeds. */
function generatorsFor(bounds: readonly number[]): RngWords[] {
  const wanted = bounds.reduce((product, bound) => product * bound, 1);
  const found = new Map<string, RngWords>();
  const words = createRng(0);
  for (let seed = 0; found.size < wanted; seed++) {
    seedRng(words, seed, 0);
    const sequence = bounds.map((bound) => randomBelow(words, bound)).join();
    if (!found.has(sequence)) found.set(sequence, createRng(seed));
  }
  return [...found.values()];
}
