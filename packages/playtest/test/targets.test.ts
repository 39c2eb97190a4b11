// Verdicts on targets: met, missed or undecided, worked by hand.
import type { Targets } from '@railwright/figures';
import { describe, expect, test } from 'vitest';
import type { Game } from '@railwright/engine';
import { checkTargets, worstOf, type TargetResult } from '../src/index.ts';
import { createTally, type Tally } from '../src/tally.ts';
import { batch, toy } from './toy-pair.ts';

function tallyWith(change: (tally: Tally) => void): Tally {
  const tally = createTally(toy, ['drama']);
  change(tally);
  return tally;
}

const check = (targets: Targets, tally: Tally): TargetResult[] => checkTargets(targets, tally, toy, batch);

describe('verdicts by hand', () => {
  const wins = (hits: number, games: number): Tally =>
    tallyWith((tally) => {
      tally.games = games;
      tally.firstWins = hits * 840;
    });

  test('500 of 1000 within 0.03 is undecided: 0.451 to 0.549 reaches beyond 0.47 and 0.53', () => {
    const [result] = check({ firstSeatAdvantage: { within: 0.03 } }, wins(500, 1000));
    expect(result).toMatchObject({ verdict: 'undecided', value: 0, off: 0 });
    expect(result!.low).toBeCloseTo(-0.0486, 4);
    expect(result!.high).toBeCloseTo(0.0486, 4);
    expect(result!.gamesNeeded).toBeGreaterThan(500);
    expect(result!.gamesNeeded).toBeLessThan(2500);
  });

  test('after as many games as were said to be needed, with the same share, it is met', () => {
    const [result] = check({ firstSeatAdvantage: { within: 0.03 } }, wins(500, 1000));
    const games = 1000 + result!.gamesNeeded!;
    const [later] = check({ firstSeatAdvantage: { within: 0.03 } }, wins(games / 2, games));
    expect(later).toMatchObject({ verdict: 'met', gamesNeeded: null });
  });

  test('600 of 1000 within 0.03 is missed by 0.07', () => {
    const [result] = check({ firstSeatAdvantage: { within: 0.03 } }, wins(600, 1000));
    expect(result).toMatchObject({ verdict: 'missed', gamesNeeded: null });
    expect(result!.off).toBeCloseTo(0.07, 12);
  });

  test('the games needed are a range, since the true share may differ from the one seen', () => {
    // 540 of 1000 stand for 0.509 to 0.571, and the bound 0.55 lies between.
    const [near] = check({ firstSeatAdvantage: { within: 0.05 } }, wins(540, 1000));
    expect(near).toMatchObject({ verdict: 'undecided', gamesAtMost: null });
    expect(near!.gamesAtLeast).toBeGreaterThan(300);
    expect(near!.gamesAtLeast).toBeLessThan(near!.gamesNeeded!);
    const [far] = check({ firstSeatAdvantage: { within: 0.04 } }, wins(500, 1000));
    const { gamesAtLeast, gamesNeeded, gamesAtMost } = far!;
    expect(gamesAtLeast).toBeLessThanOrEqual(gamesNeeded!);
    expect(gamesAtMost).toBeGreaterThan(3 * gamesNeeded!);
    // The ends are those of the likely shares: played on at 0.5309 to so many in all, it is met just then.
    const games = 1000 + gamesAtMost!;
    const at = (count: number) =>
      check({ firstSeatAdvantage: { within: 0.04 } }, wins(0.530876 * count, count))[0]!;
    expect(at(games).verdict).toBe('met');
    expect(at(0.95 * games).verdict).toBe('undecided');
  });

  test('at exactly the bound, no number of games is given', () => {
    const [result] = check({ firstSeatAdvantage: { within: 0.03 } }, wins(530, 1000));
    expect(result).toMatchObject({ verdict: 'undecided', gamesNeeded: null });
  });

  const rounds = (counts: readonly (readonly [number, number])[]): Tally =>
    tallyWith((tally) => {
      for (const [value, times] of counts) {
        tally.values.rounds.counts.set(value, times);
        tally.games += times;
      }
    });

  test('a median between 12 and 22: at most half of the games below 12, at most half above 22', () => {
    const wanted: Targets = { rounds: { between: [12, 22] } };
    expect(
      check(
        wanted,
        rounds([
          [10, 100],
          [15, 800],
          [30, 100],
        ]),
      )[0],
    ).toMatchObject({
      verdict: 'met',
      value: 15,
      low: 15,
      high: 15,
    });
    expect(
      check(
        wanted,
        rounds([
          [10, 900],
          [15, 100],
        ]),
      )[0],
    ).toMatchObject({ verdict: 'missed', value: 10, off: 2 });
    expect(
      check(
        wanted,
        rounds([
          [11, 50],
          [12, 50],
        ]),
      )[0],
    ).toMatchObject({ verdict: 'undecided', off: 0.5 });
    expect(check(wanted, rounds([]))[0]).toMatchObject({ verdict: 'undecided', value: null, low: null });
  });

  test('playing time is a median of minutes', () => {
    const hour = tallyWith(({ values }) => values.minutes.counts.set(60, 5000));
    expect(check({ minutes: { atMost: 75 } }, hour)[0]).toMatchObject({ verdict: 'met', value: 60 });
    expect(check({ minutes: { atMost: 50 } }, hour)[0]).toMatchObject({ verdict: 'missed', off: 10 });
  });

  test('a runaway is a game in which no other player led in its second half', () => {
    const tally = tallyWith((one) => {
      one.games = 1000;
      one.values.decided!.counts.set(500, 400).set(501, 600);
    });
    expect(check({ runaway: { atMost: 0.2 } }, tally)[0]).toMatchObject({ verdict: 'missed', value: 0.4 });
  });

  test('of several players, the worst verdict counts, and each takes more games to decide', () => {
    const [short, long] = [10, 30].map((rounds) =>
      tallyWith((tally) => tally.values.rounds.counts.set(rounds, 5000)),
    ) as [Tally, Tally];
    const targets = { rounds: { atMost: 20 }, unwon: { atMost: 0.5 } };
    const all = [short, long].map((tally) => checkTargets(targets, tally, toy, batch, 2));
    expect(worstOf(all).map(({ verdict, value }) => [verdict, value])).toEqual([
      ['missed', 30],
      ['undecided', null],
    ]);
    const alone = check({ firstSeatAdvantage: { within: 0.03 } }, wins(500, 1000))[0]!;
    const among = checkTargets({ firstSeatAdvantage: { within: 0.03 } }, wins(500, 1000), toy, batch, 4)[0]!;
    expect(among.high).toBeGreaterThan(alone.high!);
  });

  test('few games leave the interval of a median open, whatever they show', () => {
    const wanted: Targets = { rounds: { between: [12, 22] } };
    const shown = (counts: readonly (readonly [number, number])[]) => {
      const [{ value, low, high } = {}] = check(wanted, rounds(counts));
      return { value, low, high };
    };
    expect(shown([[26, 1]])).toEqual({ value: 26, low: null, high: null });
    expect(shown([[26, 5]])).toEqual({ value: 26, low: null, high: null });
    expect(shown([[26, 500]])).toEqual({ value: 26, low: 26, high: 26 });
    // Half of the games are as short as can be, so the median may well lie there, or not.
    expect(
      shown([
        [20, 100],
        [30, 100],
      ]),
    ).toEqual({ value: 25, low: 20, high: 30 });
  });

  test('shares of ends have verdicts, even of an end that never came', () => {
    const tally = tallyWith((one) => {
      one.games = 2000;
      one.ends.set('piles', { games: 1500, example: 0 });
    });
    expect(
      check(
        { ends: { piles: { atLeast: 0.5 }, rounds: { atMost: 0.01 }, rails: { atLeast: 0.2 } } },
        tally,
      ).map(({ target, verdict, off }) => [target, verdict, off]),
    ).toEqual([
      ['ends.piles', 'met', 0],
      ['ends.rounds', 'met', 0],
      ['ends.rails', 'missed', 0.2],
    ]);
  });

  test('more targets at once make each harder to decide', () => {
    const tally = wins(555, 1000);
    const alone = check({ firstSeatAdvantage: { within: 0.1 } }, tally)[0]!;
    const [together] = check(
      { firstSeatAdvantage: { within: 0.1 }, shared: { atMost: 0.5 }, unwon: { atMost: 0.5 } },
      tally,
    );
    expect(together!.high! - together!.low!).toBeGreaterThan(alone.high! - alone.low!);
  });

  test('cards that are not gained are named', () => {
    const game: Game = {
      ...toy,
      name: 'trains',
      measures: ['tower', 'waste', 'garage'].map((item) => ({ id: `gained:${item}`, group: 'gained', item })),
    };
    const tally = createTally(game);
    tally.games = 3000;
    tally.measures[0]!.games = 2900;
    const cards = [
      { id: 'tower', supply: {} },
      { id: 'garage', supply: {} },
      { id: 'waste', supply: {}, notForSale: true },
      { id: 'dealt-only' },
    ];
    const [result] = checkTargets({ everyCardGained: true }, tally, game, {
      ...batch,
      definition: { cards },
    });
    expect(result).toMatchObject({ verdict: 'missed', value: 0, off: 0.01, items: ['garage'] });
  });
});
