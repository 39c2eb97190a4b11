// Events: when they are turned up, how long they are in force, and what each seat does.
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  createRng,
  describeCard,
  hashState,
  namesOf,
  type CardDefinition,
  type GameEvent,
} from '@railwright/engine';
import { EVENTS as ALL_EVENTS } from './cards-in-force.ts';
import { gameWith, type GameOptions } from './shipped.ts';
import { table } from './table.ts';

/** Three of them are enough to see which is next. */
const EVENTS = ALL_EVENTS.filter(({ id }) => id !== 'toll-season');
const OPTIONS: GameOptions = { events: { again: false, cards: EVENTS } };
const card = (id: string, whileInPlay: NonNullable<CardDefinition['whileInPlay']>) => ({
  id,
  name: { en: id },
  categories: ['event'],
  cost: 0,
  whileInPlay,
});
const HAND = { hand: ['normal-train', 'waste'], deck: ['lay-rails', 'waste', 'waste'] };
const both = (given: object, options = OPTIONS) => table(options, { ...HAND, ...given, others: [HAND] });

/** Plays random games without a question of an event left open, and returns what was turned up. */
function turnedUp(again: boolean, seed: number, rounds: number, more: object = {}): GameEvent[] {
  const game = gameWith({ events: { again, cards: EVENTS, ...more } });
  const s = game.createState();
  s.events = [];
  game.start(s, seed);
  const out = new Int16Array(game.maxChoices);
  while (game.turn(s) < 2 * rounds && game.seatToAct(s) >= 0) {
    const count = game.legalChoices(s, out);
    const end = game.parseChoice(s, 'end');
    game.applyChoice(s, end >= 0 ? end : out[count - 1]);
  }
  return s.events.filter(({ type }) => type === 'event');
}

describe('the deck', () => {
  test('one is turned up at the start of each round, none twice', () => {
    const found = turnedUp(false, 1, 3);
    expect(found.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(found.map(({ card }) => String(card)).sort()).toEqual(['boom', 'flood', 'jubilee']);
    expect(turnedUp(false, 1, 3)).toEqual(found);
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => turnedUp(false, seed, 1)[0]?.['card']));
    expect(firsts.size).toBe(3);
  });

  test('once it is used up there are no more, or all of them again', () => {
    expect(turnedUp(false, 2, 5)).toHaveLength(3);
    const again = turnedUp(true, 2, 6).map(({ card }) => String(card));
    expect(again.slice(0, 3).sort()).toEqual(again.slice(3).sort());
    expect(again).toHaveLength(6);
  });

  test('in a fixed order they come as listed, from every seed', () => {
    const ids = EVENTS.map(({ id }) => id);
    for (const seed of [1, 2, 3])
      expect(turnedUp(true, seed, 4, { inOrder: true }).map(({ card }) => card)).toEqual([...ids, ids[0]]);
    expect(turnedUp(false, 1, 5, { inOrder: true })).toHaveLength(3);
  });

  test('each may last for several rounds', () => {
    const found = turnedUp(true, 1, 7, { rounds: 2 });
    expect(found.map(({ round }) => round)).toEqual([1, 3, 5, 7]);
  });

  test('nobody can tell the next one: views and redealt positions say which are left, and no more', () => {
    const { game, s } = both({ event: 'boom' });
    expect(game.viewFor(s, 0)).toMatchObject({ event: 'boom', eventDeck: { flood: 1, jubilee: 1 } });
    const next = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const copy = cloneState(s);
      game.resample(copy, 0, createRng(seed));
      expect(game.viewFor(copy, 0)).toEqual(game.viewFor(s, 0));
      for (let i = 0; i < 2; i++) game.applyChoice(copy, game.parseChoice(copy, 'end'));
      next.add(String(game.viewFor(copy, 0).event));
    }
    expect([...next].sort()).toEqual(['flood', 'jubilee']);
  });

  test('an extra turn of the last seat begins no round, and one of the first seat no second', () => {
    const options: GameOptions = {
      ...OPTIONS,
      market: [
        {
          id: 'encore',
          name: { en: 'Encore' },
          categories: ['action'],
          cost: 1,
          effect: [{ 'extra-turn': true }],
        },
      ],
    };
    const one = table(options, { hand: ['encore'], event: 'boom', eventDeck: ['jubilee'] });
    one.do('play encore', 'apply', 'end');
    expect(one.view).toMatchObject({ active: 0, event: 'boom' });
    one.do('end');
    expect(one.view).toMatchObject({ active: 1, event: 'boom' });
    one.do('end');
    expect(one.view).toMatchObject({ active: 0, event: 'jubilee' });
  });
});

