// The shipped strategies: all play whole legal games on both boards by both editions' rules, fairly and without side effects, and their
// games differ as their descriptions say.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listStrategies, loadContent, resolveSetup, type Content } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  cloneState,
  createGame,
  createRng,
  hashState,
  trainsReader as read,
  type TrainsGame,
} from '@railwright/engine';
import { createStrategyBot } from './strategy-bot.ts';

const NAMES = [
  'balanced',
  'big-money',
  'blocker',
  'city-hugger',
  'engine-builder',
  'explorer',
  'pile-rusher',
  'rail-racer',
  'remote-claimer',
  'station-builder',
  'tower-buyer',
  'waste-free',
] as const;
type Name = (typeof NAMES)[number];

let content: Content;
const strategies = new Map<string, object>();
beforeAll(async () => {
  content = await loadContent(folderSource(join(import.meta.dirname, '../../../../../content')));
  for (const { id, strategy } of listStrategies(content, 'trains')) strategies.set(id, strategy);
});

function gameOf(setup: string, rules: string, seats = 2): TrainsGame {
  const resolved = resolveSetup(content, setup, { rules });
  if (!resolved.ok) throw new Error('The setup is broken.');
  return createGame(resolved.setup.definition, seats) as TrainsGame;
}

const botOf = (name: string, seed: number) =>
  createStrategyBot(seed, { name, bot: 'strategy', strategy: strategies.get(`trains/${name}`)! })!;

test('the list is complete', () => {
  expect([...strategies.keys()]).toEqual(NAMES.map((name) => `trains/${name}`));
});

describe.each([
  ['trains/tokyo-beginners', 'trains/okazu-2012'],
  ['trains/tokyo-random', 'trains/aeg-2013'],
  ['trains/osaka-beginners', 'trains/okazu-2012'],
  ['trains/reforming-osaka', 'trains/aeg-2013'],
])('%s by %s', (setup, rules) => {
  test.each(NAMES)('%s plays to the end, by the rules, and sees only what its seat sees', (name) => {
    const game = gameOf(setup, rules, 3);
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    const rng = createRng(9);
    const bots = [0, 1, 2].map((seat) => botOf(name, seat));
    game.start(s, 4);
    for (let step = 0, seat = game.seatToAct(s); seat >= 0; step++, seat = game.seatToAct(s)) {
      expect(step).toBeLessThan(20_000);
      const count = game.legalChoices(s, legal);
      const before = hashState(s);
      if (step % 10 === 0) {
        const dealtAnew = cloneState(s);
        game.resample(dealtAnew, seat, rng);
        const [blind, seeing] = [botOf(name, step), botOf(name, step)];
        expect(blind.choose(game, dealtAnew, legal, count)).toBe(seeing.choose(game, s, legal, count));
      }
      const choice = bots[seat]!.choose(game, s, legal, count);
      expect(hashState(s)).toBe(before);
      expect(legal.subarray(0, count)).toContain(choice);
      game.applyChoice(s, choice);
    }
    expect(game.endReason(s)).toBeDefined();
  });
});

test('the same seeds give the same game', () => {
  const game = gameOf('trains/tokyo-beginners', 'trains/okazu-2012');
  const hashOf = () => {
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    const bots = [botOf('balanced', 1), botOf('explorer', 2)];
    game.start(s, 8);
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s))
      game.applyChoice(s, bots[seat]!.choose(game, s, legal, game.legalChoices(s, legal)));
    return hashState(s);
  };
  expect(hashOf()).toBe(hashOf());
});

