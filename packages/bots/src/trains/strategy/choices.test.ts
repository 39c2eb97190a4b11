// Every part of a strategy in a position where it decides, with the shipped Trains. Choices are compared by their text, as in records.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  createGame,
  placeTrainsPosition,
  type StrategyCondition,
  type TrainsGame,
  type TrainsPositionInput,
  type TrainsStrategy,
} from '@railwright/engine';
import { createStrategyBot } from './strategy-bot.ts';

type Strategy = Omit<TrainsStrategy, 'game' | 'id'>;

let game: TrainsGame;
beforeAll(async () => {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../../../content')));
  const resolved = resolveSetup(content, 'trains/tokyo-beginners');
  if (!resolved.ok) throw new Error('The setup is broken.');
  game = createGame(resolved.setup.definition, 2) as TrainsGame;
});

/** The bot's choice after the given choices. */
function chosen(strategy: Strategy, given: TrainsPositionInput, ...before: readonly string[]): string {
  const s = game.createState();
  game.start(s, 1);
  expect(placeTrainsPosition(game, s, { turn: 1, ...given })).toEqual([]);
  for (const text of before) {
    const choice = game.parseChoice(s, text);
    expect(choice, text).toBeGreaterThanOrEqual(0);
    game.applyChoice(s, choice);
  }
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, legal);
  const spec = { name: 'test', bot: 'strategy', strategy: { game: 'trains', id: 'test', ...strategy } };
  return game.formatChoice(s, createStrategyBot(1, spec)!.choose(game, s, legal, count));
}

/** A turn with these coins and no card in hand. */
const coins = (n: number, more: TrainsPositionInput = {}): TrainsPositionInput => ({
  coins: n,
  acted: true,
  seats: [{ hand: [], deck: ['normal-train'] }],
  ...more,
});

describe('buying', () => {
  test('the first affordable rule applies', () => {
    const buy = [{ card: 'limited-express-train' }, { card: 'express-train' }, { card: 'normal-train' }];
    expect(chosen({ buy }, coins(7))).toBe('buy limited-express-train');
    expect(chosen({ buy }, coins(5))).toBe('buy express-train');
    expect(chosen({ buy, otherwise: 'nothing' }, coins(1))).toBe('end');
  });

  test('several cards mean the first with a pile, a filter means the dearest match', () => {
    const supply = { 'express-train': 0 };
    expect(chosen({ buy: [{ card: ['express-train', 'apartment'] }] }, coins(3, { supply }))).toBe(
      'buy apartment',
    );
    expect(chosen({ buy: [{ where: { category: 'train' } }] }, coins(9))).toBe('buy limited-express-train');
    const where = { points: { atLeast: 1 }, cost: { atMost: 5 } };
    expect(chosen({ buy: [{ where }] }, coins(9))).toBe('buy tower');
    expect(chosen({ buy: [{ where: { value: { exactly: 2 } } }] }, coins(9))).toBe('buy express-train');
  });

  test('upTo counts all zones and all cards of the rule', () => {
    const seats = [
      { hand: [], deck: ['express-train'], discard: ['limited-express-train'], play: ['express-train'] },
    ];
    const buy = (upTo: number) => [{ card: ['limited-express-train', 'express-train'], upTo }];
    expect(chosen({ buy: buy(4), otherwise: 'nothing' }, coins(6, { seats }))).toBe(
      'buy limited-express-train',
    );
    expect(chosen({ buy: buy(3), otherwise: 'nothing' }, coins(6, { seats }))).toBe('end');
  });

  test('cards under never are not bought, neither by a rule nor by the heuristic', () => {
    const never = ['express-train'];
    expect(chosen({ buy: [{ card: 'express-train' }], never, otherwise: 'nothing' }, coins(3))).toBe('end');
    expect(chosen({}, coins(3))).not.toBe('end');
    expect(chosen({ never: [...game.tables.ids] }, coins(3))).toBe('end');
  });

  test('a card that this game does not have is skipped', () => {
    const buy = [{ card: 'subway-excavation' }, { card: ['bullet-train', 'landfill'] }];
    expect(chosen({ buy }, coins(9))).toBe('buy landfill');
  });
});

