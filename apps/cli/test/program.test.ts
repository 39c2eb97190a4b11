// The bundle that a checkout runs: the same answers as from the sources, and never those of older sources. In a copy of the checkout.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder, PACK, writeIn } from './run-cli.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts',
  'packages',
  'apps/cli',
  'content',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'bench', 'fuzz']);

let copy: string;
let pack: string;
let main: string;

beforeAll(() => {
  copy = makeFolder();
  for (const place of COPIED)
    cpSync(join(ROOT, place), join(copy, place), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) && source !== join(ROOT, 'apps/cli/build'),
    });
  symlinkSync(join(ROOT, 'schemas'), join(copy, 'schemas'));
  const packages = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`);
  for (const folder of ['.', 'apps/cli', ...packages]) linkModules(join(folder, 'node_modules'));
  mkdirSync(join(copy, 'node_modules/@railwright'));
  for (const folder of packages)
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@railwright', basename(folder)));
  // A file that was just written may have been read before.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  expect(run(['apps/cli/scripts/checkout-bundle.ts'])).toMatchObject({ status: 0, stderr: '' });
  main = join(copy, 'apps/cli/build', firstLine(), 'main.js');

  pack = makeFolder();
  writeIn(pack, 'content/mine/pack.yaml', PACK.replace('Mine', '[Mine'));
  writeIn(pack, 'content/other/pack.yaml', PACK.replace('id: mine', 'id: other'));
});

/** Packages that npm installed, except for our own: those of the copy are to be found. */
function linkModules(place: string): void {
  if (!existsSync(join(ROOT, place))) return;
  mkdirSync(join(copy, place));
  for (const name of readdirSync(join(ROOT, place)))
    if (name !== '@railwright' && name !== '.cache')
      symlinkSync(join(ROOT, place, name), join(copy, place, name));
}

const firstLine = (): string =>
  readFileSync(join(copy, 'apps/cli/build/bundle.txt'), 'utf8').split('\n')[0] ?? '';

function run(
  args: readonly string[],
  cwd = copy,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { DEBUG: _, RAILWRIGHT_COMMAND: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const COMMAND = 'apps/cli/bin/run.js';
/** A Node option makes it run the sources. */
const OPTION = '--no-deprecation';

test.each([
  '--version',
  '--help',
  'simualte',
  'validate content',
  'validate content/mine --format json',
  'test content',
  'simulate trains/tokyo-beginners --bots random --games 4 --jobs 2 --json',
  'completion bash',
])('%s gives the same from the bundle as from the sources', (line) => {
  const command = join(copy, COMMAND);
  const [bundled, sources] = [[command], [OPTION, command]].map((start) =>
    run([...start, ...line.split(' ')], pack),
  );
  expect(bundled).toEqual(sources);
});

test('shipped packs that changed since it was made are checked again', () => {
  const validate = [join(copy, COMMAND), 'validate', join(copy, 'content')];
  writeFileSync(join(copy, 'content/freight-train/pack.yaml'), 'nonsense: 1\n', { flag: 'a' });
  rmSync(join(copy, 'content/trains/maps/tokyo.yaml'));
  const bundled = run(validate, pack);
  expect(bundled).toEqual(run([OPTION, ...validate], pack));
  expect(bundled).toMatchObject({ status: 1 });
  expect(bundled.stdout).toContain('nonsense');
  expect(bundled.stdout).toContain('tokyo');
});

test('the bundle is not used once something that it depends on has changed', () => {
  writeFileSync(main, `export const main = () => console.log('bundle');`);
  const asks = (): string => run([COMMAND, '--version']).stdout;
  expect(asks()).toBe('bundle\n');
  expect(run([OPTION, COMMAND, '--version']).stdout).toContain('games');

  const changes: readonly (readonly [string, () => void])[] = [
    ...[
      'apps/cli/src/output.ts',
      'packages/content/src/text/hash.ts',
      'packages/content/package.json',
      'package-lock.json',
      'apps/cli/package.json',
    ].map(
      (place) => [place, () => writeFileSync(join(copy, place), readFileSync(join(copy, place)))] as const,
    ),
    ['packages/engine/src', () => writeFileSync(join(copy, 'packages/engine/src/new.ts'), '')],
    ['packages/queue/src/index.ts', () => rmSync(join(copy, 'packages/queue/src/index.ts'))],
  ];
  for (const [place, change] of changes) {
    change();
    expect([place, asks()]).not.toEqual([place, 'bundle\n']);
    // The list without the entry, as if it had not been noted: nothing else has told of the change.
    const others = readFileSync(join(copy, 'apps/cli/build/bundle.txt'), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(`${place}\t`) && !line.startsWith(`${dirname(place)}\t`));
    writeFileSync(join(copy, 'apps/cli/build/bundle.txt'), others.join('\n'));
    expect([place, asks()]).toEqual([place, 'bundle\n']);
  }
});
