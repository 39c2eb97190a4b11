// The senses of learned players in Trains: the laws, and that each visible thing is sensed.
import { describe, expect, test } from 'vitest';
import {
  observerOf,
  cloneState,
  createRng,
  randomBelow,
  type State,
  type TrainsGame,
} from '@railwright/engine';
import { END } from '../../src/trains/state/layout.ts';
import { describeObserverLaws, sensed } from '../observer-laws.ts';
import { EVENTS, POWERS, TICKET_OFFICE, TICKETS } from './cards-in-force.ts';
import { ALL_MARKETS, HOMEBREW } from './markets.ts';
import { gameWith, type GameOptions } from './shipped.ts';
import { table, type Given } from './table.ts';

/** Where a seat's zones begin in its block, and the supply in the state. */
const ZONES = 10;
const SUPPLY_COUNTS = 16;

ALL_MARKETS.forEach((market, i) =>
  describeObserverLaws(`Trains with market ${i + 1}`, () =>
    gameWith({ market, seats: 2 + (i % 3), map: i % 2 === 0 ? 'tokyo' : 'osaka' }),
  ),
);
describeObserverLaws('Trains with homebrew cards', () => gameWith({ market: HOMEBREW, seats: 3 }));
describeObserverLaws('Trains with secret tickets', () =>
  gameWith({
    seats: 3,
    market: [TICKET_OFFICE],
    powers: { deal: 'chosen', offer: 3, keep: { atLeast: 2 }, secret: true, cards: TICKETS },
  }),
);
describeObserverLaws('Trains with bids', () =>
  gameWith({
    seats: 3,
    change: { bids: 'money', exchange: [{ pay: { coins: 1 }, get: { money: 1 } }] },
    setup: { resources: [{ id: 'money', name: { en: 'Money' }, start: 9 }] },
  }),
);
describeObserverLaws('Trains with powers', () =>
  gameWith({ seats: 3, powers: { deal: 'chosen', cards: POWERS } }),
);
describeObserverLaws('Trains with events', () =>
  gameWith({ seats: 2, events: { again: true, cards: EVENTS } }),
);
const REWARDED = {
  onMap: {
    routes: [
      { from: 'B4', to: 'B6', points: 5, for: 'first' },
      { from: 'B4', to: 'B5', points: 2, for: 'all' },
    ],
  },
  bonuses: { B6: { points: 3, coins: 2 } },
} as const satisfies GameOptions;
describeObserverLaws('Trains with routes and bonuses', () => gameWith(REWARDED));
describeObserverLaws('Trains with a row', () =>
  gameWith({ market: [], rows: [{ show: 5, cards: ALL_MARKETS[1] ?? [] }] }),
);
describeObserverLaws('Trains with banked rail points', () =>
  gameWith({ market: ALL_MARKETS[1] ?? [], switches: { railPoints: 'banked' } }),
);

