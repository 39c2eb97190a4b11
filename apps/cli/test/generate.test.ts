// `railwright generate`: maps that are written, seeded, judged by bots; and what is refused.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { PACK, expectFits, expectNoStack, makeFolder, runCli, writeIn } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';

interface Generated {
  readonly setup: string | null;
  readonly tried: number;
  readonly maps: readonly {
    readonly map: string;
    readonly games: number;
    readonly square?: { readonly across: number; readonly up: number };
    readonly targets: readonly { readonly target: string; readonly verdict: string }[];
  }[];
}

function makePack(): string {
  const folder = makeFolder();
  writeIn(folder, 'pack.yaml', PACK);
  return folder;
}

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'maps')).map((file) => [file, readFileSync(join(folder, 'maps', file), 'utf8')]),
  );

const picturesIn = (folder: string, page: string): number =>
  readFileSync(join(folder, page), 'utf8').split('<svg').length - 1;

test('writes maps that validate finds nothing in, the same for the same seed', async () => {
  const [one, two] = [makePack(), makePack()];
  const asked = ['generate', '--count', '2', '--tries', '4', '--symmetry', 'rotate-2', '--id', 'bay'];
  const reports = ['--report', 'bay.html', '--report', 'bay.md'];
  const first = await runCli([...asked, '--seed', '5', ...reports], { cwd: one });
  expect(first).toMatchObject({ code: 0 });
  expect(picturesIn(one, 'bay.html')).toBe(2);
  // Named after the pack, not by its id.
  expect(readFileSync(join(one, 'bay.html'), 'utf8')).toContain('<title>Mine');
  expect(readFileSync(join(one, 'bay.md'), 'utf8')).toMatch(/mine\/bay-\d\n *[A-Z*]/);
  expect(first.out).toMatch(/bay-\d\n +[A-Z*]/);
  const elsewhere = await runCli([...asked, '--seed', '5', '--pack', two]);
  expect(elsewhere).toMatchObject({ code: 0, out: first.out });
  expect(filesIn(one)).toEqual(filesIn(two));
  expect(Object.keys(filesIn(one))).toHaveLength(2);
  expect(await runCli(['validate', one])).toMatchObject({ code: 0 });
  const other = await runCli([...asked, '--seed', '6', '--force'], { cwd: two });
  expect(other).toMatchObject({ code: 0 });
  expect(filesIn(one)).not.toEqual(filesIn(two));
  // A second map of the same name would take the place of what somebody may have edited.
  const again = await runCli([...asked, '--seed', '5'], { cwd: one });
  expect(again).toMatchObject({ code: 2 });
  expect(again.err).toContain('already exists');
});

test('the only pack of a repository needs no name, and of several one is named', async () => {
  const folder = makeFolder();
  writeIn(folder, 'content/mine/pack.yaml', PACK);
  const asked = ['generate', '--count', '1', '--tries', '1', '--id', 'bay'];
  expect(await runCli([...asked, '--pack', folder])).toMatchObject({ code: 0 });
  expect(Object.keys(filesIn(join(folder, 'content/mine')))).toHaveLength(1);
  writeIn(folder, 'content/yours/pack.yaml', PACK.replace('mine', 'yours'));
  const several = await runCli(asked, { cwd: folder });
  expect(several).toMatchObject({ code: 2 });
  expect(several.err).toContain('Name one with --pack: content/mine, content/yours.');
});

test('judged by bots: the maps nearest to the targets are written, the same on any number of cores', async () => {
  const [one, two] = [makePack(), makePack()];
  const asked = [
    ...[
      'generate',
      SETUP,
      '--players',
      '2',
      '--tries',
      '3',
      '--count',
      '1',
      '--games',
      '100',
      '--size',
      '6x5',
    ],
    ...['--target', 'cellsUsed:0.3-', '--target', 'cellsContested:-1', '--target', 'rounds:-5', '--json'],
  ];
  const [a, b] = await Promise.all([
    runCli([...asked, '--jobs', '1'], { cwd: one }),
    runCli([...asked, '--jobs', '2'], { cwd: two }),
  ]);
  expect(a).toMatchObject({ code: 1, out: b.out });
  expect(filesIn(one)).toEqual(filesIn(two));
  const result = JSON.parse(a.out) as Generated;
  expectFits('generation-result', result);
  expect(result).toMatchObject({ setup: SETUP, tried: 3 });
  const [map] = result.maps;
  expect(Object.keys(filesIn(one))).toEqual([`${map!.map}.yaml`]);
  expect(map!.targets.map(({ target, verdict }) => `${target} ${verdict}`)).toEqual([
    'cellsUsed met',
    'cellsContested met',
    'rounds missed',
  ]);
});

