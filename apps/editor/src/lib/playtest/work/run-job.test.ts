// Studies in this thread, with the shipped content: the same code as in the workers.
import { join } from 'node:path';
import { loadContent } from '@railwright/content';
import type { Content } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame } from '@railwright/engine';
import type { GameDefinition } from '@railwright/engine';
import { localExecutor, summarize } from '@railwright/playtest';
import type { Batch } from '@railwright/playtest';
import { beforeAll, expect, test } from 'vitest';
import { firstSettings, planTest } from '../model/settings.ts';
import { findTables } from '../../core/checks/tables.ts';
import type { TestTable } from '../../core/checks/tables.ts';
import { playHere } from './local-host.ts';

const CONTENT = join(import.meta.dirname, '../../../../../../content');
let content: Content;
let table: TestTable;
let batch: Batch;
let outcomes: Batch;
const versions = { a: 'before', b: 'after' };

const load = (): Promise<Content> => loadContent(folderSource(CONTENT), { skip: ['tests'] });
const PATH = join(CONTENT, 'trains/maps/osaka.yaml');

beforeAll(async () => {
  content = await load();
  const found = await findTables(content, { path: PATH }, load);
  table = found.table!;
  const plan = planTest(PATH, table, { ...firstSettings(table), games: 6, bots: ['random'], seats: 2 });
  if (typeof plan === 'string') throw new Error(plan);
  batch = plan.batch;
  outcomes = { ...batch, gather: ['outcomes'] };
}, 120_000);

test('a simulation ends with the result of the batch itself and shows figures on the way', async () => {
  const said = await playHere({ kind: 'simulate', batch });
  const shown = said.filter((answer) => answer.kind === 'shown');
  expect(shown.length).toBeGreaterThan(1);
  const game = createGame(batch.definition as GameDefinition, batch.seats);
  const run = await localExecutor().runBatch(batch, game);
  expect(shown.at(-1)?.value).toEqual(summarize(batch, game, run));
  expect(said.at(-1)).toEqual({ kind: 'ended', complete: true, trouble: '' });
  expect(said[0]).toMatchObject({ kind: 'items' });
});

test('a version compared with itself shows no differences', async () => {
  const said = await playHere({ kind: 'compare', a: outcomes, b: outcomes, versions });
  const last = said.filter((answer) => answer.kind === 'shown').at(-1);
  const value = last?.value as { games: number; differences: { difference: { value: number } | null }[] };
  expect(value.games).toBe(6);
  expect(value.differences.every(({ difference }) => difference === null || difference.value === 0)).toBe(
    true,
  );
});

test('a study plays a card free, forbidden and forced', async () => {
  const item = { item: 'garage', measure: 'gained:garage', cost: 4 };
  const said = await playHere({ kind: 'influence', batch, items: [item], must: 1 });
  const last = said.filter((answer) => answer.kind === 'shown').at(-1);
  expect(last?.progress).toEqual({ played: 18, games: 18 });
  expect(last?.value).toMatchObject({ games: 6, cards: [{ item: 'garage' }] });
});

test('a study stopped before it began says so and shows nothing', async () => {
  const said = await playHere({ kind: 'simulate', batch }, AbortSignal.abort());
  expect(said.some(({ kind }) => kind === 'shown')).toBe(false);
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false });
});

test('a game that cannot be played ends the study with its number', async () => {
  const broken = { ...outcomes, bots: batch.bots.map(() => ({ name: 'nobody', bot: 'nobody' })) };
  const said = await playHere({ kind: 'compare', a: outcomes, b: broken, versions });
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false, game: 0 });
  expect(JSON.stringify(said.at(-1))).toContain('nobody');
});

test("a map is tested with the setups that use it, beginners' setups first", async () => {
  const { setups } = await findTables(content, { path: PATH }, load);
  expect(setups[0]?.id).toBe('trains/osaka-beginners');
  expect(setups.every(({ uses }) => uses)).toBe(true);
  expect(setups.map(({ id }) => id)).not.toContain('trains/tokyo-beginners');
});

test('a setup is tested itself, and a set of cards in a setup that sells them', async () => {
  const own = await findTables(content, { path: join(CONTENT, 'trains/setups/tokyo-random.yaml') }, load);
  expect(own.setups.map(({ id }) => id)).toEqual(['trains/tokyo-random']);
  const fenland = content.packs.find(({ id }) => id === 'homebrew-fenland')?.items.get('cards');
  const path = [...(fenland?.values() ?? [])][0]?.file.path ?? '';
  const cards = await findTables(content, { path }, load);
  expect(cards.table?.setup).toBe('homebrew-fenland/fenland-duel');
});

test('a file outside all packs has no setup', async () => {
  expect(await findTables(content, { path: '/nowhere/maps/a.yaml' }, load)).toEqual({
    setups: [],
    problems: [],
  });
});
