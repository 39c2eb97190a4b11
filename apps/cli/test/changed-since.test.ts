// `validate --changed-since`: what it shows of a branch in any kind of repository, and that it says what it leaves out.
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const pack = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n${more}`;
const card = (id: string, more = 'value: 1'): string =>
  `format: 1\ncards:\n  - id: ${id}\n    name: ${id}\n    categories: [goods]\n    cost: 1\n    ${more}\n`;
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

/** Commits the current files. */
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

test('shows findings in changed and new files only, and how many others there are', async () => {
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

test('shows what a change breaks in other files, but not what was broken before', async () => {
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

test('removing a neighbouring pack breaks what extends it', async () => {
  write('base/pack.yaml', pack('base'));
  write('mine/pack.yaml', pack('mine', 'extends: [base]\n'));
  commitAll();
  rmSync(join(cwd, 'base'), { recursive: true });
  const { code, out } = await run(['mine', '--changed-since', 'HEAD']);
  expect(out).toContain('mine/pack.yaml');
  expect(code).toBe(1);
});

test('paths through a linked folder mean the same files', async () => {
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

  test('reports mistakes that come with a newer version', async () => {
    change(card('base-train', 'vlaue: 1'));
    const uncommitted = await run(['.', '--changed-since', 'HEAD']);
    expect(uncommitted.out).toContain('base/cards/base.yaml:7:5');
    git(cwd, 'commit', '-qam', 'Newer');
    // Inside a hook, git sets the location of its repository, which differs from the submodule's.
    const committed = await run(['.', '--changed-since', 'HEAD~1'], { GIT_DIR: join(cwd, '.git') });
    expect(committed.out).toContain('base/cards/base.yaml:7:5');
    expect(committed.code).toBe(1);
  });

  test('reports the pack that breaks because it extends it', async () => {
    change(card('other-train'));
    const { code, out } = await run(['mine', '--changed-since', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toContain('mine/cards/b.yaml');
  });

  test('hides nothing if its earlier state is missing', async () => {
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

describe('passes on what git says when it refuses', () => {
  test('without a repository', async () => {
    const { code, err } = await run(['mine', '--changed-since', 'HEAD']);
    expect(code).toBe(2);
    expect(err).toMatch(/^railwright: git cannot say what changed since HEAD\.\n.*not a git repository/);
  });

  test('in a folder owned by another user', async () => {
    commitAll();
    const { code, err } = await run(['mine', '--changed-since', 'HEAD'], {
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    });
    expect(code).toBe(2);
    expect(err).toMatch(/dubious ownership[^]*git config --global --add safe\.directory/);
  });

  test('without git', async () => {
    const { code, err } = await run(['mine', '--changed-since', 'HEAD'], { PATH: makeFolder() });
    expect(code).toBe(2);
    expect(err).toContain('git was not found on this machine.');
  });

  test('refuses content of another repository', async () => {
    commitAll();
    const other = makeFolder();
    writeIn(other, 'pack.yaml', pack('other'));
    const { code, err } = await run([other, '--changed-since', 'HEAD']);
    expect(code).toBe(2);
    expect(err).toContain(`is not in the repository ${cwd}`);
  });
});
