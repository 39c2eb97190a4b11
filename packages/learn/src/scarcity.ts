// What is out of reach in a game: some of what could be gained, by chance, so that a learner finds out what else is good.
import type { Game, RngWords, State } from '@railwright/engine';
import { draw } from './draw.ts';
import type { Settings } from './settings.ts';

/** What can be out of reach, as games call the group of their measures. */
const GROUP = 'gained';

export class Scarcity {
  readonly #game: Game;
  readonly #games: number;
  readonly #share: number;
  /** By measure: whether choices that raise it are out of reach. */
  readonly #isOut: Uint8Array;
  #isScarce = false;

  constructor(game: Game, { scarcity: [games, share] }: Settings) {
    this.#game = game;
    this.#games = games;
    this.#share = share;
    this.#isOut = new Uint8Array(game.measures.length);
  }

  /** For another game. */
  draw(rng: RngWords): void {
    this.#isScarce = this.#games > 0 && draw(rng) < this.#games;
    if (!this.#isScarce) return;
    const out = this.#isOut;
    for (let i = 0; i < out.length; i++) out[i] = draw(rng) < this.#share ? 1 : 0;
  }

  /** Everything is within reach. */
  end(): void {
    this.#isScarce = false;
  }

  /** Takes choices out of `legal`, unless nothing would be left; returns how many there are. */
  limit(s: State, legal: Int16Array, count: number): number {
    const { insight, measures } = this.#game;
    if (!insight || !this.#isScarce) return count;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const measure = insight.measureOf(s, legal[i]);
      if (measure < 0 || this.#isOut[measure] === 0 || measures[measure].group !== GROUP)
        legal[left++] = legal[i];
    }
    // What must be gained is gained.
    return left === 0 ? count : left;
  }
}
