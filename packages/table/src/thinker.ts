// Who chooses for bots. A bot gets the position as its seat may know it, with a generator of its own.
import {
  atLevel,
  createBot,
  defaultBot,
  findLevel,
  likeGroup,
  nextChoice,
  parseBot,
  plainBot,
  type Bot,
  type BotSpec,
} from '@railwright/bots';
import type { Bundle } from '@railwright/content/bundle';
import { createGame, State, type Game } from '@railwright/engine';

/** A question to a bot: plain data, so that it can go to a thread. */
export interface Question {
  /** The table. */
  readonly table: string;
  /** The seat that the bot plays. */
  readonly seat: number;
  /** The bot. */
  readonly spec: BotSpec;
  /** Names bundle and number of seats: the same name, the same subject. */
  readonly subject: string;
  /** The numbers of the position. */
  readonly data: Int16Array;
  /** Its generator. */
  readonly rng: Uint32Array;
}

/** What is needed to think about the games of a table. */
export interface Subject {
  /** What is played. */
  readonly bundle: Bundle;
  /** By how many. */
  readonly seats: number;
}

/** Where bots think. */
export interface Thinker {
  /** The number of the bot's choice. Rejects if it does not answer. */
  think(question: Question, subject: Subject): Promise<number>;
  /** No more questions come from this table for now. */
  forget(table: string): void;
  /** Ends what runs; open questions get no answer. */
  close(): Promise<void>;
}

const LEARNED = 'learned';

/**
 * The bot that a text names: one of the game, a strategy of the bundle, `learned` at a level, or a group of the bundle, which the learned
 * player plays like. Undefined if there is none.
 */
export function findBot(bundle: Bundle, text: string, learned: string | undefined): BotSpec | undefined {
  const [name, level] = text.split(':');
  if (name === LEARNED) {
    if (learned === undefined) return undefined;
    const spec: BotSpec = { name: LEARNED, bot: LEARNED, player: learned };
    const found = level === undefined ? undefined : findLevel(level);
    return level === undefined ? spec : found && atLevel(spec, found);
  }
  const all = bundle.strategies ?? [];
  const group = all.find(({ id, isGroup }) => isGroup && id === text);
  if (group)
    return learned === undefined
      ? undefined
      : likeGroup({ name: LEARNED, bot: LEARNED, player: learned }, group.id, group.strategy);
  const strategies = new Map(all.map(({ id, strategy }) => [id, strategy]));
  const parsed = parseBot(bundle.definition.game, text, strategies);
  return parsed.ok && isQuick(parsed.spec) ? parsed.spec : undefined;
}

/** Why `findBot` finds none. */
export const noSuchBot = (text: string): string =>
  `No bot "${text}" can sit here. At a table, bots think for at most ${MOST_MILLISECONDS / 1000} seconds or ${MOST_ITERATIONS.toLocaleString('en-GB')} iterations a choice.`;

/** People wait for it, and so do other tables. */
function isQuick({ milliseconds = 0, iterations = 0 }: BotSpec): boolean {
  return milliseconds <= MOST_MILLISECONDS && iterations <= MOST_ITERATIONS;
}
const MOST_MILLISECONDS = 10_000;
const MOST_ITERATIONS = 20_000;

/** Bots that think where they are asked, one question after another. */
export class LocalThinker implements Thinker {
  readonly #games = new Map<string, Game>();
  readonly #bots = new Map<string, { readonly name: string; readonly bot: Bot }>();

  think(question: Question, subject: Subject): Promise<number> {
    return new Promise((resolve) => {
      this.learn(question.subject, subject);
      resolve(this.answer(question));
    });
  }

  /** Prepares to be asked about a subject. */
  learn(name: string, { bundle, seats }: Subject): void {
    if (!this.#games.has(name)) this.#games.set(name, createGame(bundle.definition, seats));
  }

  /** The bot's choice. @throws Error if the subject is not known, or no bot of the game has an answer */
  answer({ table, seat, spec, subject, data, rng }: Question): number {
    const game = this.#games.get(subject);
    if (!game) throw new Error('The game is not known here.');
    const bot = this.#botOn(`${table} ${seat}`, spec, game);
    const state = new State(data.length);
    state.data.set(data);
    state.rng.set(rng);
    const room = new Int16Array(game.maxChoices);
    try {
      return nextChoice(bot, game, state, room);
    } catch {
      // A bundle may hold an invalid strategy: the usual bot chooses, so that the game goes on.
      return nextChoice(usualBot(game), game, state, room);
    }
  }

  forget(table: string): void {
    for (const place of this.#bots.keys()) if (place.startsWith(`${table} `)) this.#bots.delete(place);
  }

  close(): Promise<void> {
    this.#bots.clear();
    return Promise.resolve();
  }

  #botOn(place: string, spec: BotSpec, game: Game): Bot {
    const known = this.#bots.get(place);
    if (known?.name === spec.name) return known.bot;
    const bot = createBot(game.name, spec, randomSeed()) ?? usualBot(game);
    bot.prepare?.(game);
    this.#bots.set(place, { name: spec.name, bot });
    return bot;
  }
}

function usualBot({ name }: Game): Bot {
  const bot = createBot(name, plainBot(defaultBot(name)), randomSeed());
  if (!bot) throw new Error(`There is no bot for ${name}.`);
  return bot;
}

/** An unsigned 32-bit integer. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
