// Every command of the installed package, on a new pack in its own folder, on the oldest supported Node. On the Node of the workspace only
// a game and its record: the tests of the command line run the package there.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprints as ownFingerprints } from '@railwright/engine/program/fingerprints';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { folderSize } from '../scripts/package/folder-size.ts';
import { COMMAND, askStudio, railwright, run } from './run.ts';
import { outside } from './install.ts';

const ID = 'my-rails';
const SETUP = `${ID}/${ID}`;

type Call = readonly [command: string, args: readonly string[], shows: string];
/** The arguments of each command, in order, and part of its output. */
const FEW: readonly Call[] = [
  ['validate', [], 'nothing found'],
  ['simulate', [SETUP, '--games', '8', '--jobs', '2', '--save', 'games'], 'seat'],
  ['replay', ['games/my-rails-my-rails-*-game0.json'], 'Verified'],
];
const CALLS: readonly Call[] = [
  ...FEW,
  ['validate', ['--format', 'json'], '"diagnostics": []'],
  ['test', [], 'passed'],
  ['ask', [SETUP, '--players', '2', '--games', '4', '--report', 'panel.html'], 'The panel'],
  ['simulate', [SETUP, '--games', '8', '--measure', 'all', '--report', 'report.html'], 'seat'],
  ['simulate', [SETUP, '--games', '8', '--store', 'runs.db'], 'seat'],
  ['simulate', [SETUP, '--games', '4', '--rows', 'games.parquet'], 'seat'],
  ['games', ['games', '--games', '8', '--jobs', '2'], 'games tell little'],
  ['bundle', [SETUP, '-o', 'bundle.json'], ''],
  ['influence', [SETUP, '--card', 'milk-train', '--games', '10'], 'milk-train'],
  ['diff', ['--help'], '--compare'],
  ['compare', [SETUP, 'trains/tokyo-beginners', '--players', '2', '--games', '4'], 'tokyo-beginners'],
  [
    'sweep',
    [SETUP, ...['--field', 'cards.milk-train.cost', '--from', '3', '--to', '4', '--games', '4']],
    'cost',
  ],
  [
    'tune',
    [
      SETUP,
      ...['--number', 'rules.end.emptyPiles=1-4', '--bots', 'heuristic', '--games', '100'],
      ...['--target', 'rounds:-100', '--target', 'firstSeatAdvantage:1'],
    ],
    'Nothing has to change.',
  ],
  [
    'generate',
    [
      ...[SETUP, '--pack', `content/${ID}`, '--tries', '1', '--count', '1', '--games', '100', '--dry-run'],
      ...['--target', 'firstSeatAdvantage:1'],
    ],
    'terrain: |',
  ],
  ['render', ['map', SETUP, '-o', 'map.svg'], 'map.svg'],
  ['render', ['map', SETUP, '-o', 'map.png'], 'map.png'],
  ['render', ['card', `${ID}/milk-train`, '-o', 'card.pdf'], 'card.pdf'],
  ['publish', [SETUP, '--to', 'html'], 'Page that plays'],
  ['rules', [`${ID}/milk-train`], 'Milk Train'],
  ['export', ['map', SETUP, '-o', 'map.tmj'], ''],
  ['rate', [SETUP, '--bots', 'random,heuristic', '--games', '4'], 'heuristic'],
  ['learn', [SETUP, '--players', '2', '--games', '4', '--jobs', '2', '-o', 'quick.player'], 'quick.player'],
  ['simulate', [SETUP, '--players', '2', '--games', '2', '--bots', 'quick.player,random'], 'quick'],
  ['explain', ['quick.player', '--games', '2', '--against', 'random'], 'A game takes'],
  ['exploit', ['quick.player', '--games', '8', '--held-out', '4'], 'quick'],
  [
    'fit',
    ['quick.player', '--against', 'random', '--tries', '2', '--games', '4', '--held-out', '4'],
    'quick-fitted.yaml',
  ],
  // Two tries find nothing better, so it exits with 1.
  [
    'improve',
    [
      ...['trains/tower-buyer', '--setup', 'trains/tokyo-beginners', '--against', 'random'],
      ...['--tries', '2', '--games', '16', '--held-out', '16', '-o', 'better.yaml'],
    ],
    'tower-buyer',
  ],
  ['format', ['--check'], ''],
  ['migrate', [], ''],
  ['schema', ['cards'], 'json-schema.org'],
  ['doctor', [], 'extends trains'],
  // Warned of from then on, as two maps have one name.
  ['import', ['map.tmj', '--pack', `content/${ID}`, '--id', 'again'], ''],
  ['host', ['--help'], '--hook'],
  ['worker', ['--help'], 'RAILWRIGHT_QUEUE'],
  ['merge', ['--help'], '--shard'],
  ['merge-file', ['--help'], '--marker-size'],
  ['completion', ['bash'], 'complete -o default'],
];
/** Not in the list because they have tests of their own. */
const OTHERS = ['new', 'hooks', 'studio', 'lsp'];

