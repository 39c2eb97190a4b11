// Senses for any game that declares none: what its views say, and of each choice its words, what it does at once to a position dealt
// anew, and to the standing. Slower and weaker than senses made for a game, but they need no line about it.
import type { Game } from '../core/game.ts';
import { addFeature, FeatureList, type Observer, type Sparse, type Vocabulary } from '../core/observer.ts';
import { createRng, seedRng } from '../core/rng.ts';
import { copyInto, type State } from '../core/state.ts';
import { survey, tellPosition, wordsOf, type Survey } from './survey.ts';

const DEAL = 0xdea1;
/** Facts that a choice changes, at most; the kernel's room for a choice is small. */
const MOST_CHANGES = 14;
const CODE_BITS = 15;
const LARGEST = 8;

export function anyObserver(game: Game): Observer {
  return new AnySenses(game);
}

class AnySenses implements Observer {
  readonly vocabularies: readonly Vocabulary[];
  readonly position;
  readonly choice;
  readonly #game: Game;
  readonly #survey: Survey;
  readonly #at;
  /** Facts of the position, and of what follows a choice. */
  readonly #now: Float64Array;
  readonly #then: Float64Array;
  /** The position with what the seat cannot see dealt anew, and what a choice makes of it. */
  readonly #dealt: State;
  readonly #after: State;
  #seat = 0;
  #margin = 0;

  constructor(game: Game) {
    const known = survey(game);
    const facts = vocabulary('facts', known.facts);
    const words = vocabulary('words', known.words);
    const p = new FeatureList();
    const c = new FeatureList();
    this.#game = game;
    this.#survey = known;
    this.#at = {
      facts: p.over(facts, 'facts'),
      standing: p.add('standing', 1 + game.seats),
      words: c.over(words, 'says'),
      code: c.add('code', CODE_BITS),
      changes: c.over(facts, 'changes'),
      effect: c.add('effect', 6),
    };
    this.vocabularies = [facts, words];
    this.position = p.groups;
    this.choice = c.groups;
    this.#now = new Float64Array(known.facts.size);
    this.#then = new Float64Array(known.facts.size);
    this.#dealt = game.createState();
    this.#after = game.createState();
  }

  observe(s: State, out: Sparse): void {
    const game = this.#game;
    const seat = game.seatToAct(s);
    const dealt = this.#dealt;
    this.#seat = seat;
    this.#gather(s, this.#now);
    this.#now.forEach((value, fact) => {
      if (value !== 0) addFeature(out, this.#at.facts + fact, value);
    });
    copyInto(s, dealt);
    game.resample(dealt, seat, createRng(DEAL));
    // The chance to come is hidden too.
    seedRng(dealt.rng, DEAL, 1);
    this.#margin = this.#marginAt(dealt);
    for (let k = 0; k < game.seats; k++) {
      const ahead = this.#standing(dealt, (seat + k) % game.seats) / 10;
      addFeature(out, this.#at.standing + 1 + k, bound(ahead));
    }
    addFeature(out, this.#at.standing, bound(this.#margin / 5));
  }

  describe(s: State, choice: number, out: Sparse): void {
    const game = this.#game;
    const at = this.#at;
    const { words } = this.#survey;
    const [text, ...parts] = wordsOf(game, s, choice).map((word) => words.get(word));
    for (const word of [text, ...parts.slice(0, 4)])
      if (word !== undefined) addFeature(out, at.words + word, 0.5);
    if (text === undefined)
      for (let bit = 0; bit < CODE_BITS; bit++)
        if (((choice >> bit) & 1) === 1) addFeature(out, at.code + bit, 0.25);
    const after = this.#after;
    copyInto(this.#dealt, after);
    game.applyChoice(after, choice);
    this.#gather(after, this.#then);
    let changes = 0;
    for (let fact = 0; fact < this.#now.length && changes < MOST_CHANGES; fact++) {
      const change = this.#then[fact] - this.#now[fact];
      if (change === 0) continue;
      addFeature(out, at.changes + fact, change / 2);
      changes++;
    }
    this.#effect(after, out);
  }

  readonly obvious = (): number => -1;

  #effect(after: State, out: Sparse): void {
    const game = this.#game;
    const at = this.#at.effect;
    const seat = this.#seat;
    const gained = this.#marginAt(after) - this.#margin;
    if (gained !== 0) addFeature(out, at, bound(gained / 4));
    if (gained > 0) addFeature(out, at + 1, 0.5);
    if (gained < 0) addFeature(out, at + 2, 0.5);
    if (game.seatToAct(after) === seat) addFeature(out, at + 3, 1);
    const winners = game.winners(after);
    if (winners !== 0) addFeature(out, at + (((winners >> seat) & 1) === 1 ? 4 : 5), 1);
  }

  /** Facts of a position as the seat knows it, those of a number with few values apart. */
  #gather(s: State, into: Float64Array): void {
    const { facts, scale } = this.#survey;
    into.fill(0);
    tellPosition(this.#game, s, this.#seat, (name, value) => {
      const fact = facts.get(name);
      if (fact !== undefined) into[fact] = bound(into[fact] + value / scale[fact]);
      const exact = facts.get(`${name}:${value}`);
      if (exact !== undefined) into[exact] = 1;
    });
  }

  #standing(s: State, seat: number): number {
    const { playtestHooks } = this.#game;
    return playtestHooks?.standing ? playtestHooks.standing(s, seat) : this.#game.score(s, seat);
  }

  #marginAt(s: State): number {
    let best = -Infinity;
    for (let other = 0; other < this.#game.seats; other++)
      if (other !== this.#seat) best = Math.max(best, this.#standing(s, other));
    return this.#standing(s, this.#seat) - best;
  }
}

function vocabulary(name: string, items: ReadonlyMap<string, number>): Vocabulary {
  return { name, items: [...items.keys()], traits: [], traitsOf: Array.from(items, () => []) };
}

function bound(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, value));
}
