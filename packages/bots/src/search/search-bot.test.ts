// The laws of a search in every game: legal choices, the same ones for the same seed, nothing learned from hidden cards, no more than its
// budget, and better play than the bot it imagines.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  cloneState,
  createGame,
  createRng,
  hashState,
  randomBelow,
  type Game,
  type State,
} from '@railwright/engine';
import type { Bot, BotFactory } from '../bot.ts';
import { createFreightTrainBot } from '../freight-train/bot.ts';
import { createGameOfTrainsBot } from '../game-of-trains/bot.ts';
import { createRandomBot } from '../random.ts';
import { createBot } from '../registry.ts';
import { createTrainsBot } from '../trains/heuristic.ts';
import { createSearchBot, SEARCH_OPTIONS } from './search-bot.ts';

interface Case {
  readonly setup: string;
  readonly policy: BotFactory;
  readonly seats: readonly number[];
  /** With so many tries, a search that sees the real cards chooses by them. */
  readonly tries: number;
}

const CASES: readonly Case[] = [
  { setup: 'trains/tokyo-beginners', policy: createTrainsBot, seats: [2, 3, 4], tries: 20 },
  { setup: 'game-of-trains/standard', policy: createGameOfTrainsBot, seats: [2, 3, 4], tries: 8 },
  { setup: 'freight-train/standard', policy: createFreightTrainBot, seats: [2, 3, 4, 5], tries: 8 },
];

/** The laws apply to short playouts as well as long ones. */
const SHORT = { ...SEARCH_OPTIONS, playoutChoices: 40 };

let content: Awaited<ReturnType<typeof loadContent>>;
beforeAll(async () => {
  content = await loadContent(folderSource(join(import.meta.dirname, '../../../../content')));
});

function gameOf(setup: string, seats: number): Game {
  const resolved = resolveSetup(content, setup);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
  return createGame(resolved.setup.definition, seats);
}

/** Plays on from `s` until the game is over or `most` choices are made; returns the choices. */
function play(game: Game, s: State, bots: readonly Bot[], most = Infinity): number[] {
  const legal = new Int16Array(game.maxChoices);
  const made: number[] = [];
  for (let seat = game.seatToAct(s); seat >= 0 && made.length < most; seat = game.seatToAct(s)) {
    const count = game.legalChoices(s, legal);
    const choice = bots[seat]!.choose(game, s, legal, count);
    if (!legal.subarray(0, count).includes(choice)) throw new Error(`${choice} is not legal`);
    game.applyChoice(s, choice);
    made.push(choice);
  }
  return made;
}

function startOf(game: Game, seed: number): State {
  const s = game.createState();
  game.start(s, seed);
  return s;
}

/** Games won by the first of two bots, which swap seats from game to game. */
function wins(game: Game, first: BotFactory, second: BotFactory, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const own = seed & 1;
    const s = startOf(game, seed);
    const bots = [0, 1].map((seat) => (seat === own ? first : second)(seed * 8 + seat));
    play(game, s, bots);
    if (game.winners(s) === 1 << own) won++;
  }
  return won;
}

describe.each(CASES)('$setup', ({ setup, policy, seats, tries }) => {
  test('plays legally to the end with any number of seats, and the same game for the same seeds', () => {
    for (const count of seats) {
      const game = gameOf(setup, count);
      const choices = [1, 1].map(() => {
        const s = startOf(game, 5);
        const made = play(
          game,
          s,
          Array.from({ length: count }, (_, seat) => createSearchBot(seat, policy, { iterations: 2 }, SHORT)),
        );
        expect(game.endReason(s)).toBeDefined();
        return made;
      });
      expect(choices[0]).toEqual(choices[1]);
    }
  });

  test('leaves the position unchanged, and its choice does not depend on hidden cards', () => {
    const game = gameOf(setup, seats.at(-1)!);
    const legal = new Int16Array(game.maxChoices);
    const rng = createRng(3);
    const s = startOf(game, 7);
    for (let step = 0; step < 80 && game.seatToAct(s) >= 0; step++) {
      const count = game.legalChoices(s, legal);
      const dealtAnew = cloneState(s);
      game.resample(dealtAnew, game.seatToAct(s), rng);
      const before = hashState(s);
      const ask = (at: State): number =>
        createSearchBot(step, policy, { iterations: tries }, SHORT).choose(game, at, legal, count);
      const choice = ask(s);
      expect(hashState(s)).toBe(before);
      expect(ask(dealtAnew)).toBe(choice);
      game.applyChoice(s, step % 3 === 0 ? legal[randomBelow(rng, count)]! : choice);
    }
  });

  test('earlier thinking does not depend on hidden cards either', () => {
    const game = gameOf(setup, 2);
    const legal = new Int16Array(game.maxChoices);
    const rng = createRng(4);
    const seeing = [0, 1].map((seat) => createSearchBot(seat, policy, { iterations: 10 }, SHORT));
    const blind = [0, 1].map((seat) => createSearchBot(seat, policy, { iterations: 10 }, SHORT));
    const s = startOf(game, 9);
    for (let step = 0; step < 150 && game.seatToAct(s) >= 0; step++) {
      const seat = game.seatToAct(s);
      const count = game.legalChoices(s, legal);
      const dealtAnew = cloneState(s);
      game.resample(dealtAnew, seat, rng);
      const choice = seeing[seat]!.choose(game, s, legal, count);
      expect(blind[seat]!.choose(game, dealtAnew, legal, count)).toBe(choice);
      game.applyChoice(s, choice);
    }
  });

  test('deals no more than its budget of iterations for a choice, and not at all for a forced one', () => {
    const game = gameOf(setup, 2);
    let deals = 0;
    const counted = Object.create(game, {
      resample: {
        value: (...args: Parameters<Game['resample']>) => {
          deals++;
          game.resample(...args);
        },
      },
    }) as Game;
    const legal = new Int16Array(game.maxChoices);
    const s = startOf(game, 11);
    const bots = [0, 1].map((seat) => createSearchBot(seat, policy, { iterations: 20 }, SHORT));
    let most = 0;
    for (let step = 0; step < 150 && game.seatToAct(s) >= 0; step++) {
      const count = game.legalChoices(s, legal);
      deals = 0;
      const choice = bots[game.seatToAct(s)]!.choose(counted, s, legal, count);
      // One more deal predicts the next position.
      expect(deals).toBeLessThanOrEqual(count === 1 ? 1 : 21);
      most = Math.max(most, deals);
      game.applyChoice(s, choice);
    }
    expect(most).toBeGreaterThan(10);
  });

  test('beats random', () => {
    const game = gameOf(setup, 2);
    const search: BotFactory = (seed) => createSearchBot(seed, policy, { iterations: 4 });
    expect(wins(game, search, createRandomBot, 3)).toBe(3);
  });

  test('thinks for a while if its budget is time', () => {
    const game = gameOf(setup, 2);
    const s = startOf(game, 13);
    const bots = [0, 1].map((seat) => createSearchBot(seat, policy, { milliseconds: 1 }));
    expect(play(game, s, bots, 12)).toHaveLength(12);
  });
});

