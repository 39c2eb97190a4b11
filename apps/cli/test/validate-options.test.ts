// Which findings `validate` shows, and what makes it fail.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const PACK = `format: 1
id: mine
game: trains
title: Mine
version: 1.0.0
licence: MIT
authors: [Me]
`;
const card = (id: string, more = 'value: 1'): string =>
  `format: 1\ncards:\n  - id: ${id}\n    name: ${id}\n    categories: [goods]\n    cost: 1\n    ${more}\n`;
/** A warning. */
const UNUSED = 'effect: [{ choose: { from: hand, as: old } }]';

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);

beforeEach(() => {
  cwd = makeFolder();
  write('mine/pack.yaml', PACK);
  write('mine/cards/a.yaml', card('a-train'));
  write('mine/cards/b.yaml', card('b-train', UNUSED));
});

const run = async (args: readonly string[], input?: string): Promise<Outcome> => {
  const outcome = await runCli(['validate', ...args], { cwd, ...(input !== undefined && { input }) });
  expectNoStack(outcome);
  return outcome;
};

test('the highest passing severity can be set, and --quiet shows only failures', async () => {
  expect((await run(['mine'])).code).toBe(1);
  const lenient = await run(['mine', '--max-severity', 'warning', '--quiet']);
  expect(lenient).toMatchObject({ code: 0, out: '', err: '' });
  write('mine/cards/a.yaml', card('a-train', 'vlaue: 1'));
  const { code, out } = await run(['mine', '--max-severity', 'warning', '-q']);
  expect(code).toBe(1);
  expect(out).toContain('schema-unknown-key');
  expect(out).not.toMatch(/selection-unused|files/);
  expect((await run(['mine', '--max-severity', 'error'])).code).toBe(0);
});

test('--max-warnings allows that many warnings and no errors', async () => {
  const one = await run(['mine', '--max-warnings', '1', '--quiet']);
  expect(one).toMatchObject({ code: 0, out: '' });
  const none = await run(['mine', '--max-warnings', '0']);
  expect(none.code).toBe(1);
  expect(none.out).toContain('1 warning in 1 of 3 files. Only 0 warnings would pass.');
  write('mine/cards/c.yaml', card('c-train', UNUSED));
  expect((await run(['mine', '--max-warnings', '1', '--format', 'json'])).code).toBe(1);
  write('mine/cards/c.yaml', card('c-train', 'vlaue: 1'));
  expect((await run(['mine', '--max-warnings', '5'])).code).toBe(1);
  expect(await run(['mine', '--max-warnings', '5', '--max-severity', 'error'])).toMatchObject({ code: 2 });
});

test('--verbose shows the time spent and changes nothing else', async () => {
  const plain = await run(['mine']);
  const { code, out, err } = await run(['mine', '--verbose']);
  expect({ code, out }).toEqual({ code: plain.code, out: plain.out });
  expect(plain.err).toBe('');
  for (const stage of [
    'starting',
    'reading files',
    'references',
    'sense: trains',
    'card tests',
    'report',
    'in all',
  ])
    expect(err).toMatch(new RegExp(`^ +\\d+ ms  ${stage}`, 'm'));
  expect(err).toMatch(/\d+ MiB peak memory/);
});

test('expands patterns if the shell does not', async () => {
  expect((await run(['mine/**/a.yaml'])).out).toBe(
    'Checked mine/cards/a.yaml (pack mine)\n1 file checked, nothing found.\n',
  );
  expect((await run(['m*'])).out).toContain('1 of 3 files');
  const { code, err } = await run(['x/*.yaml']);
  expect(code).toBe(2);
  expect(err).toContain('Nothing matches x/*.yaml');
});

describe('standard input', () => {
  const NAME = ['-', '--stdin-filename', 'mine/cards/new.yaml'];

  test('is checked as a file of its pack, and only its findings are shown', async () => {
    const { code, out } = await run(NAME, card('c-train', 'vlaue: 1'));
    expect(code).toBe(1);
    expect(out).toContain('mine/cards/new.yaml:7:5');
    expect(out).toContain('1 error in 1 of 1 file.');
    expect((await run(NAME, card('a-train'))).out).toContain('id-duplicate');
  });

  test('needs a name, and the name needs standard input', async () => {
    expect((await run(['-'], '')).err).toContain('--stdin-filename');
    expect(await run(['mine', '--stdin-filename', 'x.yaml'])).toMatchObject({ code: 2 });
    expect(await run(['-', '--stdin-filename', 'nowhere/x.yaml'], '')).toMatchObject({ code: 2 });
    expect(await run([...NAME, '--fix'], card('c-train'))).toMatchObject({ code: 2 });
  });
});

describe('a baseline', () => {
  test('hides its findings, wherever their lines move, and nothing new', async () => {
    const wrote = await run(['mine', '--baseline', 'known.json', '--write-baseline']);
    expect(wrote.code).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8'))).toMatchObject({
      version: 1,
      findings: [{ code: 'selection-unused', file: 'mine/cards/b.yaml' }],
    });
    write('mine/cards/b.yaml', `# One.\n# Two.\n${card('b-train', UNUSED)}`);
    const moved = await run(['mine', '--baseline', 'known.json']);
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toContain('1 finding known from the baseline');
    write('mine/cards/a.yaml', card('a-train', UNUSED));
    const more = await run(['mine', '--baseline', 'known.json']);
    expect(more.code).toBe(1);
    expect(more.out).toContain('mine/cards/a.yaml:7');
    expect(more.out).not.toContain('mine/cards/b.yaml');
  });

  test('says when a finding is fixed, and what to do if there is no baseline', async () => {
    await run(['mine', '--baseline', 'known.json', '--write-baseline']);
    write('mine/cards/b.yaml', card('b-train'));
    expect((await run(['mine', '--baseline', 'known.json'])).err).toContain('1 finding of the baseline');
    expect((await run(['mine', '--baseline', 'none.json'])).err).toContain('--write-baseline');
    write('odd.json', '{"version": 1, "findings": [null]}');
    expect((await run(['mine', '--baseline', 'odd.json'])).err).toContain('is not a baseline');
    expect(await run(['mine', '--write-baseline'])).toMatchObject({ code: 2 });
  });
});