test('every command is tested', () => {
  const tried = new Set([...CALLS.map(([command]) => command), ...OTHERS]);
  expect(Object.keys(COMMANDS).filter((command) => !tried.has(command))).toEqual([]);
});

const [OLDEST = '', NEWER = ''] = inject('nodes');

describe.each([
  ['the oldest Node', OLDEST, CALLS, Object.keys(COMMANDS)],
  ['a newer Node', NEWER, FEW, ['validate']],
])('on %s', (_, node, calls, helped) => {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-pack-'));
  const pack = join(folder, ID);
  beforeAll(() => {
    const made = railwright(node, folder, 'new', ID);
    expect(made).toMatchObject({ code: 0, err: '' });
    cpSync(join(inject('folder'), 'node_modules'), join(pack, 'node_modules'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('version and help', () => {
    const [version, fingerprints] = railwright(node, folder, '--version').out.split('\n');
    expect(version).toMatch(/^railwright\/\d/);
    // Those of this checkout: the package and the checkout play the same games.
    const { games, results, queue } = ownFingerprints();
    expect(fingerprints).toBe(`games ${games}, results ${results}, queue ${queue}`);
    const { code, out } = railwright(node, folder, '--help');
    expect(code).toBe(0);
    for (const command of Object.keys(COMMANDS)) expect(out).toContain(`  ${command} `);
  });

  test.each(helped)('help of %s', (command) => {
    const { code, out } = railwright(node, folder, command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`$ railwright ${command}`);
  });

  test.each(calls)('%s %j', (command, args, shows) => {
    const { code, out, err } = railwright(node, pack, command, ...args);
    const fine = code === 0 || (command === 'improve' && code === 1);
    expect(fine ? '' : `${code}: ${err}${out}`).toBe('');
    expect(out + err).toContain(shows);
  });

  test('serves the studio and the player from the package', async () => {
    const { pages, code } = await askStudio(node, pack, ['/', '/play/', '/api/files']);
    expect(pages['/']).toContain('<!doctype html>');
    expect(pages['/play/']).toContain('<!doctype html>');
    expect(pages['/api/files']).toContain(`${ID}/pack.yaml`);
    expect(code).toBe(0);
  });

  test('plays a shipped setup in a folder without content', () => {
    const { code, out } = railwright(
      node,
      folder,
      'simulate',
      'freight-train/standard',
      '--games',
      '2',
      '--bots',
      'heuristic',
    );
    expect({ code, out }).toMatchObject({ code: 0 });
  });
});

test.each(['20.19.1', '22.16.0', '23.3.0', '23.11.1'])(
  'Node %s is told so, and nothing else happens',
  (version) => {
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
    const outcome = run(OLDEST, ['--import', older, COMMAND, 'validate'], inject('folder'), outside(OLDEST));
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toBe(
      `railwright needs Node 22.17 or a later 22, or Node 24 or newer; this is Node ${version}.\n`,
    );
  },
);

test('a queue names the packages that it needs', () => {
  const { code, err } = run(
    OLDEST,
    [COMMAND, 'worker', 'redis://127.0.0.1:1'],
    inject('folder'),
    outside(OLDEST),
  );
  expect(code).toBe(2);
  expect(err).toContain('npm install bullmq@6 ioredis@6');
});

test('the installation is small and has a single package of ours', () => {
  const modules = join(inject('folder'), 'node_modules');
  expect(folderSize(modules) / 1024 / 1024).toBeLessThan(15);
  expect(readdirSync(modules).filter((name) => name.includes('railwright'))).toEqual(['railwright']);
  const root = join(modules, 'railwright');
  for (const file of [
    'README.md',
    'LICENSE',
    'LICENSES-OF-OTHERS.txt',
    'schemas/cards.schema.json',
    'action.yml',
  ])
    expect(existsSync(join(root, file)), file).toBe(true);
  const schema = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Record<string, unknown>;
  expect(schema('cards.schema.json')).toMatchObject({ $ref: 'v1/cards.schema.json' });
  expect(schema('v1/cards.schema.json')).toHaveProperty('properties.cards');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    homepage: expect.stringContaining('https://') as unknown,
    repository: { type: 'git', url: expect.stringMatching(/^git\+https:.*\.git$/) as unknown },
    bugs: { url: expect.stringContaining('https://') as unknown },
  });
  const texts = readdirSync(join(root, 'lib')).map((name) => readFileSync(join(root, 'lib', name), 'utf8'));
  expect(texts.some((text) => /["']@railwright\//.test(text))).toBe(false);
});
