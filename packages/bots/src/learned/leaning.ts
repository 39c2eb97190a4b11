// A learned player with leanings: what its people like more or less than it does, and the rules of thumb that they follow.
import { nextUint32, type Game, type RngWords, type State } from '@railwright/engine';
import { createBotRng, type Bot, type Leaning } from '../bot.ts';
import { ChoiceGains } from './choice-gains.ts';
import type { LearnedPolicy } from './learned-policy.ts';

/** Makes a bot of the game by its name; undefined if there is none. */
export type MakeFollowed = (name: string, seed: number) => Bot | undefined;

/** How much the choices of a decision are liked. */
export class Leanings {
  readonly #gains: ChoiceGains;
  readonly #weights: readonly number[];
  readonly #rng: RngWords;

  readonly #mind: LearnedPolicy;

  constructor(
    game: Game,
    mind: LearnedPolicy,
    { likes = {}, follows = {} }: Leaning,
    seed: number,
    make: MakeFollowed,
  ) {
    const liked = Object.entries(likes);
    const followed = Object.entries(follows).flatMap(([name, weight]) => {
      const bot = make(name, seed);
      return bot ? [{ bot, weight }] : [];
    });
    this.#mind = mind;
    this.#gains = new ChoiceGains(
      game,
      mind,
      liked.map(([name]) => name),
      followed.map(({ bot }) => bot),
    );
    this.#weights = [...liked.map(([, weight]) => weight), ...followed.map(({ weight }) => weight)];
    // Apart from the stream that the bot draws its choices from.
    this.#rng = createBotRng(seed);
    nextUint32(this.#rng);
  }

  /** The probabilities of the legal choices, in the player's `policy`; `scale` is 1 / temperature. */
  think(s: State, legal: Int16Array, count: number, scale: number): void {
    const { values, width } = this.#gains;
    const { policy } = this.#mind;
    this.#gains.measure(s, legal, count, this.#rng);
    this.#mind.weigh(s, legal, count);
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (this.#weights[k] as number) * (values[i * width + k] as number);
      policy[i] = (policy[i] as number) + sum / scale;
    }
    this.#mind.decide(count, scale);
  }
}
