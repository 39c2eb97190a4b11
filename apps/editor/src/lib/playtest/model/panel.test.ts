import { expect, test } from 'vitest';
import type { TestTable } from '../../core/checks/tables.ts';
import { planChange, planPanel, type PanelAsked } from './panel.ts';

const table: TestTable = {
  ...{ setup: 'mine/duel', title: 'Duel', game: 'trains', packs: ['mine', 'trains'] },
  bundle: {
    ...{ format: 1, engine: '0', hash: 'abc', seats: { min: 1, max: 4 }, defaultSeats: 2, options: {} },
    definition: { game: 'trains', setup: 'mine/duel', title: 'Duel' } as never,
  },
  strategies: [{ id: 'trains/thrifty', name: 'Thrifty', description: '', strategy: { buy: [] } }],
};

type Shipped = Parameters<typeof planPanel>[4][number];
const player = (name: string, exact = false, preference?: string): Shipped => ({
  ...{ name, exact, player: `bytes of ${name}` },
  header: { learned: { ...(preference !== undefined && { preference }) } } as Shipped['header'],
});
const own = (content: string) => ({ content, player: 'my bytes' }) as Parameters<typeof planPanel>[3];

function asked(mine: Parameters<typeof planPanel>[3], shipped: readonly Shipped[]): PanelAsked {
  const plan = planPanel(table, { seats: 2, seed: 7 }, 1000, mine, shipped);
  return typeof plan === 'string' ? expect.fail(plan) : plan;
}
const names = (bots: readonly { readonly name: string }[]): string[] => bots.map(({ name }) => name);

test('the shipped player and its weaker levels are asked, by the command too', () => {
  const { job, command } = asked(undefined, [player('any-market'), player('fan', false, 'trains/fan')]);
  expect(names(job.sources.learned)).toEqual(['any-market']);
  expect(job.sources.people?.name).toBe('any-market');
  expect(names(job.sources.personas)).toEqual(['fan']);
  expect(names(job.sources.styles)).toEqual(['heuristic', 'trains/thrifty']);
  expect(job).toMatchObject({ own: 1000, pair: 50, seats: 2, seed: 7 });
  expect(command).toBe('railwright ask mine/duel --games 1000 --players 2 --seed 7');
});

test('a player of this browser is the strongest as long as it has learned what is on screen', () => {
  const shipped = [player('any-market'), player('duel', true)];
  const now = asked(own('abc'), shipped);
  expect(names(now.job.sources.learned)).toEqual(['learned', 'duel', 'any-market']);
  // The command line does not know it.
  expect(now.command).toBe('');
  expect(names(asked(own('before the change'), shipped).job.sources.learned)).toEqual(['duel', 'any-market']);
});

test('without a learned player, the panel consists of hand-written bots', () => {
  const { sources } = asked(undefined, []).job;
  expect([sources.learned, sources.people]).toEqual([[], undefined]);
  expect(sources.styles.length).toBe(2);
});

test('a single seat has nobody to compare with', () => {
  expect(planPanel(table, { seats: 1, seed: 7 }, 1000, undefined, [])).toMatch(/two or more seats/);
});

test('both versions of a change are learned from the same player, which knows neither', () => {
  const now = { ...table, bundle: { ...table.bundle, hash: 'changed' } };
  const players = [player('duel', true), player('any-market')];
  const job = planChange(table, now, { seats: 2, seed: 7 }, players);
  if (typeof job === 'string') expect.fail(job);
  expect([job.a, job.b].map(({ source }) => source.content)).toEqual(['abc', 'changed']);
  for (const { sources, lessons } of [job.a, job.b]) {
    expect(names(sources.learned)).toEqual(['any-market']);
    expect(lessons).toMatchObject({ strong: 2, closer: false });
  }
  expect(planChange(table, now, { seats: 1, seed: 7 }, players)).toMatch(/two or more seats/);
});