describe('conditions', () => {
  const ifMet = (when: StrategyCondition, given: TrainsPositionInput = coins(3)): boolean =>
    chosen({ buy: [{ card: 'express-train', when }], otherwise: 'nothing' }, given) === 'buy express-train';
  const seats = [
    {
      hand: ['waste', 'waste'],
      deck: ['express-train'],
      discard: ['waste', 'tower'],
      rails: ['D5', 'C5'],
      railsLeft: 8,
    },
    { hand: [], deck: ['apartment'], rails: ['B4'] },
  ];
  const given: TrainsPositionInput = {
    ...coins(3),
    turn: 7,
    seats,
    stations: { C5: 1 },
    stationsLeft: 20,
    supply: { tower: 0, skyscraper: 3 },
  };

  test.each<[string, StrategyCondition, boolean]>([
    ['round', { round: { exactly: 4 } }, true],
    ['round too late', { round: { atMost: 3 } }, false],
    ['coins', { coins: { atLeast: 3, atMost: 3 } }, true],
    ['points: a tower, a city with a station', { points: { exactly: 4 } }, true],
    ['lead: the other has an apartment', { lead: { exactly: 3 } }, true],
    ['deck', { deck: { exactly: 5 } }, true],
    ['rails laid', { rails: { exactly: 12 } }, true],
    ['rails left', { railsLeft: { atMost: 8 } }, true],
    ['stations left', { stationsLeft: { exactly: 20 } }, true],
    ['empty piles', { emptyPiles: { exactly: 1 } }, true],
    ['progress: 12 of 20 rails', { progress: { exactly: 60 } }, true],
    ['progress too little', { progress: { atLeast: 61 } }, false],
    ['owned', { owned: { card: 'waste', exactly: 3 } }, true],
    ['owned of a filter', { owned: { where: { category: 'train' }, exactly: 1 } }, true],
    ['hand', { hand: { card: ['waste', 'tower'], exactly: 2 } }, true],
    ['pile', { pile: { card: 'skyscraper', atMost: 3 } }, true],
    ['a missing card counts as zero', { owned: { card: 'tunnel', atMost: 0 } }, true],
    ['two at once', { round: { atLeast: 4 }, coins: { atLeast: 4 } }, false],
    ['all', { all: [{ round: { atLeast: 4 } }, { coins: { atLeast: 3 } }] }, true],
    ['any', { any: [{ round: { atLeast: 9 } }, { coins: { atLeast: 3 } }] }, true],
    ['none of any', { any: [{ round: { atLeast: 9 } }, { coins: { atLeast: 4 } }] }, false],
    ['not', { not: { coins: { atLeast: 4 } } }, true],
    [
      'not with several conditions means not all of them',
      { not: { coins: { atLeast: 3 }, round: { atLeast: 9 } } },
      true,
    ],
    ['nested', { not: { any: [{ not: { coins: { atLeast: 3 } } }, { round: { exactly: 1 } }] } }, true],
  ])('%s', (_, when, met) => {
    expect(ifMet(when, given)).toBe(met);
  });
});

