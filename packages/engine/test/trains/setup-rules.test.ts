// Settings of setups and rules beyond the editions: ends, points and start positions.
import { createTrains, type CardDefinition, type TrainsDefinition } from '@railwright/engine';
import { describe, expect, test } from 'vitest';
import { compensationsFor } from '../../src/trains/rules/compensations.ts';
import { gameWith, labelOf, type GameOptions } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const CITY = at('Shinagawa-Meguro');
const REMOTE = tokyo.tables.labels[tokyo.tables.remotes[0] ?? 0] ?? '';
const NUMBER = tokyo.tables.remote[tokyo.tables.remotes[0] ?? 0] ?? 0;
const AGAIN: CardDefinition = {
  id: 'again',
  name: { en: 'again' },
  categories: ['action'],
  cost: 2,
  value: 0,
  points: 0,
  effect: [{ 'extra-turn': true }],
};
const { end } = tokyo.tables.definition.rules;

describe('ends', () => {
  test('enough points of any seat end the game after a turn', () => {
    const options: GameOptions = { change: { end: { ...end, points: 5 } } };
    expect(table(options, { track: 4 }).do('end').view.end).toBeUndefined();
    const over = table(options, { others: [{ track: 5 }] });
    expect(over.view.end).toBeUndefined();
    expect(over.game.endReason(over.do('end').s)).toBe('points');
  });

  test('so do enough cities without room', () => {
    const room = tokyo.tables.city[tokyo.tables.labels.indexOf(CITY)] ?? 0;
    const options: GameOptions = { change: { end: { ...end, fullCities: 1 } } };
    expect(table(options, { stations: { [CITY]: room - 1 } }).do('end').view.end).toBeUndefined();
    const over = table(options, { stations: { [CITY]: room } }).do('end');
    expect(over.game.endReason(over.s)).toBe('cities');
  });

  test('so do enough claimed routes, each counted once', () => {
    const options: GameOptions = {
      change: { end: { ...end, routes: 2 } },
      onMap: {
        routes: [
          { from: 'E5', to: 'E7', points: 1, for: 'all' },
          { from: 'E6', to: 'E8', points: 1, for: 'first' },
        ],
      },
    };
    const both = { others: [{ routes: ['E5-E7'] }], routes: ['E5-E7'] };
    expect(table(options, both).do('end').view.end).toBeUndefined();
    const over = table(options, { ...both, routes: ['E6-E8'] }).do('end');
    expect(over.game.endReason(over.s)).toBe('routes');
  });

  test('so does an empty pile that the rules name', () => {
    const options: GameOptions = { change: { end: { ...end, piles: ['tower', 'skyscraper'] } } };
    expect(table(options, { supply: { apartment: 0, tower: 1 } }).do('end').view.end).toBeUndefined();
    const over = table(options, { supply: { skyscraper: 0 } }).do('end');
    expect(over.game.endReason(over.s)).toBe('named-pile');
  });

  test('so do few rails left', () => {
    const options: GameOptions = { change: { end: { ...end, railsLeft: 2 } } };
    expect(table(options, { others: [{ railsLeft: 3 }] }).do('end').view.end).toBeUndefined();
    const over = table(options, { others: [{ railsLeft: 2 }] }).do('end');
    expect(over.game.endReason(over.s)).toBe('few-rails');
  });

  test('a round that is finished gives every seat as many turns', () => {
    const options: GameOptions = { seats: 3, change: { end: { ...end, points: 5, finishRound: true } } };
    const t = table(options, { track: 5 });
    expect(t.view.lastRound).toBeUndefined();
    t.do('end');
    expect([t.view.lastRound, t.view.end, t.view.active]).toEqual(['points', undefined, 1]);
    // Once reached, the end stays.
    t.do('end');
    expect([t.view.lastRound, t.game.endReason(t.s), t.view.active]).toEqual(['points', undefined, 2]);
    t.do('end');
    expect([t.view.lastRound, t.game.endReason(t.s), t.view.round]).toEqual([undefined, 'points', 1]);
    const last = table(options, { active: 2, others: [{}, { track: 5 }] }).do('end');
    expect(last.game.endReason(last.s)).toBe('points');
  });
});

describe('what follows an end', () => {
  const ends = (more: object, given: object = {}) => {
    const t = table({ seats: 3, change: { end: { ...end, points: 5, oneMoreTurn: true, ...more } } }, given);
    const [kept] = t.view.seat;
    let turns = 0;
    while (t.view.end === undefined && turns < 20) {
      t.do('end');
      turns++;
    }
    return [turns, t.view.active, kept?.score];
  };

  test('everybody has one more turn, the seat that reached the end last', () => {
    expect(ends({}, { track: 5 })).toEqual([4, 0, 5]);
    expect(ends({}, { active: 1, others: [{ track: 5 }] })).toEqual([4, 1, 0]);
  });
  test('the round is finished, and one more follows', () => {
    expect(ends({ finishRound: true }, { track: 5 })).toEqual([6, 2, 5]);
    expect(ends({ finishRound: true }, { active: 2, others: [{}, { track: 5 }] })).toEqual([4, 2, 0]);
  });
  test('nothing follows the last round that the rules allow', () => {
    expect(ends({ rounds: 1, points: 0 })).toEqual([3, 2, 0]);
    expect(ends({ rounds: 2 }, { track: 5 })).toEqual([4, 0, 5]);
    expect(ends({ rounds: 2, finishRound: true }, { active: 1, track: 5 })).toEqual([5, 2, 5]);
  });
  test('an extra turn is not the one more turn', () => {
    const options: GameOptions = {
      market: [AGAIN],
      seats: 2,
      change: { end: { ...end, points: 5, oneMoreTurn: true } },
    };
    const t = table(options, { hand: ['again'], track: 5 });
    t.do('play again', 'apply', 'end');
    expect([t.view.active, t.view.oneMore]).toEqual([0, 'turn']);
    for (const seat of [1, 0]) {
      t.do('end');
      expect([t.view.active, t.view.end]).toEqual([seat, undefined]);
    }
    t.do('end');
    expect(t.view.end).toBe('points');
  });
});

