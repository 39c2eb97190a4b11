// Restricted play: who is restricted, which choices remain, and what the toy game shows.
import { describe, expect, test } from 'vitest';
import { plainBot, type Bot } from '@railwright/bots';
import { State, type Game, type PlaytestHooks } from '@railwright/engine';
import { entryAt, localExecutor, restrict, studyCards, type Batch, type PlayedBatch } from '../src/index.ts';
import { filterFor } from '../src/restriction.ts';
import { createToy } from './toy-game.ts';

/** Choice 2 takes two points or none, at random; it does not certainly raise a measure, so the test states that it does. */
const playtestHooks: PlaytestHooks = {
  firstSeat: () => 0,
  roles: ['act'],
  roleOf: () => 'act',
  measureOf: (_s, choice) => (choice === 2 ? 0 : choice === 0 ? 1 : -1),
};
const toy: Game = { ...createToy({ game: 'toy', turns: 6 }, 2), playtestHooks };

const batch: Batch = {
  definition: {},
  source: { setup: 'toys/toy', content: '0' },
  seats: 2,
  games: 400,
  first: 0,
  seed: 9,
  bots: [plainBot('first'), plainBot('second')],
  gather: ['outcomes'],
};

const fixed = (place: (count: number) => number) => (): Bot => ({
  name: 'fixed',
  choose: (_game, _s, legal, count) => legal[place(count)]!,
});

async function play(other: Batch, bot: () => Bot): Promise<PlayedBatch> {
  const run = await localExecutor({ createGame: () => toy, createBot: bot }, 2).runBatch(other, toy);
  expect(run.fault).toBeUndefined();
  return { batch: other, game: toy, tally: run.tally };
}

describe('the filter', () => {
  const legalAfter = (other: Batch, index: number, seat: number, measure = 0): number[] => {
    const game: Game = { ...toy, measure: () => measure };
    const legal = Int16Array.from([0, 1, 2]);
    const count = filterFor(game, other, index)!(new State(0), seat, legal, 3);
    return [...legal.subarray(0, count)];
  };
  const forbidden = restrict(batch, 'taken:two', 'forbid');
  const must = restrict(batch, 'taken:two', 'must');

  test('restricts the first bot wherever it sits, and no other bot', () => {
    for (const index of [0, 1, 2, 3])
      for (const seat of [0, 1])
        expect(legalAfter(forbidden, index, seat)).toEqual(
          entryAt(batch, index, seat) === 0 ? [0, 1] : [0, 1, 2],
        );
  });

  test('leaves only what has to be done until there are enough copies', () => {
    expect(legalAfter(must, 0, 0)).toEqual([2]);
    expect(legalAfter(must, 0, 0, 1)).toEqual([0, 1, 2]);
    expect(legalAfter(restrict(batch, 'taken:two', 'must', 3), 0, 0, 2)).toEqual([2]);
  });

  test('forbids nothing if there is no other choice', () => {
    const filter = filterFor(toy, forbidden, 0)!;
    const legal = Int16Array.from([2, 2]);
    expect(filter(new State(0), 0, legal, 1)).toBe(1);
    expect(filter(new State(0), 0, legal, 2)).toBe(2);
  });

  test('does nothing without a restriction; a measure that the game does not have is a programming error', () => {
    expect(filterFor(toy, batch, 0)).toBeUndefined();
    expect(() => filterFor(toy, restrict(batch, 'taken:three', 'forbid'), 0)).toThrow('taken:three');
  });
});

describe('influence', () => {
  const last = fixed((count) => count - 1);

  test('by hand: the sum of free wins minus forbidden wins over pairs of games', async () => {
    const free = await play(batch, last);
    const forbidden = await play(restrict(batch, 'taken:two', 'forbid'), last);
    const wins = ({ tally }: PlayedBatch): number[] =>
      tally.outcomes!.rows.map((row, i) => {
        const seat = [0, 1].find((one) => entryAt(batch, i, one) === 0)!;
        const winners = row[0]!;
        return winners & (1 << seat) ? (winners === 3 ? 0.5 : 1) : 0;
      });
    const differences = wins(free).map((won, i) => won - wins(forbidden)[i]!);
    const mean = differences.reduce((sum, d) => sum + d, 0) / 400;
    const study = studyCards(free, [{ item: 'two', measure: 'taken:two', cost: null, forbidden }]);
    const { access, must } = study.cards[0]!;
    expect(must).toBeNull();
    expect(access!.effect!.value).toBeCloseTo(mean, 12);
    expect(study).toMatchObject({ games: 400, seats: 2 });
    // Choice 2 gives 2 or 0, choice 1 gives 1 or 2: less is more here, and the study says so.
    expect(access!.effect!.high).toBeLessThan(0);
    expect(access!.stands).toBe(true);
  });

  test('of something that changes no game is zero, as far as this many games can tell, and not significant', async () => {
    const first = fixed(() => 1);
    const free = await play(batch, first);
    const forbidden = await play(restrict(batch, 'taken:two', 'forbid'), first);
    const study = studyCards(free, [{ item: 'two', measure: 'taken:two', cost: null, forbidden }]);
    const { access } = study.cards[0]!;
    expect(access).toMatchObject({ effect: { value: 0 }, stands: false, needed: null });
    // 400 games leave about 1% of games open, either way.
    expect(access!.effect!.high).toBeGreaterThan(0.005);
    expect(access!.effect!.high).toBeLessThan(0.02);
    expect(access!.effect!.low).toBeCloseTo(-access!.effect!.high, 9);
  });
});
