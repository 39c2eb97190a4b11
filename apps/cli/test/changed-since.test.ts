// `validate --changed-since`: what is shown of a branch, whatever its repository looks like, and that it says what it leaves out.
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const pack = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n${more}`;
const card = (id: string, more = 'value: 1'): string =>
  `format: 1\ncards:\n  - id: ${id}\n    name: X\n    categories: [train]\n    cost: 1\n    ${more}\n`;
const gain = (id: string): string => `effect: [{ gain: { where: { card: ${id} } } }]`;

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);

const run = async (args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> => {
  const outcome = await runCli(['validate', ...args], { cwd, env });
  expectNoStack(outcome);
  return outcome;
};

const NAMED = ['-c', 'user.name=x', '-c', 'user.email=x@example.org', '-c', 'protocol.file.allow=always'];

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...NAMED, ...args], { stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** Puts what is there under git. */
function commitAll(folder = cwd): void {
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', 'First');
}

beforeEach(() => {
  cwd = makeFolder();
  write('mine/pack.yaml', pack('mine'));
  write('mine/cards/a.yaml', card('a-train'));
  write('mine/cards/b.yaml', card('b-train'));
});

const NOTHING = `Checked mine (pack mine); showing only what changed since HEAD and what those changes broke
0 changed files checked, nothing found.
`;

test('only changed and new files are shown, and how many findings are not', async () => {
  commitAll();
  expect(await run(['mine', '--changed-since', 'HEAD'])).toMatchObject({ code: 0, out: NOTHING });
  write('mine/cards/a.yaml', card('a-train', 'vlaue: 1'));
  write('mine/cards/ü x.yaml', card('c-train', 'vlaue: 1'));
  const { code, out } = await run(['mine', '--changed-since', 'main']);
  expect(code).toBe(1);
  expect(out).toContain('2 errors in 2 of 2 files.');
  git(cwd, 'commit', '-qam', 'Broken');
  const later = await run(['mine', '--changed-since', 'HEAD']);
  expect(later.out).toContain('1 error in 1 of 1 file. 1 finding in files that did not change is not shown.');
  const data = await run(['mine', '--changed-since', 'HEAD', '--format', 'json']);
  expect(JSON.parse(data.out)).toMatchObject({ errors: 1, unchanged: 1 });
});

test.each(['nowhere', '--output=/tmp/x', 'HEAD; ls'])('there is no commit %s', async (ref) => {
  commitAll();
  const { code, err } = await run(['mine', '--changed-since', ref]);
  expect(code).toBe(2);
  expect(err).toContain('There is no commit');
});

test('what a change breaks in other files is shown, and what was broken before is not', async () => {
  write('mine/cards/b.yaml', card('b-train', gain('a-train')));
  write('mine/cards/c.yaml', card('c-train', gain('no-train')));
  commitAll();
  const before = await run(['mine', '--changed-since', 'HEAD']);
  expect(before.code).toBe(0);
  expect(before.out).toContain('1 finding in files that did not change is not shown.');
  rmSync(join(cwd, 'mine/cards/a.yaml'));
  const removed = await run(['mine', '--changed-since', 'HEAD']);
  expect(removed.code).toBe(1);
  expect(removed.out).toContain('mine/cards/b.yaml');
  expect(removed.out).toContain('1 error in 1 of 1 file.');
  write('mine/cards/a.yaml', card('d-train'));
  const renamed = await run(['mine', '--changed-since', 'HEAD']);
  expect(renamed.out).toContain('mine/cards/b.yaml');
  expect(renamed.out).not.toContain('mine/cards/c.yaml');
});

test('a pack beside, taken away, breaks what extends it', async () => {
  write('base/pack.yaml', pack('base'));
  write('mine/pack.yaml', pack('mine', 'extends: [base]\n'));
  commitAll();
  rmSync(join(cwd, 'base'), { recursive: true });
  const { code, out } = await run(['mine', '--changed-since', 'HEAD']);
  expect(out).toContain('mine/pack.yaml');
  expect(code).toBe(1);
});

test('a path through a linked folder is that of the files', async () => {
  commitAll();
  symlinkSync('mine', join(cwd, 'link'));
  write('mine/cards/a.yaml', card('a-train', 'vlaue: 1'));
  const { code, out } = await run(['link', '--changed-since', 'HEAD']);
  expect(code).toBe(1);
  expect(out).toContain('1 error in 1 of 1 file.');
});

describe('a submodule', () => {
  let base: string;
  const change = (text: string): void => {
    writeIn(base, 'cards/base.yaml', text);
    git(base, 'commit', '-qam', 'Change');
    git(join(cwd, 'base'), 'pull', '-q');
  };

  beforeEach(() => {
    base = makeFolder();
    writeIn(base, 'pack.yaml', pack('base'));
    writeIn(base, 'cards/base.yaml', card('base-train'));
    commitAll(base);
    write('mine/pack.yaml', pack('mine', 'extends: [base]\n'));
    write('mine/cards/b.yaml', card('b-train', gain('base-train')));
    git(cwd, 'init', '-q', '-b', 'main');
    git(cwd, 'submodule', '--quiet', 'add', base, 'base');
    commitAll();
  });

  test('that is newer brings its own mistakes', async () => {
    change(card('base-train', 'vlaue: 1'));
    const uncommitted = await run(['.', '--changed-since', 'HEAD']);
    expect(uncommitted.out).toContain('base/cards/base.yaml:7:5');
    git(cwd, 'commit', '-qam', 'Newer');
    // In a hook git says where its repository is, which is not that of the submodule.
    const committed = await run(['.', '--changed-since', 'HEAD~1'], { GIT_DIR: join(cwd, '.git') });
    expect(committed.out).toContain('base/cards/base.yaml:7:5');
    expect(committed.code).toBe(1);
  });

  test('breaks the pack that extends it', async () => {
    change(card('other-train'));
    const { code, out } = await run(['mine', '--changed-since', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toContain('mine/cards/b.yaml');
  });

  test('whose earlier state is not here hides nothing', async () => {
    change(card('other-train'));
    rmSync(join(cwd, 'base'), { recursive: true });
    rmSync(join(cwd, '.git/modules'), { recursive: true });
    git(cwd, 'clone', '-q', '--depth', '1', `file://${base}`, 'base');
    const { code, out, err } = await run(['mine', '--changed-since', 'HEAD']);
    expect(err).toContain('git does not have the earlier state of base here');
    expect(out).toContain('mine/cards/b.yaml');
    expect(code).toBe(1);
  });
});

describe('what git refuses it says itself', () => {
  test('where there is no repository', async () => {
    const { code, err } = await run(['mine', '--changed-since', 'HEAD']);
    expect(code).toBe(2);
    expect(err).toMatch(/^railwright: git cannot say what changed since HEAD\.\n.*not a git repository/);
  });

  test('where the folder belongs to somebody else', async () => {
    commitAll();
    const { code, err } = await run(['mine', '--changed-since', 'HEAD'], {
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    });
    expect(code).toBe(2);
    expect(err).toMatch(/dubious ownership[^]*git config --global --add safe\.directory/);
  });

  test('where there is none', async () => {
    const { code, err } = await run(['mine', '--changed-since', 'HEAD'], { PATH: makeFolder() });
    expect(code).toBe(2);
    expect(err).toContain('git was not found on this machine.');
  });

  test('content of another repository is not asked for in this one', async () => {
    commitAll();
    const other = makeFolder();
    writeIn(other, 'pack.yaml', pack('other'));
    const { code, err } = await run([other, '--changed-since', 'HEAD']);
    expect(code).toBe(2);
    expect(err).toContain(`is not in the repository ${cwd}`);
  });
});