test('a comment with a reason ignores a warning, and the summary says so', async () => {
  write('mine/cards/b.yaml', card('b-train', `${UNUSED} # railwright-ignore selection-unused: for show`));
  expect(await run(['mine'])).toMatchObject({
    code: 0,
    out: 'Checked mine (pack mine)\n3 files checked, nothing found. 1 finding ignored with a reason.\n',
  });
});

test.each([
  ['mine', 'mine'],
  ['a link to it', 'linked'],
  ['a hidden folder', '.hidden'],
])('--watch rechecks when a file of %s changes, until it is stopped', async (_, folder) => {
  // Below another folder, so that the link does not lead to a second pack.
  const real = folder === 'linked' ? 'far/mine' : folder;
  mkdirSync(dirname(join(cwd, real)), { recursive: true });
  renameSync(join(cwd, 'mine'), join(cwd, real));
  if (real !== folder) symlinkSync(join(cwd, real), join(cwd, folder), 'junction');
  const states: string[] = [];
  const react = (child: ChildProcess) => {
    child.stderr!.on('data', (text: string) => {
      if (!text.includes('Waiting for changes')) return;
      if (states.push(text) > 1) child.kill('SIGINT');
      else {
        // Written in one go: a half-written file would be checked as it is.
        write('b.yaml', card('b-train'));
        renameSync(join(cwd, 'b.yaml'), join(cwd, real, 'cards/b.yaml'));
      }
    });
  };
  const { code, out } = await runCli(['validate', folder, '--watch'], { cwd, onStart: react });
  expect(code).toBe(130);
  // A busy machine may report one change in two parts.
  expect(states.length).toBeGreaterThanOrEqual(2);
  expect(out).toMatch(/1 warning in 1 of 3 files[\s\S]*3 files checked, nothing found/);
  // Not a terminal, so nothing is cleared.
  expect(out).not.toContain('\u001b');
});

test('suggests the code for a mistyped one', async () => {
  const { code, err } = await run(['--explain', 'selection-unusd']);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean selection-unused?');
});