/** For playouts by bots that know nothing: their choices are no guide, and the end of a game is too far away. */
const BLIND = { ...SEARCH_OPTIONS, trust: 0, doubt: 4, playoutTurns: 8 };

test('beats the bot it imagines, even one that knows nothing about the game', { timeout: 180_000 }, () => {
  const search: BotFactory = (seed) => createSearchBot(seed, createRandomBot, { iterations: 24 }, BLIND);
  expect(wins(gameOf('freight-train/standard', 2), search, createRandomBot, 4)).toBe(4);
});

test('plays no further than its settings say', () => {
  const game = gameOf('trains/tokyo-beginners', 2);
  let last = 0;
  const counted = Object.create(game, {
    applyChoice: {
      value(s: State, choice: number) {
        game.applyChoice(s, choice);
        last = Math.max(last, game.turn(s));
      },
    },
  }) as Game;
  const s = startOf(game, 3);
  play(game, s, [createTrainsBot(1), createTrainsBot(2)], 60);
  const now = game.turn(s);
  const legal = new Int16Array(game.maxChoices);
  const options = { ...SEARCH_OPTIONS, playoutTurns: 4 };
  createSearchBot(1, createTrainsBot, { iterations: 20 }, options).choose(
    counted,
    s,
    legal,
    game.legalChoices(s, legal),
  );
  expect(last - now).toBe(5);
});

test('its name gives its budget', () => {
  const names = [undefined, { iterations: 125 }, { milliseconds: 200 }].map(
    (budget) => createSearchBot(1, createRandomBot, budget).name,
  );
  expect(names).toEqual(['search', 'search:125', 'search:200ms']);
});

test('in Trains it imagines the investor unless told otherwise: with a single try it plays like it', () => {
  const game = gameOf('trains/osaka-beginners', 2);
  const legal = new Int16Array(game.maxChoices);
  const make = (bot: string, seed: number): Bot =>
    createBot('trains', { name: bot, bot, iterations: 1 }, seed)!;
  const s = startOf(game, 3);
  play(game, s, [make('investor', 1), make('investor', 2)], 2);
  let unlikeHeuristic = 0;
  for (let step = 0; step < 200 && game.seatToAct(s) >= 0; step++) {
    const count = game.legalChoices(s, legal);
    const choice = make('investor', step).choose(game, s, legal, count);
    expect(make('search', step).choose(game, s, legal, count)).toBe(choice);
    if (make('heuristic', step).choose(game, s, legal, count) !== choice) unlikeHeuristic++;
    game.applyChoice(s, choice);
  }
  expect(unlikeHeuristic).toBeGreaterThan(0);
});

const towerBuyer = (): object =>
  listStrategies(content, 'trains').find(({ id }) => id === 'trains/tower-buyer')!.strategy;

test.each([
  ['a strategy', () => ({ bot: 'strategy', strategy: towerBuyer() }), () => ({ strategy: towerBuyer() })],
  ['a bot', () => ({ bot: 'heuristic' }), () => ({ imagines: 'heuristic' })],
])('it imagines %s if told to: with a single try it plays by it', (_, own, told) => {
  const imagined: BotFactory = (seed) => createBot('trains', { name: 'imagined', ...own() }, seed)!;
  const search: BotFactory = (seed) =>
    createBot('trains', { name: 'search:1', bot: 'search', iterations: 1, ...told() }, seed)!;
  const usual: BotFactory = (seed) => createBot('trains', { name: 'investor', bot: 'investor' }, seed)!;
  const game = gameOf('trains/tokyo-beginners', 2);
  const legal = new Int16Array(game.maxChoices);
  const s = startOf(game, 3);
  // Where to start is a toss-up among the best cells.
  play(game, s, [imagined(1), imagined(2)], 2);
  let unlikeUsual = 0;
  for (let step = 0; step < 200 && game.seatToAct(s) >= 0; step++) {
    const count = game.legalChoices(s, legal);
    const choice = imagined(step).choose(game, s, legal, count);
    expect(search(step).choose(game, s, legal, count)).toBe(choice);
    if (usual(step).choose(game, s, legal, count) !== choice) unlikeUsual++;
    game.applyChoice(s, choice);
  }
  expect(unlikeUsual).toBeGreaterThan(0);
});