describe('building', () => {
  // B3 and B5 are next to B4; the value of a rail decides.
  const seats = (
    rails: readonly string[],
    others: readonly string[] = [],
  ): NonNullable<TrainsPositionInput['seats']> => [
    { hand: ['lay-rails'], deck: ['normal-train'], rails },
    { hand: [], deck: ['normal-train'], rails: others },
  ];
  const lay = (strategy: Strategy, rails: readonly string[], others: readonly string[] = [], n = 9): string =>
    chosen(strategy, { coins: n, acted: true, seats: seats(rails, others) }, 'play lay-rails', 'apply');

  test('pulls of cities and remote locations decide where rails go', () => {
    // A1 is a remote location for 4, B3 a city; both are next to B2 or A2.
    expect(lay({ rails: { remotes: 8, cities: 0, coins: 0 } }, ['A2'])).toBe('rail A1');
    expect(lay({ rails: { remotes: 0, cities: 8, coins: 0 } }, ['A3'])).toBe('rail B3');
  });

  test('toward attracts rails to a cell', () => {
    expect(lay({ rails: { toward: ['E1'], cities: 0, remotes: 0, coins: 0 } }, ['D1'])).toBe('rail E1');
    expect(lay({ rails: { toward: ['D4'], cities: 0, remotes: 0, coins: 0 } }, ['D3'])).toBe('rail D4');
  });

  test('opponents attract rails or repel them', () => {
    const flat = { cities: 0, remotes: 0, coins: 0 };
    expect(lay({ rails: { ...flat, opponents: 5 } }, ['D5'], ['C6'])).toBe('rail C6');
    expect(lay({ rails: { ...flat, opponents: -5 } }, ['D5'], ['C6'])).not.toBe('rail C6');
  });

  test('coins have the weight that the strategy says', () => {
    const dear = { cities: 0, remotes: 3, coins: 0 };
    expect(lay({ rails: dear }, ['A2'])).toBe('rail A1');
    expect(lay({ rails: { ...dear, coins: 10 } }, ['A2'])).not.toBe('rail A1');
  });

  test('a rail worth too little is not laid, nor is one before its time', () => {
    const given: TrainsPositionInput = { coins: 9, acted: true, seats: seats(['D5']) };
    expect(chosen({ rails: { least: 20 }, otherwise: 'nothing', buy: [] }, given)).toBe('end');
    expect(chosen({ rails: { least: -10 } }, given)).toBe('play lay-rails');
    expect(chosen({ rails: { when: { round: { atLeast: 5 } } }, otherwise: 'nothing' }, given)).toBe('end');
    const late = { ...given, turn: 9 };
    expect(chosen({ rails: { when: { round: { atLeast: 5 } } } }, late)).toBe('play lay-rails');
  });

  test('a station shared with opponents is built only by those who do not mind', () => {
    const shared: TrainsPositionInput = {
      acted: true,
      seats: [
        { hand: ['station-expansion'], deck: ['normal-train'], rails: ['C3'] },
        { hand: [], deck: ['normal-train'], rails: ['C3'] },
      ],
    };
    const nothing = { otherwise: 'nothing' as const };
    expect(chosen({ ...nothing, stations: { shared: 0 } }, shared)).toBe('play station-expansion');
    expect(chosen({ ...nothing, stations: { shared: 1 } }, shared)).toBe('end');
    expect(chosen({ ...nothing, stations: { shared: 0, least: 5 } }, shared)).toBe('end');
    expect(chosen({ ...nothing, stations: { when: { rails: { atLeast: 9 } } } }, shared)).toBe('end');
    expect(chosen(nothing, shared, 'play station-expansion', 'apply')).toBe('station C3');
  });
});

describe('Waste', () => {
  const waste = (n: number): TrainsPositionInput => ({
    coins: 5,
    acted: true,
    seats: [{ hand: ['lay-rails'], deck: ['normal-train'], discard: { waste: n }, rails: ['D5'] }],
  });
  const buy = [{ card: 'tower' }];
  const policy = { accept: 2, unless: { progress: { atLeast: 90 } } };

  test('cards that bring Waste are used only up to a limit, unless Waste no longer matters', () => {
    expect(chosen({ buy, waste: policy }, waste(2))).toBe('play lay-rails');
    expect(chosen({ buy, waste: policy, otherwise: 'nothing' }, waste(3))).toBe('end');
    expect(chosen({ buy, play: { never: ['lay-rails'] }, waste: policy }, waste(2))).toBe('buy tower');
    const late = { ...waste(3), stationsLeft: 2 };
    expect(chosen({ buy, waste: policy }, late)).toBe('play lay-rails');
  });

  test('a turn is passed at the number of Waste set in the strategy', () => {
    const given: TrainsPositionInput = {
      seats: [{ hand: ['waste', 'waste', 'express-train'], deck: ['normal-train'] }],
    };
    expect(chosen({ waste: { pass: 2 } }, given)).toBe('return-waste');
    expect(chosen({ waste: { pass: 3 } }, given)).toBe('play express-train');
    expect(chosen({ waste: { pass: 0 } }, given)).toBe('play express-train');
  });
});

describe('playing', () => {
  const hand = (...cards: string[]): TrainsPositionInput => ({
    seats: [{ hand: cards, deck: ['normal-train'] }],
  });

  test('first, last and never order the hand', () => {
    const cards = hand('normal-train', 'passing-station', 'conductors-station');
    expect(chosen({ play: { first: ['normal-train'] } }, cards)).toBe('play normal-train');
    expect(chosen({ play: { last: ['passing-station'] } }, cards)).toBe('play normal-train');
    const two = hand('normal-train', 'passing-station');
    expect(chosen({ play: { never: ['passing-station', 'normal-train'] }, otherwise: 'nothing' }, two)).toBe(
      'end',
    );
  });

  test('lose says which cards go first', () => {
    const cards = hand('conductors-station', 'normal-train', 'express-train');
    const go = ['play conductors-station', 'apply'];
    expect(chosen({ lose: ['express-train'] }, cards, ...go)).toBe('choose express-train');
    expect(chosen({ lose: ['normal-train'] }, cards, ...go)).toBe('choose normal-train');
    expect(chosen({}, cards, ...go)).toBe('done');
  });
});
