// The scripts of the action that bring changes and their picture to a pull request, run as the action runs them, with a stand-in for
// GitHub.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './run-cli.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PICTURE = Buffer.from('a picture');
const NAME = `7/${createHash('sha256').update(PICTURE).digest('hex').slice(0, 20)}.png`;
const ADDRESS = `https://github.example/ann/rails/blob/railwright-pictures/${NAME}?raw=true`;

const cwd = makeFolder();
const place = (name: string): string => join(cwd, name);
const kept = (name: string): unknown => JSON.parse(readFileSync(place(name), 'utf8'));
let api: ChildProcess;
let port = '';

beforeAll(async () => {
  const server = join(ROOT, 'apps/cli/installed/github/fake-api.mjs');
  api = spawn(process.execPath, [server, place('comments.json'), place('branches.json')]);
  port = await new Promise<string>((found) => {
    api.stdout?.once('data', (data: Buffer) => found(data.toString().trim()));
  });
});
afterAll(() => api.kill());
beforeEach(() => {
  writeFileSync(place('comments.json'), '[]');
  writeFileSync(place('branches.json'), '{ "main": {} }');
  writeFileSync(place('changes.png'), PICTURE);
  writeFileSync(place('changes.md'), '### What changed\n\n- **Cards** 1 new: Eki.\n');
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  /** What it wrote to GITHUB_OUTPUT. */
  readonly told: string;
  readonly summary: string;
}

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Ran {
  const [output, summary] = [place('output.txt'), place('summary.md')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'action', script), ...args], {
    cwd,
    encoding: 'utf8',
    env: {
      ...{
        GITHUB_API_URL: `http://127.0.0.1:${port}`,
        GITHUB_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
      },
      ...{ GITHUB_REPOSITORY: 'ann/rails', NUMBER: '7' },
      ...{ GITHUB_SERVER_URL: 'https://github.example', TOKEN: 'may-write' },
      ...{ GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
      ...env,
    },
  });
  const [told, said] = [output, summary].map((file) => readFileSync(file, 'utf8'));
  return { code: status, out: stdout + stderr, told: told!, summary: said! };
}
const picture = (env?: Readonly<Record<string, string>>): Ran => run('picture.mjs', ['changes.png'], env);
const comment = (env?: Readonly<Record<string, string>>): Ran =>
  run('comment.mjs', ['railwright', 'changes.md'], env);

test('a picture goes to a branch of its own, which begins without any history', () => {
  expect(picture()).toMatchObject({ code: 0, out: '', told: `address=${ADDRESS}\n` });
  const files = { 'README.md': expect.stringContaining('can be deleted') as string };
  expect(kept('branches.json')).toEqual({
    main: {},
    'railwright-pictures': { ...files, [NAME]: PICTURE.toString('base64') },
  });
});

test('the same picture stays where it is, and another is put beside it', () => {
  picture();
  expect(picture().told).toBe(`address=${ADDRESS}\n`);
  writeFileSync(place('changes.png'), 'another');
  expect(picture().told).toMatch(/^address=/);
  const { 'railwright-pictures': files } = kept('branches.json') as Record<string, object>;
  expect(Object.keys(files!)).toHaveLength(3);
});

test.each(['may-comment', 'read-only'])(
  'a token that is %s leaves it to an artifact, and says why',
  (TOKEN) => {
    const { code, out, told } = picture({ TOKEN });
    expect(code).toBe(0);
    expect(told).toMatch(/^reason=this run may not write to the repository: it needs contents: write, .*\n$/);
    expect(out).toMatch(/^::notice title=railwright::The picture is an artifact, since this run may not/);
    expect(kept('branches.json')).toEqual({ main: {} });
  },
);

test('so do a picture that GitHub would not show, and a GitHub that cannot be reached', () => {
  expect(picture({ GITHUB_API_URL: 'http://127.0.0.1:1' }).told).toBe('reason=GitHub cannot be reached\n');
  writeFileSync(place('changes.png'), Buffer.alloc(10_000_001));
  expect(picture().told).toBe('reason=it has more than 10 MB\n');
});

test('the comment has the picture below its heading, and so has the summary of the job', () => {
  const { code, out, summary } = comment({ PICTURE: ADDRESS });
  expect({ code, out }).toEqual({ code: 0, out: '' });
  const text = `### What changed\n\n[![What changed, as a picture](${ADDRESS})](${ADDRESS})\n\n- **Cards** 1 new: Eki.\n`;
  expect(summary).toBe(text);
  expect(kept('comments.json')).toMatchObject([{ id: 1, body: `<!-- railwright railwright -->\n${text}` }]);
});

test('without an address it leads to the artifact, or says that there is none, in the same comment', () => {
  const bodies = (): string[] => (kept('comments.json') as { body: string }[]).map(({ body }) => body);
  comment({ ARTIFACT: 'https://github.example/run/1', REASON: 'it has more than 10 MB' });
  expect(bodies()[0]).toContain(
    '\n[What changed, as a picture](https://github.example/run/1): an artifact, since it has more than 10 MB.\n',
  );
  comment({ REASON: 'GitHub cannot be reached' });
  expect(bodies()[0]).toContain('\nThere is no picture, since GitHub cannot be reached.\n');
  comment();
  expect(bodies()).toEqual(['<!-- railwright railwright -->\n### What changed\n\n- **Cards** 1 new: Eki.\n']);
});

test('a comment of anybody else stays as it is, even if it begins with the mark', () => {
  const body = '<!-- railwright railwright -->\nNothing to see here.';
  const others = [
    { login: 'ann', type: 'User' },
    { login: 'github-actions', type: 'User' },
    { login: 'other[bot]', type: 'Bot' },
    null,
  ].map((user, i) => ({ id: i + 1, body, user }));
  writeFileSync(place('comments.json'), JSON.stringify(others));
  comment();
  comment({ REASON: 'GitHub cannot be reached' });
  const all = kept('comments.json') as { body: string }[];
  expect(all.slice(0, 4)).toEqual(others);
  expect(all.slice(4)).toMatchObject([{ body: expect.stringContaining('There is no picture') as string }]);
});

test('a token that may not comment leaves the text to the summary', () => {
  const { code, out, summary } = comment({ TOKEN: 'read-only', ARTIFACT: 'https://github.example/run/1' });
  expect(code).toBe(1);
  expect(out).toMatch(/^::warning title=railwright::The comment cannot be written: GitHub answers 403/);
  expect(summary).toContain('https://github.example/run/1');
  expect(kept('comments.json')).toEqual([]);
});

test('a long text is cut, the picture is not', () => {
  writeFileSync(place('changes.md'), `### What changed\n\n${'x'.repeat(90_000)}\n`);
  comment({ PICTURE: ADDRESS });
  const [{ body }] = kept('comments.json') as [{ body: string }];
  expect(body.length).toBeLessThan(65_536);
  expect(body).toContain(`(${ADDRESS})\n\nxxx`);
  expect(body).toMatch(/the summary of the job has it\.$/);
});