describe('what it says of opponents', () => {
  const toll = card('toll', [
    { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
    { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ 'next-coins': 1 }] } },
  ]);
  const crew = { ...card('crew', []), categories: ['rail'], effect: [{ 'lay-rails': 1 }], whileInPlay: [] };
  const options: GameOptions = { seats: 3, market: [crew], events: { again: false, cards: [toll] } };

  test('a toll goes to each player whose rails are there', () => {
    const others = [{ rails: ['D5', 'E5'] }, { rails: ['D5'] }];
    const one = table(options, {
      event: 'toll',
      eventDeck: [],
      hand: ['crew', 'crew'],
      rails: ['D4'],
      others,
      coins: 9,
    });
    expect(one.view.railPrices).toEqual({ D5: 2, E5: 1 });
    one.do('play crew', 'apply', 'rail D5');
    // The toll of two players comes on top of the surcharge for their rails.
    expect(one.view).toMatchObject({ coins: 5, nextCoins: [0, 1, 1] });
    one.do('play crew', 'apply', 'rail E5');
    expect(one.view.nextCoins).toEqual([0, 2, 1]);
  });

  test('the first time in a turn is one for each player', () => {
    const watch = card('watch', [
      { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, once: true, do: [{ score: 1 }] } },
    ]);
    const others = [{ rails: ['D5', 'C5'] }, { rails: ['E5'] }];
    const one = table(
      { ...options, events: { again: false, cards: [watch] } },
      { event: 'watch', eventDeck: [], hand: ['crew', 'crew', 'crew'], rails: ['D4'], others, coins: 15 },
    );
    one.do('play crew', 'apply', 'rail D5', 'play crew', 'apply', 'rail E5', 'play crew', 'apply', 'rail C5');
    expect(one.view.seat.map(({ track }) => track)).toEqual([0, 1, 1]);
  });

  test('it ends with the event, for everybody', () => {
    const one = table(
      { ...options, seats: 2 },
      { event: 'toll', eventDeck: [], rails: ['D4'], others: [{ rails: ['D5'] }] },
    );
    expect(one.view.lasting).toEqual(['toll', 'toll', 'toll']);
    one.do('end', 'end');
    expect(one.view).toMatchObject({ lasting: [], railPrices: {} });
  });
});

describe('what it does', () => {
  test('what lasts is in force for whoever has the turn, until the round ends', () => {
    const one = both({ event: 'boom', eventDeck: [] });
    expect(one.view.prices?.['express-train']).toBe(2);
    one.do('end');
    expect(one.view).toMatchObject({ active: 1, event: 'boom' });
    expect(one.view.prices?.['express-train']).toBe(2);
    one.do('end');
    expect(one.view.event).toBeUndefined();
    expect(one.view.prices?.['express-train']).toBeUndefined();
    expect(one.view.lasting).toEqual([]);
  });

  test('its triggers act for each seat on its own turns, and once in each', () => {
    const one = both({ event: 'jubilee', eventDeck: [], coins: 9 }).do('buy lay-rails', 'buy lay-rails');
    expect(one.own.track).toBe(1);
    one.do('end');
    expect(one.view).toMatchObject({ active: 1, coins: 1, waived: ['field', 'river', 'mountain', 'sea'] });
    one.do('play normal-train', 'end');
    expect(one.view.seat.map(({ track }) => track)).toEqual([1, 0]);
  });

  test('each seat applies its effect before the round begins, the first one first', () => {
    const one = both({ eventDeck: ['flood'] }).do('end', 'end');
    expect(one.game.decision(one.s)).toMatchObject({ seat: 0, type: 'may', card: 'flood' });
    expect(one.view).toMatchObject({ turn: 3, active: 0, event: 'flood' });
    one.do('decline');
    expect(one.game.decision(one.s)).toMatchObject({ seat: 1, type: 'may' });
    one.do('apply');
    expect(one.game.decision(one.s)).toMatchObject({ seat: 1, type: 'card' });
    one.do(one.legal()[0] ?? '');
    expect(one.game.decision(one.s)).toMatchObject({ seat: 0, type: 'turn' });
    const types = one.events.map(({ type }) => type);
    expect(types.lastIndexOf('event')).toBeLessThan(types.lastIndexOf('discard'));
    expect(types.lastIndexOf('discard')).toBeLessThan(types.lastIndexOf('turn'));
  });

  test('coins for the next turn come at once to the seat that begins, and later to the others', () => {
    const one = both({ eventDeck: ['jubilee'] }).do('end', 'end');
    expect(one.view).toMatchObject({ active: 0, coins: 2 });
    one.do('end');
    expect(one.view).toMatchObject({ active: 1, coins: 2 });
  });

  test('a game can be copied while seats do what it says', () => {
    const one = both({ eventDeck: ['flood'] }).do('end', 'end');
    const copy = cloneState(one.s);
    for (const s of [one.s, copy])
      for (const text of ['decline', 'decline', 'end'])
        one.game.applyChoice(s, one.game.parseChoice(s, text));
    expect(hashState(copy)).toBe(hashState(one.s));
  });
});

test('rules texts say what each player does, and that the rest holds during the event', () => {
  const { definition } = gameWith(OPTIONS).tables;
  const told = (id: string, language: 'en' | 'fr' | 'de'): string[] => {
    const found = definition.cards.find((one) => one.id === id);
    return found ? describeCard(found, language, namesOf(definition, language)) : [];
  };
  expect(told('boom', 'en')).toEqual(['During this event, cards cost you 1 coin less.']);
  expect(told('boom', 'fr')).toEqual(['Pendant cet événement, les cartes vous coûtent 1 pièce de moins.']);
  expect(told('boom', 'de')).toEqual(['Während dieses Ereignisses kosten Karten dich 1 Münze weniger.']);
  expect(told('jubilee', 'en').at(-1)).toBe('Each player gets 1 coin at the start of their next turn.');
});
