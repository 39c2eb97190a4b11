// Runs that end by themselves: once an interval is narrow enough, or all targets are decided.
import type { Targets } from '@railwright/figures';
import { describe, expect, test } from 'vitest';
import { createRandomBot } from '@railwright/bots';
import { createRng, nextUint32 } from '@railwright/engine';
import { checkTargets, localExecutor, parseUntil, stopRule, summarize, untilResult } from '../src/index.ts';
import { createTally } from '../src/tally.ts';
import { spreadOf } from '../src/values.ts';
import { batch, toy } from './toy-pair.ts';

describe('a run', () => {
  const createBot = (_game: string, _bot: unknown, seed: number) => createRandomBot(seed);
  const play = async (text: string, jobs: number, targets?: Targets) => {
    const until = parseUntil(text);
    if ('problem' in until) throw new Error(until.problem);
    const run = await localExecutor({ createGame: () => toy, createBot }, jobs).runBatch(batch, toy, {
      stopWhen: stopRule(until, targets, toy, batch),
    });
    return {
      run,
      until,
      result: summarize(batch, toy, run, { until: untilResult(until, run.tally, run.enough) }),
    };
  };

  test('until an interval is narrow ends after the same games for any number of lanes', async () => {
    const [one, three, eight] = await Promise.all([1, 3, 8].map((jobs) => play('shared:0.1', jobs)));
    expect(one!.run).toMatchObject({ complete: true, enough: true });
    expect(one!.result.games).toBeGreaterThan(100);
    expect(one!.result.games).toBeLessThan(5000);
    const { low, high } = one!.result.until!;
    expect(high! - low!).toBeLessThan(0.1);
    expect(three!.result).toEqual(one!.result);
    expect(eight!.result).toEqual(one!.result);
    // One chunk less would not have been enough.
    const shorter = { ...batch, games: one!.result.games - 100 };
    const before = await localExecutor({ createGame: () => toy, createBot }, 2).runBatch(shorter, toy);
    expect(stopRule(one!.until, undefined, toy, batch)(before.tally)).toBe(false);
  });

  test('until the targets are decided ends as soon as they are', async () => {
    const { run, result } = await play('decided', 2, { rounds: { between: [3, 3] }, unwon: { atMost: 0.1 } });
    expect(run.enough).toBe(true);
    expect(result.games).toBeLessThan(2000);
    expect(checkTargets({ rounds: { between: [3, 3] } }, run.tally, toy, batch)[0]!.verdict).toBe('met');
  });

  // Half of the values of each figure lie at or below the truth, half at or above it.
  test.each([
    ['rounds:6', 40, (u: number) => 30 + Math.floor(u * 21)],
    ['leadChanges:4', 5, (u: number) => Math.floor(u * 11)],
    ['decided:0.2', 0.75, (u: number) => 500 + Math.round(u * 500)],
  ] as const)(
    'until %s has a median that covers the truth when it stops, checked after every five games',
    (text, truth, draw) => {
      const until = parseUntil(text);
      if ('problem' in until || until.figure === 'targets') throw new Error('No figure.');
      const { figure } = until;
      const isOver = stopRule(until, undefined, toy, batch);
      const rng = createRng(1985);
      const runs = 21;
      let held = 0;
      for (let run = 0; run < runs; run++) {
        const tally = createTally(toy, ['drama']);
        const { counts } = spreadOf(tally.values, figure);
        do
          for (let i = 0; i < 5; i++) {
            const value = draw(nextUint32(rng) / 2 ** 32);
            counts.set(value, (counts.get(value) ?? 0) + 1);
            tally.games++;
          }
        while (tally.games < 3000 && !isOver(tally));
        const { low, high } = untilResult(until, tally, true);
        if (low !== null && high !== null && low <= truth && truth <= high) held++;
      }
      expect(held / runs).toBeGreaterThan(0.95);
    },
  );

  test('until something that never comes about plays all games', async () => {
    const few = { ...batch, games: 300 };
    const run = await localExecutor({ createGame: () => toy, createBot }, 2).runBatch(few, toy, {
      stopWhen: stopRule({ figure: 'shared', width: 1e-6 }, undefined, toy, few),
    });
    expect(run).toMatchObject({ complete: true, enough: false });
    expect(run.tally.games).toBe(300);
  });

  test.each([
    'rouns:1',
    'rounds',
    'rounds:',
    'rounds:-1',
    'rounds:x',
    'rounds:1:2',
    'rounds:0',
    '__proto__:1',
  ])('until %s is refused', (text) => expect(parseUntil(text)).toHaveProperty('problem'));
});
