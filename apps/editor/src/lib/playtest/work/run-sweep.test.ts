// Sweeps in this thread, compared with the command line.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadContent } from '@railwright/content';
import type { Content } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { Sweep } from '@railwright/playtest';
import { beforeAll, expect, test } from 'vitest';
import { firstSettings, planTest } from '../model/settings.ts';
import { planSweep } from '../model/sweep.ts';
import type { SweepWish, SweepPlan } from '../model/sweep.ts';
import type { StudyNews } from '@railwright/studies';
import { findTables } from '../../core/checks/tables.ts';
import type { TestTable } from '../../core/checks/tables.ts';
import { playHere } from './local-host.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const CONTENT = join(ROOT, 'content');
const PATH = join(CONTENT, 'trains/setups/tokyo-beginners.yaml');
const BOTS = ['heuristic', 'random'];
let table: TestTable;

beforeAll(async () => {
  const load = (): Promise<Content> => loadContent(folderSource(CONTENT), { skip: ['tests'] });
  const found = await findTables(await load(), { path: PATH }, load);
  table = found.table!;
}, 240_000);

function planOf(wish: SweepWish): SweepPlan {
  const settings = { ...firstSettings(table), games: 10, seats: 2, seed: 7, bots: BOTS };
  const test = planTest(PATH, table, settings);
  if (typeof test === 'string') throw new Error(test);
  const plan = planSweep(table, test.batch, BOTS, wish);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

const play = (
  { batch, values }: SweepPlan,
  field: string,
  signal?: AbortSignal,
  hear?: (news: StudyNews) => void,
): Promise<StudyNews[]> => playHere({ kind: 'sweep', batch, field, values }, signal, hear);

const shown = (said: readonly StudyNews[]): Extract<StudyNews, { kind: 'shown' }>[] =>
  said.filter((answer) => answer.kind === 'shown');

test('a sweep equals that of the command shown next to it, number for number', async () => {
  const plan = planOf({ path: 'cards.landfill.cost', from: 1, to: 3, step: 2 });
  const [, ...words] = plan.command.split(' ');
  const program = join(ROOT, 'apps/cli/bin/run.js');
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...words,
    '--json',
    '--content',
    CONTENT,
  ]);
  const said = await play(plan, 'cards.landfill.cost');
  const last = shown(said).at(-1);
  expect(last?.value).toEqual(JSON.parse(stdout));
  expect((last!.value as Sweep).points.map(({ value }) => value)).toEqual([1, 3]);
  expect(last?.progress).toEqual({ played: 40, games: 40 });
  expect(said.at(-1)).toEqual({ kind: 'ended', complete: true, trouble: '' });
}, 240_000);

test('stopping keeps the values that are done', async () => {
  const path = 'rules.handSize';
  const stop = new AbortController();
  const said = await play(planOf({ path, from: 4, to: 6, step: 1 }), path, stop.signal, (answer) => {
    if (answer.kind === 'shown' && (answer.value as Sweep).points.length === 1) stop.abort();
  });
  expect((shown(said).at(-1)!.value as Sweep).points).toMatchObject([{ value: 4, card: null }]);
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false, trouble: '' });
});

test('an unknown number is reported, and nothing is played', async () => {
  const plan = planOf({ path: 'rules.handSize', from: 4, to: 4, step: 1 });
  expect(await play(plan, 'rules.handsize')).toEqual([
    { kind: 'ended', complete: false, trouble: 'There is no field "handsize" in rules.' },
  ]);
});