test('an atlas has a map for squares of two figures, each with a verdict, and resumes from its store', async () => {
  const folder = makePack();
  const asked = [
    ...[
      'generate',
      SETUP,
      '--players',
      '2',
      '--tries',
      '4',
      '--games',
      '100',
      '--size',
      '6x5-7x5',
      '--id',
      'atlas',
    ],
    ...[
      '--by',
      'cellsUsed:0-1/2',
      '--by',
      'cellsContested:0-1/1',
      '--target',
      'rounds:1-',
      '--store',
      'atlas.db',
    ],
  ];
  const first = await runCli([...asked, '--json', '--dry-run'], { cwd: folder });
  const result = JSON.parse(first.out) as Generated;
  expectFits('generation-result', result);
  expect(result.maps.length).toBeGreaterThan(0);
  const squares = result.maps.map(({ square }) => JSON.stringify(square));
  expect(new Set(squares).size).toBe(squares.length);
  // A game that is played again cannot be kept, which ends the command.
  const store = new DatabaseSync(join(folder, 'atlas.db'));
  store.exec("CREATE TRIGGER shut BEFORE INSERT ON chunks BEGIN SELECT RAISE(FAIL, 'shut'); END");
  store.close();
  expect((await runCli([...asked, '--seed', '2'], { cwd: folder })).err).toContain('shut');
  const again = await runCli([...asked, '--force', '--report', 'atlas.html'], { cwd: folder });
  expect(again.code).toBe(first.code);
  expect(picturesIn(folder, 'atlas.html')).toBe(result.maps.length);
  expect(again.out).toMatch(/cellsContested, by cellsUsed +0–0\.5 +0\.5–1/);
  expect(Object.keys(filesIn(folder)).sort()).toEqual(result.maps.map(({ map }) => `${map}.yaml`).sort());
});

test('an atlas without a map says so, also where nothing would be written', async () => {
  const words = [
    '--by',
    'cellsUsed:0-0.01',
    '--by',
    'cellsContested:0.98-0.99',
    '--tries',
    '1',
    '--size',
    '5x4',
  ];
  const outcome = await runCli(['generate', SETUP, ...words, '--dry-run'], { cwd: makePack() });
  expect(outcome.code).toBe(1);
  expect(outcome.err).toContain('No map lies in the atlas');
});

test('--dry-run prints the file and writes nothing', async () => {
  const folder = makePack();
  const { code, out } = await runCli(['generate', '--count', '1', '--dry-run', '--id', 'coast'], {
    cwd: folder,
  });
  expect(code).toBe(0);
  expect(out).toContain('id: coast');
  expect(existsSync(join(folder, 'maps'))).toBe(false);
});

test.each([
  [['--size', '10by8'], '“10by8” is not a size.', 'such as 10x8'],
  [['--size', '12x10-6x5'], 'are no sizes', '6x5-12x10'],
  [['--size', '6x5-12x10'], 'Only the maps of an atlas differ in size.', 'add --by'],
  [['--size', '99x99'], '99x99 are 9801 cells.', 'at most 2000'],
  [['--terrain', 'sea:0.1'], '“sea:0.1” is not the share of a terrain.', 'sea=0.1'],
  [['--terrain', 'see=0.1'], 'There is no terrain “see”.', 'Did you mean sea?'],
  [['--terrain', 'sea=0.1', '--terrain', 'sea=0.2'], 'There are two shares of sea.', 'one share of each'],
  [['--cities', '70'], '70 for cities, 7 for remote locations,', 'Make the map larger'],
  [['--games', '200'], '--games is about games, and no setup is played.', 'or leave the flag out'],
  [['--bots', 'random'], '--bots is about games, and no setup is played.', 'Name a setup'],
  [['--store', 'maps.db'], '--store is about games, and no setup is played.', 'Name a setup'],
  [['--count', '9', '--tries', '8'], '9 maps cannot be chosen from 8.', '--tries to 9'],
  [
    [SETUP, '--by', 'cellsUsed:0-1', '--by', 'rounds:1-9', '--count', '3'],
    '--count has no effect',
    'the number of squares',
  ],
  [
    [SETUP, '--by', 'cellsUsed:0-1', '--by', 'rounds:1-9', '--target', 'rounds:5-'],
    'rounds cannot have a target',
    'with --by',
  ],
  [['--symmetry', 'rotate-2', '--cities', '15'], 'there cannot be 15 cities', '14 or 16'],
  [['--stations', '5', '--cities', '6'], '6 cities cannot have 5 stations', '6 to 18'],
  [['--target', 'rounds:9-'], 'no setup is played', 'Name a setup'],
  [[SETUP, '--target', 'cellUsed:0.5-'], 'There is no target “cellUsed”.', 'Did you mean cellsUsed?'],
  [[SETUP, '--target', 'cellsUsed:50-'], 'cellsUsed is 1 at most.', 'write 0.2 for 20%'],
  [[SETUP, '--by', 'cellsUsed:0.2-0.6'], 'An atlas has two figures.', '--by cellsContested'],
  [[SETUP, '--by', 'cellsUsed:0.6-0.2', '--by', 'rounds:1-9'], 'is not an axis', 'cellsUsed:0.3-0.6/5'],
  [[SETUP, '--by', 'cellUse:0-1', '--by', 'rounds:1-9'], 'no figure “cellUse”', 'Did you mean cellsUsed?'],
  [[SETUP, '--by', 'cellsUsed:30-60', '--by', 'rounds:1-9'], 'cellsUsed is 1 at most.', 'write 0.2 for 20%'],
  [['--terrain', 'field=0.5'], 'field is the cheapest', 'other terrain'],
  [['--by', 'cellsUsed:0-1', '--by', 'rounds:1-9'], 'no setup is played', 'Name a setup'],
  // In another pack, which is not the one that was named.
  [['--pack', 'nowhere'], 'There is no folder nowhere.', 'Name the pack'],
  [['--id', 'No'], 'not a valid id', '--id'],
])('%j is refused, with a way out', async (words, reason, help) => {
  const folder = makePack();
  const outcome = await runCli(['generate', ...words], { cwd: folder });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain(reason);
  expect(outcome.err).toContain(help);
  expectNoStack(outcome);
  expect(existsSync(join(folder, 'maps'))).toBe(false);
});
