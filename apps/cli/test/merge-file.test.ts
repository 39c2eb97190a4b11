// `railwright merge-file` as git runs it: in merges and rebases of repositories that `railwright hooks` has set up.
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND, expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const PACK =
  'format: 1\nid: bay\ngame: trains\ntitle: Bay\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n';
const MAP = `format: 1
id: bay
name: Bay
orientation: pointy
terrain: |
  F F C F
   M F F F
  F C F F
places:
  - { at: A3, city: 2, name: Quay }
  - { at: C2, city: 1, name: Mill }
# Rocks.
barriers:
  - [A3, B2]
`;
const CARDS = `format: 1
cards:
  # Fast.
  - id: fast
    name: Fast
    categories: [train]
    cost: 4
    value: 2
  - id: slow
    name: Slow
    categories: [train]
    cost: 2
    value: 1
`;
const MAP_FILE = 'content/bay/maps/bay.yaml';
const CARD_FILE = 'content/bay/cards/cards.yaml';

let cwd: string;
let env: Record<string, string>;

const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');

function git(...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync('git', ['-C', cwd, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Changes a file on a branch made from main, or on main itself, and commits it. */
function change(branch: string, file: string, edits: readonly (readonly [from: string, to: string])[]): void {
  git('checkout', '-q', branch);
  const text = edits.reduce((now, [from, to]) => now.replace(from, to), read(file));
  writeIn(cwd, file, text);
  expect(git('commit', '-q', '--no-verify', '-a', '-m', `Change ${branch}`)).toMatchObject({ code: 0 });
}

/** The command where npm would install it. */
function install(script: string): void {
  const file = join(cwd, 'node_modules/.bin/railwright');
  writeIn(cwd, 'node_modules/.bin/railwright', '');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

beforeEach(async () => {
  cwd = makeFolder();
  const home = makeFolder();
  env = { HOME: home, GIT_CONFIG_NOSYSTEM: '1', XDG_CONFIG_HOME: home };
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'x');
  git('config', 'user.email', 'x@example.org');
  writeIn(cwd, '.gitignore', 'node_modules\n');
  writeIn(cwd, 'content/bay/pack.yaml', PACK);
  writeIn(cwd, MAP_FILE, MAP);
  writeIn(cwd, CARD_FILE, CARDS);
  install(`exec '${process.execPath}' '${COMMAND}' "$@"`);
  expect(await runCli(['hooks'], { cwd, env })).toMatchObject({ code: 0, err: '' });
  git('add', '.');
  expect(git('commit', '-q', '--no-verify', '-m', 'Start')).toMatchObject({ code: 0 });
  git('branch', 'topic');
});

describe.skipIf(process.platform === 'win32')('git', () => {
  test('merges a map by cell and cards by id, with all comments', () => {
    change('main', MAP_FILE, [
      ['F F C F', 'M F C F'],
      ['Mill }\n', 'Mill }\n  - { at: A1, remote: 3 }\n'],
    ]);
    change('main', CARD_FILE, [
      ['cost: 4', 'cost: 5 # was 4'],
      ['value: 1\n', 'value: 1\n  - id: mail\n    name: Mail\n    categories: [train]\n    cost: 1\n'],
    ]);
    change('topic', MAP_FILE, [
      ['F F C F', 'F F C S'],
      ['Mill }\n', 'Mill }\n  - { at: C4, remote: 2 } # far\n'],
    ]);
    change('topic', CARD_FILE, [
      ['name: Fast', 'name: Rapid'],
      [
        'value: 1\n',
        'value: 1\n  # Late.\n  - id: late\n    name: Late\n    categories: [train]\n    cost: 1\n',
      ],
    ]);
    const merged = git('merge', '-q', '--no-edit', 'main');
    expect(merged).toMatchObject({ code: 0, err: '' });
    expect(read(MAP_FILE)).toBe(
      MAP.replace('F F C F', 'M F C S').replace(
        'Mill }\n',
        'Mill }\n  - { at: C4, remote: 2 } # far\n  - { at: A1, remote: 3 }\n',
      ),
    );
    expect(read(CARD_FILE)).toContain('name: Rapid\n    categories: [train]\n    cost: 5 # was 4\n');
    expect(read(CARD_FILE)).toMatch(/# Late\.\n {2}- id: late\n[^]*\n {2}- id: mail\n/);
  });

  test('asks in a rebase what both changed, and merges the rest; the person finishes it', () => {
    git('config', 'merge.conflictStyle', 'diff3');
    change('main', CARD_FILE, [
      ['cost: 4', 'cost: 5'],
      ['name: Slow', 'name: Lazy'],
    ]);
    change('topic', CARD_FILE, [
      ['cost: 4', 'cost: 3'],
      ['cost: 2', 'cost: 1'],
    ]);
    const { code, err } = git('rebase', '-q', 'main');
    expect(code).toBe(1);
    expect(err).toContain(
      `railwright: ${CARD_FILE}: 1 question left between conflict marks; all else is merged.`,
    );
    expect(err).toMatch(/ lines 7 to 13: cards › fast › cost: ours.* has 5, theirs.* has 3; it was 4\./);
    expect(err).toContain(`railwright validate ${CARD_FILE} && git add ${CARD_FILE}`);
    expect(read(CARD_FILE)).toMatch(
      /\n<{7} .*\n {4}cost: 5\n\|{7} .*\n {4}cost: 4\n={7}\n {4}cost: 3\n>{7} .*\n {4}value: 2\n {2}- id: slow\n {4}name: Lazy\n {4}categories: \[train\]\n {4}cost: 1\n/,
    );
    writeIn(cwd, CARD_FILE, read(CARD_FILE).replace(/<{7}[^]*={7}\n(.*\n)>{7}.*\n/, '$1'));
    git('add', '.');
    expect(git('-c', 'core.editor=true', 'rebase', '--continue')).toMatchObject({ code: 0 });
    expect(read(CARD_FILE)).toBe(
      CARDS.replace('cost: 4', 'cost: 3').replace('Slow', 'Lazy').replace('cost: 2', 'cost: 1'),
    );
  });

  test('leaves a merged file to the person if neither side has the mistake in it', () => {
    change('main', MAP_FILE, [['[A3, B2]\n', '[A3, B2]\n  - [A4, B4]\n']]);
    change('topic', MAP_FILE, [['M F F F', 'M F F S']]);
    const { code, err } = git('merge', '-q', '--no-edit', 'main');
    expect(code).toBe(1);
    expect(err).toMatch(/was merged, but has what neither ours.* nor theirs.* has: 1 \w+\./);
    expect(err).toMatch(/content\/bay\/maps\/bay\.yaml:15:\d+/);
    expect(git('ls-files', '-u').out).toContain(MAP_FILE);
    expect(read(MAP_FILE)).toBe(
      MAP.replace('M F F F', 'M F F S').replace('[A3, B2]\n', '[A3, B2]\n  - [A4, B4]\n'),
    );
  });

  test.each([
    ['is not installed', undefined, 'railwright is not installed here'],
    ['does not start', 'exit 1', ''],
    ['fails', 'exit 2', ''],
  ])('merges by line and keeps both sides if railwright %s', (_, script, words) => {
    rmSync(join(cwd, 'node_modules'), { recursive: true });
    if (script !== undefined) install(script);
    change('main', CARD_FILE, [['cost: 4', 'cost: 5']]);
    change('topic', CARD_FILE, [['cost: 4', 'cost: 3']]);
    const { code, err } = git('merge', '-q', '--no-edit', 'main');
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(read(CARD_FILE)).toMatch(/<{7} ours\n {4}cost: 3\n={7}\n {4}cost: 5\n>{7} theirs\n/);
  });

  test('merges by line what cannot be read, and says so', () => {
    change('main', CARD_FILE, [['cost: 2', 'cost: 3']]);
    change('topic', CARD_FILE, [['# Fast.', '# Fast. \n  broken: [']]);
    const { code, err } = git('merge', '-q', '--no-edit', 'main');
    expect(code).toBe(0);
    expect(err).toContain(`${CARD_FILE} was merged by line, since ours cannot be read as an object of YAML.`);
    expect(read(CARD_FILE)).toContain('cost: 3');
  });
});

describe('by hand', () => {
  const merge = async (...args: string[]): Promise<Outcome> => {
    const outcome = await runCli(['merge-file', ...args], { cwd, env });
    expectNoStack(outcome);
    return outcome;
  };

  test('writes the result into the second file, and says what is missing', async () => {
    writeIn(cwd, 'base', CARDS);
    writeIn(cwd, 'ours', CARDS.replace('cost: 4', 'cost: 5'));
    writeIn(cwd, 'theirs', CARDS.replace('cost: 2', 'cost: 1'));
    expect(await merge('base', 'ours', 'theirs', '--path', CARD_FILE)).toEqual({ code: 0, out: '', err: '' });
    expect(read('ours')).toBe(CARDS.replace('cost: 4', 'cost: 5').replace('cost: 2', 'cost: 1'));
    expect(await merge('base', 'none', 'theirs', '--path', CARD_FILE)).toMatchObject({
      code: 2,
      err: expect.stringContaining('none cannot be read: there is no such file') as string,
    });
  });

  test('leaves files that are neither text nor YAML as they are', async () => {
    for (const [file, text] of [
      ['base', '\0a'],
      ['ours', '\0b'],
      ['theirs', '\0c'],
    ] as const)
      writeIn(cwd, file, text);
    const { code, err } = await merge('base', 'ours', 'theirs', '--path', 'content/bay/players/a.player');
    expect(code).toBe(1);
    expect(err).toContain('cannot be merged by line; it is left as ours has it');
    expect(read('ours')).toBe('\0b');
  });

  test('names no sequence of the terminal that a file holds', async () => {
    writeIn(cwd, 'base', CARDS);
    writeIn(cwd, 'ours', CARDS.replace('name: Fast', 'name: "Fast \u001b[31m"'));
    writeIn(cwd, 'theirs', CARDS.replace('name: Fast', 'name: Other'));
    const { code, err } = await merge('base', 'ours', 'theirs', '--path', CARD_FILE);
    expect(code).toBe(1);
    expect(err).not.toContain('\u001b');
  });
});
