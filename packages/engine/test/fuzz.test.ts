// `npm run fuzz` finds a broken law, shrinks the case, and says how to save it and run it again.
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../fuzz/arguments.ts';
import { caseSeed, noCounts, runCase, type Counterexample, type Find } from '../fuzz/case.ts';
import { formatCounts, formatFind, formatTime } from '../fuzz/report.ts';
import { subjectOf, SUBJECTS } from '../fuzz/subjects.ts';
import type { Law } from './laws/law.ts';
import { playPicks, startGame } from './laws/walk.ts';

/** A false law: some seat lays a rail sooner or later. */
const NO_RAILS: Law = {
  name: 'nobody lays a second rail',
  check({ game }, { seed, picks }) {
    const s = startGame(game, seed);
    playPicks(game, s, picks);
    const rails = Object.values(game.viewFor(s, undefined)['rails'] as Record<string, number[]>).flat();
    assert.ok(rails.length <= game.seats);
  },
};

async function firstFind(law: Law): Promise<Find> {
  for (let seed = 1; seed < 50; seed++) {
    const find = await runCase(seed, 'trains-generated', noCounts(), [law]);
    if (find) return find;
  }
  throw new Error(`Nothing breaks: ${law.name}`);
}

test('a broken law is found, and its case is shrunk to small, plain data', async () => {
  const find = await firstFind(NO_RAILS);
  const { counterexample } = find;
  expect(counterexample.law).toBe(NO_RAILS.name);
  expect(counterexample.walk.picks.length).toBeLessThan(60);
  const kept = JSON.parse(JSON.stringify(counterexample)) as Counterexample;
  expect(() => {
    NO_RAILS.check(subjectOf(kept), kept.walk);
  }).toThrow();
  NO_RAILS.check(subjectOf(kept), { ...kept.walk, picks: kept.walk.picks.slice(0, -1) });

  const text = formatFind(find);
  expect(text).toContain(JSON.stringify(counterexample));
  expect(text).toContain(`npm run fuzz -- --case ${find.seed} --game trains-generated`);
});

test.each(Object.keys(SUBJECTS))('the laws hold in a few games of the sort %s', async (name) => {
  const counts = noCounts();
  for (let seed = 1; seed <= 6; seed++) expect(await runCase(seed, name, counts)).toBeUndefined();
  expect(counts.walks).toBe(6);
  expect(counts.positions).toBeGreaterThan(100);
});

test('the same seed gives the same case for any number of threads, and another seed another', () => {
  const seeds = Array.from({ length: 100 }, (_, i) => caseSeed(5, i));
  expect(new Set(seeds).size).toBe(100);
  expect(seeds.map((_, i) => caseSeed(5, i))).toEqual(seeds);
  expect(caseSeed(6, 0)).not.toBe(caseSeed(5, 0));
});

describe('arguments', () => {
  test('are parsed', () => {
    expect(
      readArguments(['--minutes', '0.5', '--seed', '7', '--jobs', '3', '--game', 'freight-train']),
    ).toEqual({
      minutes: 0.5,
      seed: 7,
      jobs: 3,
      game: 'freight-train',
      only: undefined,
      help: false,
    });
  });

  test.each([
    [['--minutes', 'ten'], '--minutes must be a number above 0 and up to 10000, not "ten".'],
    [['--minutes', '0'], '--minutes must be'],
    [['--jobs', '0'], '--jobs must be a whole number from 1 to 256, not "0".'],
    [['--seed', '1.5'], '--seed must be a whole number'],
    [['--game', 'chess'], 'There are no games of the sort "chess"'],
    [['--fast'], '--fast'],
  ])('%j is refused', (args, message) => {
    expect(readArguments(args)).toContain(message);
  });
});

test('progress is shown in readable figures', () => {
  const counts = { walks: 1200, positions: 90_000, laws: 18_000, refused: 1, stopped: 2 };
  expect(formatCounts(counts)).toBe(
    '1,200 walks, 90,000 positions, 18,000 laws checked (1 packs refused, 2 endless effects stopped)',
  );
  expect(formatTime(3_725_000)).toBe('1:02:05');
});
