// A learned player that leans: people like it were found to like some things more than winning play does, and to follow rules of thumb.
import { nextUint32, type Game, type RngWords, type State } from '@railwright/engine';
import { createBotRng, type Bot, type BotSpec, type Leaning } from '../bot.ts';
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

/** The most of each kind in a leaning. */
export const MOST_LEANINGS = 100;
/** The largest number in a leaning: beyond it nothing else would count. */
export const MOST_LEANING = 10;

/** A leaning from an untrusted source, without what is no number in range; undefined where nothing is left. */
function soundLeaning(value: unknown): Leaning | undefined {
  const [likes, follows] = ['likes', 'follows'].map((key) => soundNumbers(fieldOf(value, key)));
  return likes || follows ? { ...(likes && { likes }), ...(follows && { follows }) } : undefined;
}

function soundNumbers(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Object.entries(value)
    .filter((pair): pair is [string, number] => {
      const size: unknown = pair[1];
      return typeof size === 'number' && Math.abs(size) <= MOST_LEANING;
    })
    .slice(0, MOST_LEANINGS);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/**
 * A learned player that plays like a group, under its name. `group` is what its file or bundle says: a certainty as for levels, likes and
 * bots that are followed; numbers that no file may have are left out.
 */
export function likeGroup(player: BotSpec, name: string, group: object): BotSpec {
  const certainty = fieldOf(group, 'certainty');
  const leaning = soundLeaning(group);
  return {
    ...{ name, bot: 'learned' },
    ...(player.player !== undefined && { player: player.player }),
    certainty: typeof certainty === 'number' ? Math.min(1, Math.max(0, certainty)) : 1,
    ...(leaning && { leaning }),
  };
}