describe('they play different games', () => {
  interface Style {
    rounds: number;
    rails: number;
    shared: number;
    stations: number;
    waste: number;
    buildings: number;
    towers: number;
    remotes: number;
    cities: number;
    cards: number;
    byRails: number;
    byPiles: number;
  }
  const GAMES = 24;
  const styles = new Map<Name, Style>();

  /** Means over games against itself, and shares of points and of ends. */
  function styleOf(name: Name): Style {
    const game = gameOf('trains/tokyo-beginners', 'trains/okazu-2012');
    const t = game.tables;
    const kinds = (...ids: string[]) => ids.map((id) => t.ids.indexOf(id));
    const sums: Style = {
      rounds: 0,
      rails: 0,
      shared: 0,
      stations: 0,
      waste: 0,
      buildings: 0,
      towers: 0,
      remotes: 0,
      cities: 0,
      cards: 0,
      byRails: 0,
      byPiles: 0,
    };
    let points = 0;
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    for (let seed = 0; seed < GAMES; seed++) {
      const bots = [botOf(name, seed * 2), botOf(name, seed * 2 + 1)];
      game.start(s, seed);
      let turn = 0;
      for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
        // Waste and towers are counted in the middle of the game: after fifteen rounds.
        if (game.turn(s) === 31 && turn === 30)
          for (const owner of [0, 1]) {
            sums.waste += read.owned(t, s, owner, t.waste) / 2 / GAMES;
            for (const kind of kinds('tower')) sums.towers += read.owned(t, s, owner, kind) / 2 / GAMES;
          }
        turn = game.turn(s);
        game.applyChoice(s, bots[seat]!.choose(game, s, legal, game.legalChoices(s, legal)));
      }
      sums.rounds += game.turn(s) / 2 / GAMES;
      sums.stations += (t.stationTokens - read.stationsLeft(s)) / GAMES;
      sums.byRails += (game.endReason(s) === 'rails' ? 1 : 0) / GAMES;
      sums.byPiles += (game.endReason(s) === 'piles' ? 1 : 0) / GAMES;
      for (let cell = 0; cell < t.cells; cell++)
        sums.shared += (read.rails(t, s, cell) === 3 ? 1 : 0) / GAMES;
      for (const seat of [0, 1]) {
        sums.rails += (t.railTokens - read.railsLeft(t, s, seat)) / 2 / GAMES;
        for (const kind of kinds('apartment', 'tower', 'skyscraper'))
          sums.buildings += read.owned(t, s, seat, kind) / 2 / GAMES;
        const parts = game.viewFor(s, undefined).seat[seat]!.points!;
        points += game.score(s, seat);
        sums.remotes += parts.remotes;
        sums.cities += parts.cities;
        sums.cards += parts.cards;
      }
    }
    return {
      ...sums,
      remotes: sums.remotes / points,
      cities: sums.cities / points,
      cards: sums.cards / points,
    };
  }

  beforeAll(() => {
    for (const name of NAMES) styles.set(name, styleOf(name));
  });

  /** Who has the most of something, and who the least. */
  const ranked = (key: keyof Style): Name[] =>
    [...NAMES].sort((a, b) => styles.get(b)![key] - styles.get(a)![key]);
  const styleNamed = (name: Name): Style => styles.get(name)!;

  test('the rail racer ends games by rails, sooner than any other', () => {
    expect(styleNamed('rail-racer').byRails).toBeGreaterThan(0.9);
    expect(ranked('rounds').at(-1)).toBe('rail-racer');
  });

  test('the station builder builds the most stations', () => {
    expect(ranked('stations')[0]).toBe('station-builder');
  });

  test('remote locations give a larger share of points to those who want them, and none to those who do not', () => {
    expect(new Set(ranked('remotes').slice(0, 2))).toEqual(new Set(['explorer', 'remote-claimer']));
    expect(styleNamed('city-hugger').remotes).toBe(0);
    expect(styleNamed('city-hugger').cities).toBeGreaterThan(0.9);
  });

  test('big money leaves the map alone and lives on buildings', () => {
    expect(styleNamed('big-money').rails).toBeLessThan(3);
    expect(styleNamed('big-money').cards).toBeGreaterThan(0.8);
  });

  test('the waste-free have the least Waste while they care', () => {
    expect(ranked('waste').at(-1)).toBe('waste-free');
    expect(styleNamed('waste-free').waste).toBeLessThan(1);
  });

  test('the tower buyer has more towers than any other, early', () => {
    expect(ranked('towers')[0]).toBe('tower-buyer');
  });

  test('the pile rusher ends games by piles, sooner than the tower buyer', () => {
    expect(styleNamed('pile-rusher').byPiles).toBeGreaterThan(0.9);
    expect(styleNamed('pile-rusher').rounds).toBeLessThan(0.8 * styleNamed('tower-buyer').rounds);
  });

  test('the blocker shares cells with its opponent, the explorer none', () => {
    expect(ranked('shared')[0]).toBe('blocker');
    expect(styleNamed('blocker').shared).toBeGreaterThan(5);
    expect(styleNamed('explorer').shared).toBeLessThan(1);
  });

  test('the engine builder lives on few rails and on points that need no building', () => {
    expect(styleNamed('engine-builder').rails).toBeLessThan(4);
    expect(ranked('stations').indexOf('engine-builder')).toBeGreaterThan(5);
  });

  test('the balanced one does a little of everything', () => {
    const { rails, stations, buildings, byPiles, byRails } = styleNamed('balanced');
    expect(rails).toBeGreaterThan(2);
    expect(stations).toBeGreaterThan(2);
    expect(buildings).toBeGreaterThan(3);
    expect(byPiles + byRails).toBeGreaterThan(0);
  });
});
