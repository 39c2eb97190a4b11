// Scarcity: cards out of reach in a game, drawn at random, so that a learner finds out what else is good; and what it
// must do without in every game, so that it learns to.
import type { Game, RngWords, State } from '@railwright/engine';
import { draw } from './draw.ts';
import type { Settings } from './settings.ts';

/** The name of a group of measures that can be out of reach. */
const GROUP = 'gained';

export class ActionDropout {
  readonly #game: Game;
  readonly #games: number;
  readonly #share: number;
  /** By measure: whether choices that raise it are out of reach, in this game and for the learner in every game. */
  readonly #isOut: Uint8Array;
  readonly #isNever: Uint8Array;
  readonly #isBound: boolean;
  #isScarce = false;

  constructor(game: Game, { dropout: [games, share], without = [] }: Settings) {
    this.#game = game;
    this.#games = games;
    this.#share = share;
    this.#isOut = new Uint8Array(game.measures.length);
    this.#isNever = Uint8Array.from(game.measures, ({ id }) => (without.includes(id) ? 1 : 0));
    this.#isBound = without.length > 0;
  }

  /** Draws again for another game; `part` of the games that are scarce at first still are. */
  draw(rng: RngWords, part: number): void {
    this.#isScarce = this.#games > 0 && draw(rng) < this.#games * part;
    if (!this.#isScarce) return;
    const out = this.#isOut;
    for (let i = 0; i < out.length; i++) out[i] = draw(rng) < this.#share ? 1 : 0;
  }

  /** Everything is within reach. */
  end(): void {
    this.#isScarce = false;
  }

  /** Removes choices from `legal`, unless nothing would be left; returns how many remain. */
  limit(s: State, legal: Int16Array, count: number, isLearner: boolean): number {
    const { playtestHooks, measures } = this.#game;
    const isBound = isLearner && this.#isBound;
    if (!playtestHooks || !(this.#isScarce || isBound)) return count;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const measure = playtestHooks.measureOf(s, legal[i]);
      const isScarce = this.#isScarce && this.#isOut[measure] === 1 && measures[measure].group === GROUP;
      if (measure < 0 || !(isScarce || (isBound && this.#isNever[measure] === 1))) legal[left++] = legal[i];
    }
    // A compulsory gain still happens.
    return left === 0 ? count : left;
  }
}
