// Rulings T24 and T25 on the end of the game and scoring, and ties in each edition.
import { describe, expect, test } from 'vitest';
import { labelOf, gameWith } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const LAND = { rails: [at('Shinagawa-Meguro')] };

describe('T24', () => {
  const empty = { 'express-train': 0, apartment: 0, tower: 0 };
  test('four empty piles other than Waste end the game after the turn', () => {
    const three = table({}, { hand: [], supply: { ...empty, waste: 0 } }).do('end');
    expect(three.view.end).toBeUndefined();
    const four = table({}, { hand: [], supply: { ...empty, landfill: 1 }, coins: 2 }).do('buy landfill');
    expect(four.view.end).toBeUndefined();
    expect(four.do('end').view.end).toBe('piles');
  });

  test('the last rail token of a player ends the game, and start rails take tokens too', () => {
    const t = table({}, { hand: ['lay-rails'], ...LAND, railsLeft: 1 });
    t.do('play lay-rails', 'apply', 'rail E6', 'end');
    expect(t.view.end).toBe('rails');
    const fresh = gameWith();
    const s = fresh.createState();
    fresh.start(s, 1);
    fresh.applyChoice(s, fresh.parseChoice(s, 'start E6'));
    expect(fresh.viewFor(s, undefined).seat[0]?.railsLeft).toBe(19);
  });

  test('the last station token ends the game', () => {
    const t = table({}, { hand: ['station-expansion'], stationsLeft: 1 });
    t.do('play station-expansion', 'apply', `station ${at('Urawa')}`);
    expect(t.view.end).toBeUndefined();
    expect(t.do('end').view.end).toBe('stations');
  });

  test('a game that nobody ends stops after the rounds of the rules file', () => {
    const t = table({ change: { end: { emptyPiles: 4, rounds: 2 } } }, { hand: [] }).do(
      'end',
      'end',
      'end',
      'end',
    );
    expect(t.view.end).toBe('rounds');
  });
});

describe('T25', () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 8],
  ])('a city with %i stations scores %i for each own rail', (stations, points) => {
    const t = table(
      {},
      { rails: [at('Hachioji')], stations: { [at('Hachioji')]: stations }, stationsLeft: 0 },
    );
    expect(t.do('end').own.points).toEqual({ track: 0, cities: points, remotes: 0, cards: 0 });
  });

  test('the track, remote locations and all own cards score', () => {
    const given = {
      rails: [at('Narita')],
      track: 5,
      hand: ['tower'],
      deck: ['skyscraper'],
      discard: ['apartment'],
    };
    const t = table({}, { ...given, gained: ['apartment'], play: ['tower'], stationsLeft: 0 }).do('end');
    expect(t.own.points).toEqual({ track: 5, cities: 0, remotes: 3, cards: 10 });
    expect(t.own.score).toBe(18);
  });
});

describe('tie for most points', () => {
  const others = [{ rails: [at('Narita'), 'E6'], hand: [] }];
  const given = { rails: [at('Narita')], stationsLeft: 0, others };
  test('with joint, both win', () => {
    const t = table({ rules: 'okazu-2012' }, given).do('end');
    expect(t.game.winners(t.s)).toBe(0b11);
  });
  test('with most-rails, the player with more rails on the board wins', () => {
    const t = table({ rules: 'aeg-2013' }, given).do('end');
    expect(t.game.winners(t.s)).toBe(0b10);
  });
  test('with most-rails and as many rails, both win', () => {
    const even = [{ rails: [at('Narita')], hand: [] }];
    const t = table({ rules: 'aeg-2013' }, { ...given, others: even }).do('end');
    expect(t.game.winners(t.s)).toBe(0b11);
  });
});