describe('what is different with some numbers of seats', () => {
  const { definition } = tokyo.tables;
  const rules = { handSize: 4, opening: { points: [0, 3], coins: [0, 1] } };
  const bySeats = { 2: { rules, supply: { skyscraper: { count: 8, lessDealt: false } } } };
  const game = (seats: number) => createTrains({ ...definition, bySeats }, seats);

  test('holds with so many, and with no others', () => {
    expect([2, 3].map((seats) => game(seats).tables.handSize)).toEqual([4, 5]);
    const kind = tokyo.tables.ids.indexOf('skyscraper');
    expect([2, 3].map((seats) => game(seats).tables.supply[kind])).toEqual([8, 10]);
  });
  test('compensations add to it', () => {
    const [, coins] = compensationsFor(definition);
    const more = coins?.with({ ...definition, bySeats }, [0, 2]) as TrainsDefinition;
    expect(createTrains(more, 2).tables.start.coins).toEqual([0, 3]);
  });
});

describe('points', () => {
  const scoreOf = (scoring: object, given: object): unknown => {
    const t = table({ change: { scoring } }, { rails: [CITY, REMOTE], stations: { [CITY]: 2 }, ...given });
    return t.game.scoreParts?.(t.s, 0);
  };
  const usual = { track: 0, cities: 4, remotes: NUMBER, cards: 0 };

  test('are those of the editions unless the rules add some', () => {
    expect(scoreOf({}, {})).toEqual(usual);
  });
  test('for rails, cities, stations and remote locations', () => {
    expect(scoreOf({ rail: 2 }, {})).toEqual({ ...usual, rails: 4 });
    expect(scoreOf({ city: 3, station: 5 }, {})).toEqual({ ...usual, cities: 4 + 3 + 10 });
    expect(scoreOf({ remote: 7 }, {})).toEqual({ ...usual, remotes: NUMBER + 7 });
    expect(scoreOf({ remote: 7, remoteNumbers: false }, {})).toEqual({ ...usual, remotes: 7 });
  });
  test('make up the score', () => {
    const scoring = { rail: 1, city: 1, station: 1, remote: 1 };
    const t = table({ change: { scoring } }, { rails: [CITY, REMOTE], stations: { [CITY]: 2 } });
    const parts = Object.values(t.game.scoreParts?.(t.s, 0) ?? {});
    expect(t.view.seat[0]?.score).toBe(parts.reduce((sum, part) => sum + part, 0));
  });
});

describe('start positions', () => {
  const started = (start: NonNullable<GameOptions['setup']>['start'], seats = 2, seed = 1) => {
    const game = gameWith({ seats, setup: { ...(start && { start }) } });
    const s = game.createState();
    s.events = [];
    game.start(s, seed);
    return {
      game,
      s,
      view: () => game.viewFor(s, undefined),
      legal() {
        const out = new Int16Array(game.maxChoices);
        return Array.from(out.subarray(0, game.legalChoices(s, out)), (c) => game.formatChoice(s, c));
      },
      do(text: string) {
        const choice = game.parseChoice(s, text);
        expect(choice, text).toBeGreaterThanOrEqual(0);
        game.applyChoice(s, choice);
      },
    };
  };
  const same = (cells: string[], seats = 2) => Array.from({ length: seats }, () => cells);

  test('given cells are taken without asking', () => {
    const t = started({ rails: 1, reversed: false, chance: false, cells: [['E6'], ['E7']] });
    expect(t.view()).toMatchObject({ turn: 1, active: 0, rails: { E6: [0], E7: [1] } });
    expect(t.s.events?.filter(({ type }) => type === 'lay')).toMatchObject([
      { seat: 0, cell: 'E6', unasked: true },
      { seat: 1, cell: 'E7', unasked: true },
    ]);
  });

  test('a choice is offered among the cells of the setup, and the last one is taken automatically', () => {
    const t = started({ rails: 1, reversed: false, chance: false, cells: same(['E6', 'E7']) });
    expect(t.legal()).toEqual(['start E6', 'start E7']);
    t.do('start E7');
    expect(t.view()).toMatchObject({ turn: 1, rails: { E6: [1], E7: [0] } });
  });

  test('second rails are laid in reverse order, and then the first seat begins', () => {
    const t = started(
      { rails: 2, reversed: true, chance: false, cells: same(['E5', 'E6', 'E7', 'E8', 'E9', 'F6', 'F7'], 3) },
      3,
    );
    const order: number[] = [];
    for (const cell of ['E5', 'E6', 'E7', 'E8', 'E9', 'F6']) {
      order.push(t.game.seatToAct(t.s));
      t.do(`start ${cell}`);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
    expect(t.view()).toMatchObject({ turn: 1, active: 0 });
    expect(t.view().seat.map(({ railsLeft }) => railsLeft)).toEqual([18, 18, 18]);
  });

  test('random starts take any of the cells', () => {
    const start = { rails: 1, reversed: false, chance: true, cells: same(['E5', 'E6', 'E7']) };
    const all = Array.from({ length: 40 }, (_, seed) =>
      Object.keys(started(start, 2, seed).view().rails).join(),
    );
    expect(new Set(all).size).toBe(3);
  });
});
