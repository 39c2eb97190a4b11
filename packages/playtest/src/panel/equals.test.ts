// Where unequal strong players meet, the stronger one leads and wins: leads are judged where all seats are equally strong.
import { plainBot } from '@railwright/bots';
import { expect, test } from 'vitest';
import { BLOCKS, flat, madeTable } from '../../test/made-table.ts';
import { wilson } from '@railwright/statistics';
import { figureQuestions } from './questions/asked-figures.ts';
import { leadsOf } from './questions/card-use.ts';
import { leaderQuestions } from './questions/leader.ts';
import type { TableTally } from './tables/table-tally.ts';
import type { Played } from './answers/words.ts';

function tableOf(kind: 'own' | 'strong', entries: readonly number[], share: number): TableTally {
  const figure = { byKey: new Map([['', flat(share)]]), counts: new Map<number, number>() };
  const leads = Array<number>(10).fill(share * 2 * BLOCKS);
  return {
    ...madeTable(entries[0] ?? 0, {
      figures: new Map(['runaway', 'rounds'].map((name) => [name, figure])),
      course: { games: 2 * BLOCKS, leads, halfTime: flat(share), rises: [], firsts: [] },
    }),
    table: { kind, entries, games: 2 * BLOCKS },
  };
}

const played = (...tallies: readonly TableTally[]): Played => ({
  ...{ seats: 2, tallies },
  panel: ['first', 'second'].map((name) => ({ kind: 'strong', bot: plainBot(name) })),
});
const unequal = played(
  tableOf('own', [0, 0], 0.25),
  tableOf('own', [1, 1], 0.375),
  tableOf('strong', [0, 1], 0.75),
);
const wordsOn = (id: string, of: Played) =>
  [...figureQuestions(of), ...leaderQuestions(of)].find((matter) => matter.id === id)!.words;

test('a half-time lead is that of each strong player against itself, and that of unequal ones is given as well', () => {
  const { strongest, beside } = wordsOn('half-time', unequal);
  expect(strongest).toMatchObject({ player: 'strong players, each against itself', games: 4 * BLOCKS });
  expect(strongest!.estimate.value).toBeCloseTo(0.3125);
  expect(beside.map(({ player, estimate }) => [player, estimate.value])).toEqual([
    ['strong players', 0.75],
    ['first', 0.25],
    ['second', 0.375],
  ]);
});

test('so is the curve of leads', () => {
  const leads = leadsOf(unequal);
  expect(leads.map(({ value }) => value)).toEqual(Array(10).fill(0.3125));
  // Wider than the interval of one tenth alone, as ten hold together.
  const alone = wilson(0.3125 * 4 * BLOCKS, 4 * BLOCKS);
  for (const { low, high } of leads) {
    expect(low).toBeLessThan(alone.low);
    expect(high).toBeGreaterThan(alone.high);
    expect(high).toBeLessThan(0.3125 + 3 * Math.sqrt((0.3125 * 0.6875) / (4 * BLOCKS)));
  }
});

test('other figures are those of strong players among themselves', () => {
  expect(wordsOn('length', unequal).strongest).toMatchObject({ player: 'strong players', games: 2 * BLOCKS });
});

test('a single strong player needs no others', () => {
  const alone = { ...played(tableOf('own', [0, 0], 0.25)), panel: unequal.panel.slice(0, 1) };
  expect(wordsOn('half-time', alone)).toMatchObject({ strongest: { player: 'first' }, beside: [] });
});

test('the sentence about a half-time lead has the value of the curve, and an even race to hold it against', () => {
  const [matter] = leaderQuestions(unequal);
  expect(matter!.words.strongest!.estimate.value).toBeCloseTo(leadsOf(unequal)[4]!.value, 9);
  expect(matter!.against).toBe(0.75);
  expect(matter!.says!.fact('31.3%')).toBe('wins 31.3% of the games that it leads at half-time');
});

test('who led all of the second half is asked only where a setup wants something of it', () => {
  expect(figureQuestions(unequal).map(({ id }) => id)).not.toContain('runaway');
  const wanted = figureQuestions({ ...unequal, wanted: { runaway: { atMost: 0.2 } } });
  expect(wanted.find(({ id }) => id === 'runaway')).toMatchObject({ against: 0.2 });
});