describe('what a seat can see', () => {
  const game = gameWith();
  const { layout, kinds } = game.tables;
  const own = layout.seat0;
  const other = layout.seat0 + layout.seatSize;
  const change = (what: string, edit: (s: State, game: TrainsGame) => void): [string, typeof edit] => [
    what,
    edit,
  ];
  /** Moves a card of a kind from one zone of a seat to another. */
  const move = (s: State, seat: number, from: number, to: number): void => {
    const zones = seat + ZONES;
    const kind = [...Array(kinds).keys()].find((k) => (s.data[zones + from * kinds + k] ?? 0) > 0) ?? 0;
    s.data[zones + from * kinds + kind]--;
    s.data[zones + to * kinds + kind]++;
  };

  test.each([
    change('coins', (s) => s.data[2]++),
    change('that something was done this turn', (s) => (s.data[3] = 1)),
    change('a surcharge that is waived', (s) => (s.data[4] = 1)),
    change('station tokens', (s) => (s.data[9] -= 3)),
    change('a card of the own hand', (s) => move(s, own, 0, 2)),
    change('a card in play', (s) => move(s, own, 0, 3)),
    change('a card of the own deck that was discarded', (s) => move(s, own, 1, 2)),
    change('a card that an opponent has got', (s) => s.data[other + ZONES + 2 * kinds + 5]++),
    change('the score track', (s) => s.data[other]++),
    change('rail tokens', (s) => s.data[other + 1]--),
    change('a pile', (s) => s.data[SUPPLY_COUNTS + 3]--),
    change('an own rail', (s) => (s.data[layout.rails + 20] |= 1)),
    change('an opponent’s rail', (s) => (s.data[layout.rails + 20] |= 2)),
    change('a station', (s) => s.data[layout.stations + (game.tables.cities[0] ?? 0)]++),
  ])('is sensed: %s', (_what, edit) => {
    const senses = observerOf(game);
    const s = game.createState();
    game.start(s, 1);
    const legal = new Int16Array(game.maxChoices);
    while (game.turn(s) === 0) {
      game.legalChoices(s, legal);
      game.applyChoice(s, legal[0]);
    }
    const changed = cloneState(s);
    edit(changed, game);
    expect(sensed(game, senses, changed)).not.toBe(sensed(game, senses, s));
  });

  test.each([
    ['routes', 0, 1],
    ['routes', 1, 2],
    ['bonuses', 0, 1],
    ['bonuses', 0, 2],
  ] as const)('is sensed: who has %s %i (%i)', (what, index, value) => {
    const rewarded = gameWith(REWARDED);
    const s = rewarded.createState();
    rewarded.start(s, 1);
    const changed = cloneState(s);
    changed.data[rewarded.tables.layout[what] + index] = value;
    const senses = observerOf(rewarded);
    expect(sensed(rewarded, senses, changed)).not.toBe(sensed(rewarded, senses, s));
  });

  test('is sensed: that the round is the last one', () => {
    const end = { emptyPiles: 4, rounds: 500, points: 5, finishRound: true };
    const t = table({ change: { end } }, { track: 5 }).do('end');
    const before = cloneState(t.s);
    before.data[END] = 0;
    const senses = observerOf(t.game);
    expect(sensed(t.game, senses, t.s)).not.toBe(sensed(t.game, senses, before));
  });

  test('is sensed: tokens, and whether they are the own ones or others’', () => {
    const lying = (given: Given): string => {
      const t = table({ market: HOMEBREW, seats: 3 }, given);
      return sensed(t.game, observerOf(t.game), t.s);
    };
    const tokens = { D1: { claim: 1 } };
    const all = [
      {},
      { tokens },
      { others: [{ tokens }] },
      { others: [{ tokens: { D1: { claim: 2 } } }] },
      { tokens: { D2: { claim: 1 } } },
      { tokens: { D1: { goods: 1 } } },
    ];
    expect(new Set(all.map(lying)).size).toBe(all.length);
  });

  test('a rail that joins a route, or takes a bonus, is told from one that does not', () => {
    const t = table(REWARDED, { hand: ['lay-rails'], coins: 9, rails: ['B4', 'B5'] });
    t.do('play lay-rails', 'apply');
    const senses = observerOf(t.game);
    const before = senses.choice.slice(
      0,
      senses.choice.findIndex(({ name }) => name === 'arriving'),
    );
    const at = before.reduce((sum, { size }) => sum + size, 0);
    const arriving = (choice: string): number[] => {
      const out = { index: new Uint16Array(500), value: new Float32Array(500), size: 0 };
      senses.observe(t.s, { ...out });
      senses.describe(t.s, t.game.parseChoice(t.s, choice), out);
      return [0, 1, 2, 3].map((i) => {
        const found = out.index.subarray(0, out.size).indexOf(at + i);
        return found < 0 ? 0 : (out.value[found] ?? 0);
      });
    };
    expect(arriving('rail B6')).toEqual([1, 1, 0.6, 0.4].map(Math.fround));
    expect(arriving('rail B3')).toEqual([0, 0, 0, 0]);
  });

  test('the sensed score is that of the game, in whatever zones cards are', () => {
    const senses = observerOf(game);
    const s = game.createState();
    game.start(s, 1);
    const rng = createRng(4);
    const group = senses.position.findIndex(({ name }) => name === 'seat-0');
    const feature = senses.position.slice(0, group).reduce((sum, { size }) => sum + size, 0);
    for (let i = 0; i < 20; i++) {
      s.data[own + ZONES + randomBelow(rng, 6 * kinds)]++;
      s.data[layout.rails + (game.tables.cities[i % 3] ?? 0)] |= 1;
      const out = { index: new Uint16Array(2000), value: new Float32Array(2000), size: 0 };
      senses.observe(s, out);
      expect(out.value[out.index.indexOf(feature)]).toBe(Math.fround(game.score(s, 0) / 30));
    }
    expect(game.score(s, 0)).toBeGreaterThan(5);
  });

  test('what a card costs and does carries over to a card with another name', () => {
    const twin = gameWith({
      market: [
        { ...HOMEBREW[0], id: 'first' },
        { ...HOMEBREW[0], id: 'second' },
      ],
    });
    const cards = observerOf(twin).vocabularies.find(({ name }) => name === 'cards');
    const traitsOf = (id: string) => cards?.traitsOf[cards.items.indexOf(id)];
    expect(traitsOf('first')).toEqual(traitsOf('second'));
    expect(traitsOf('first')).not.toEqual(traitsOf('lay-rails'));
  });

  test('what a card counts, forbids and makes worth more is told apart from what other cards do', () => {
    const one = (id: string, effect: object[]) => ({ ...HOMEBREW[0], id, effect }) as (typeof HOMEBREW)[0];
    const cell = { rails: 'own' };
    const market = [
      one('plain', [{ coins: { count: 2 } }]),
      one('highest', [{ coins: { count: { highest: { players: { cells: cell } } } } }]),
      one('variety', [{ coins: { count: { variety: { terrains: cell } } } }]),
      one('worth', [{ lasting: { what: [{ worth: { at: cell, times: 2 } }], until: 'game-end' } }]),
    ];
    const cards = observerOf(gameWith({ market })).vocabularies.find(({ name }) => name === 'cards');
    const told = market.map(({ id }) =>
      cards?.traitsOf[cards.items.indexOf(id)].map(([trait]) => cards.traits[trait]),
    );
    expect(
      told.map((traits) => traits?.filter((trait) => ['highest', 'variety', 'worth'].includes(trait))),
    ).toEqual([[], ['highest'], ['variety'], ['worth']]);
  });
});
