// Learned players sense pending effects, lasting effects and deeds of this turn as far as the view shows them, and games
// that keep none of it have no senses for it.
import { expect, test } from 'vitest';
import {
  cloneState,
  createRng,
  observerOf,
  randomBelow,
  type State,
  type TrainsGame,
} from '@railwright/engine';
import { LASTING, TURN } from '../../src/trains/state/layout.ts';
import { describeObserverLaws, sensed } from '../observer-laws.ts';
import { EVENTS } from './cards-in-force.ts';
import { HOMEBREW } from './markets.ts';
import { gameWith } from './shipped.ts';

const TALLY = { ...HOMEBREW[0], id: 'tally', effect: [{ coins: { turn: 'played' } }] } as const;
/** Cards for which the state keeps all of it. */
const MARKET = [...HOMEBREW, TALLY];
const GROUPS = /^(saved|turns|this-turn|lasting-of-\d|acted|left)$/;
const groupsOf = (game: TrainsGame): string[] =>
  observerOf(game)
    .position.map(({ name }) => name)
    .filter((name) => GROUPS.test(name));

/** Every change of one number in these parts of the state. */
function* changes({ tables: t }: TrainsGame, s: State): Generator<readonly [part: string, s: State]> {
  const change = (at: number, value: number): State => {
    const copy = cloneState(s);
    copy.data[at] = value;
    return copy;
  };
  const { layout, seats } = t;
  for (let seat = 0; seat < seats; seat++) {
    const at = layout.savings + 2 * seat;
    yield ['saved', change(at, s.data[at] + 1)];
  }
  for (let i = 0; i < 2; i++) yield ['turns', change(layout.turns + i, 1 - s.data[layout.turns + i])];
  for (let seat = 0; seat < seats; seat++) {
    const at = layout.turns + 2 + seat;
    yield ['hands', change(at, s.data[at] + 1)];
    yield ['hands', change(at, s.data[at] - 1)];
  }
  for (let i = 0; i < 7; i++)
    yield ['this-turn', change(layout.turnCounts + i, s.data[layout.turnCounts + i] + 1)];
  for (let entry = 0; entry < s.data[LASTING]; entry++) {
    const at = layout.lastingMore + entry * 4;
    for (let seat = 0; seat < seats; seat++) yield ['owner', change(at, seat)];
    for (let until = 0; until < 6; until++) yield ['until', change(at + 1, until)];
    yield ['acted', change(at + 2, s.data[at + 2] ^ 1)];
    yield ['left', change(at + 3, s.data[at + 3] + 1)];
  }
}

test('what the view shows of it is sensed', () => {
  const game = gameWith({ market: MARKET, seats: 3 });
  const senses = observerOf(game);
  const legal = new Int16Array(game.maxChoices);
  const told = new Set<string>();
  const unfelt = new Set<string>();
  const compare = (s: State): void => {
    const view = JSON.stringify(game.viewFor(s, game.seatToAct(s)));
    const text = sensed(game, senses, s);
    for (const [part, changed] of changes(game, s)) {
      if (JSON.stringify(game.viewFor(changed, game.seatToAct(s))) === view) continue;
      told.add(part);
      if (sensed(game, senses, changed) === text) unfelt.add(part);
    }
  };
  for (let seed = 1; seed <= 4; seed++) {
    const rng = createRng(seed);
    const s = game.createState();
    game.start(s, seed);
    for (let step = 0; step < 250 && game.seatToAct(s) >= 0; step++) {
      if (step % 6 === 0) compare(s);
      game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
    }
  }
  expect([...told].sort()).toEqual([
    'acted',
    'hands',
    'left',
    'owner',
    'saved',
    'this-turn',
    'turns',
    'until',
  ]);
  expect([...unfelt]).toEqual([]);
});

describeObserverLaws('Trains with coins for the first turn', () =>
  gameWith({ seats: 3, change: { opening: { coins: [0, 1, 2] } } }),
);

test('coins for the first turn are sensed from the start, whoever gets them', () => {
  const texts = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 0],
    [0, 0, 7],
  ].map((coins) => {
    const game = gameWith({ seats: 3, change: { opening: { coins } } });
    const s = game.createState();
    game.start(s, 1);
    expect([s.data[TURN], groupsOf(game)]).toEqual([0, ['saved']]);
    return sensed(game, observerOf(game), s);
  });
  expect(new Set(texts).size).toBe(texts.length);
});

test('games that keep nothing of it have no senses for it', () => {
  expect(groupsOf(gameWith())).toEqual([]);
  expect(groupsOf(gameWith({ change: { opening: { coins: [0, 0], hands: [5, 6] } } }))).toEqual([]);
  expect(groupsOf(gameWith({ market: [TALLY] }))).toEqual(['this-turn']);
  expect(groupsOf(gameWith({ seats: 2, events: { again: true, cards: EVENTS } }))).toEqual(
    expect.arrayContaining(['lasting-of-0', 'lasting-of-1', 'acted']),
  );
});

test('these senses come last, so that those of other games keep their numbers', () => {
  const names = observerOf(gameWith({ market: MARKET, seats: 2 })).position.map(({ name }) => name);
  const first = names.findIndex((name) => GROUPS.test(name));
  expect(names.slice(first)).toEqual([
    'saved',
    'turns',
    'this-turn',
    'lasting-of-0',
    'lasting-of-1',
    'acted',
    'left',
    'resources',
    'mat-0',
    'mat-1',
  ]);
});
