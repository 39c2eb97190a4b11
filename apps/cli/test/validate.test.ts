// `validate` on folders that a test makes: packs that extend the shipped Trains.
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeCopy, makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';

interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly start: { readonly line: number; readonly column: number };
}
interface Report {
  readonly files: number;
  readonly errors: number;
  readonly diagnostics: readonly Finding[];
}

let cwd: string;

const CARD = `format: 1
cards:
  - id: mail-train
    name: { en: Mail Train, fr: Train postal }
    categories: [train]
    cost: 4
    value: 1
`;
/** The same under another id and name. */
const cardCalled = (name: string): string =>
  CARD.replace('mail-train', name.toLowerCase()).replace('{ en: Mail Train, fr: Train postal }', name);

const write = (file: string, text: string): void => writeIn(cwd, file, text);

const validate = (...args: string[]): Promise<Outcome> => runCli(['validate', ...args], { cwd });
async function reportOf(...args: string[]): Promise<Report> {
  const outcome = await validate('--format', 'json', ...args);
  expectNoStack(outcome);
  const report = JSON.parse(outcome.out) as Report;
  expect(outcome.code).toBe(report.diagnostics.some(({ severity }) => severity !== 'info') ? 1 : 0);
  return report;
}

beforeEach(() => {
  cwd = makeFolder();
  write('content/mine/pack.yaml', PACK);
  write('content/mine/cards/good.yaml', CARD);
});

test('a pack that extends a shipped one without a copy of it has no findings', async () => {
  for (const args of [
    [],
    ['content'],
    ['content/mine'],
    ['content/mine/cards'],
    ['content/mine/cards/good.yaml'],
  ]) {
    const { code, out, err } = await validate(...args);
    expect(out).toMatch(/^Checked content.* \(pack mine\)\n\d files? checked, nothing found\.\n$/);
    expect(err).toBe('');
    expect(code).toBe(0);
  }
});

test.each([
  ['mine/cards', '.. (pack mine)', 2],
  ['mine', '. (pack mine)', 2],
  ['.', '. (packs mine, other)', 3],
  ['../elsewhere/content', '. (pack third)', 1],
])('in content/%s what is checked is the pack around, or all there are, and is said', async (at, what, n) => {
  write('content/other/pack.yaml', PACK.replace('id: mine', 'id: other'));
  write('elsewhere/content/third/pack.yaml', PACK.replace('id: mine', 'id: third'));
  const { code, out } = await runCli(['validate'], { cwd: join(cwd, 'content', at) });
  expect(out).toBe(`Checked ${what}\n${n} ${n === 1 ? 'file' : 'files'} checked, nothing found.\n`);
  expect(code).toBe(0);
});

test('shows the first of very many findings in a file and counts the rest; --fix fixes all', async () => {
  const many = Array.from({ length: 300 }, (_, i) =>
    cardCalled(`Train-${i}`).split('\n').slice(2, -1).join('\n').replace('categories', 'Categories'),
  );
  write('content/mine/cards/many.yaml', `format: 1\ncards:\n${many.join('\n')}\n`);
  const { out } = await validate();
  expect(out.match(/^error\[/gm)).toHaveLength(200);
  expect(out).toContain(
    '… and 100 more findings in content/mine/cards/many.yaml; --format json lists them all.',
  );
  expect(out).toContain('300 errors in 1 of 3 files.');
  expect((await reportOf()).errors).toBe(300);
  const fixed = await validate('--fix');
  expect(fixed.code).toBe(0);
  expect(fixed.err.match(/^fixed/gm)).toHaveLength(300);
});

describe('nothing is skipped silently', () => {
  const codes = async (...args: string[]): Promise<string[]> =>
    (await reportOf(...args)).diagnostics.map(({ file, code }) => `${file} ${code}`);

  test('files with an upper-case extension are read', async () => {
    for (const name of ['a.YAML', 'b.yml', 'c.Yml'])
      write(`content/mine/cards/${name}`, cardCalled(`Card-${name[0]}`).replace('cost', 'csot'));
    const found = await codes();
    for (const name of ['a.YAML', 'b.yml', 'c.Yml'])
      expect(found).toContain(`content/mine/cards/${name} schema-unknown-key`);
    expect(found).toHaveLength(3);
    write('content/loud/pack.YAML', PACK.replace('id: mine', 'id: loud').replace('title', 'titel'));
    expect(await codes('content/loud')).toEqual(['content/loud/pack.YAML schema-unknown-key']);
  });

  test('reports linked folders with content and special files', async () => {
    write('elsewhere/cards/x.yaml', CARD);
    write('elsewhere/docs/x.md', '');
    symlinkSync(join(cwd, 'elsewhere/cards'), join(cwd, 'content/mine/maps'));
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'content/whole'));
    symlinkSync(join(cwd, 'elsewhere/docs'), join(cwd, 'content/mine/docs'));
    execFileSync('mkfifo', [join(cwd, 'content/mine/cards/pipe.yaml')]);
    expect(await codes()).toEqual([
      'content/mine/cards/pipe.yaml file-unreadable',
      'content/mine/maps file-unreadable',
      'content/whole file-unreadable',
    ]);
  });
});

describe('a folder of content without its pack.yaml', () => {
  const play = (at: string): Promise<Outcome> =>
    runCli(['simulate', 'trains/tokyo-beginners', '-n', '1', '--bots', 'random'], { cwd: join(cwd, at) });

  test('is not replaced by a shipped pack', async () => {
    write('content/trains/cards/base.yaml', CARD);
    for (const at of ['.', 'content/trains']) {
      const outcome = await play(at);
      expectNoStack(outcome);
      expect(outcome.code).toBe(1);
      expect(outcome.out).toMatch(/There is no pack\.yaml in (content\/trains|this folder) or above it\./);
      expect(outcome.err).toContain('with the pack trains shipped with railwright');
    }
  });

  test('nor is one whose pack.yaml is unreadable', async () => {
    write('content/trains/pack.yaml', PACK.replace('id: mine', 'id: Trains'));
    expect((await play('.')).out).toContain('content/trains/pack.yaml:2:5');
  });

  test('does not affect games that need no other pack', async () => {
    const whole = makeCopy();
    writeIn(whole, 'content/drafts/cards/x.yaml', CARD);
    const { code, err } = await runCli(
      ['simulate', 'trains/tokyo-beginners', '-n', '1', '--bots', 'random'],
      { cwd: whole },
    );
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe('a misspelt word', () => {
  beforeEach(() => write('content/mine/cards/bad.yaml', cardCalled('Post-train').replace('cost', 'csot')));

  test('is found once, at its location, and as data', async () => {
    const report = await reportOf();
    expect(report.diagnostics).toHaveLength(1);
    expect(report.errors).toBe(1);
    expect(report.diagnostics[0]).toMatchObject({
      severity: 'error',
      file: 'content/mine/cards/bad.yaml',
      start: { line: 6, column: 5 },
    });
  });

  test('is shown in its line with a fix', async () => {
    const { code, out } = await validate();
    expect(code).toBe(1);
    expect(out).toContain('content/mine/cards/bad.yaml:6:5');
    expect(out).toContain('csot: 4');
    expect(out).toContain('cost');
    expect(out).toContain('1 error in 1 of 3 files.');
    expect(out).not.toContain('\u001b');
  });

  test('is an annotation for GitHub', async () => {
    const { code, out } = await validate('--format', 'github');
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=content\/mine\/cards\/bad\.yaml,line=6,/);
  });

  test('is not shown when other files are named', async () => {
    expect((await reportOf('content/mine/cards/good.yaml')).diagnostics).toEqual([]);
    expect((await reportOf('content/mine/cards/bad.yaml')).diagnostics).toHaveLength(1);
    expect((await reportOf('content/mine/pack.yaml', 'content/mine/cards/bad.yaml')).files).toBe(2);
  });

  test('has colours on request', async () => {
    const colored = await runCli(['validate'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(colored.out).toContain('\u001b[');
  });

  test('links to its page only in terminals that support links', async () => {
    const linked = await runCli(['validate'], { cwd, env: { FORCE_HYPERLINK: '1' } });
    expect(linked.out.replaceAll('\u001b', 'ESC')).toMatch(
      /errorESC\]8;;https:\/\/\S*codes\.md#schema-unknown-keyESC\\\[schema-unknown-key\]ESC\]8;;ESC\\ /,
    );
    expect((await runCli(['validate'], { cwd, env: { FORCE_COLOR: '1' } })).out).not.toContain('\u001b]8');
  });

  test('has a page that explains it', async () => {
    const [finding] = (await reportOf()).diagnostics;
    const { code, out } = await validate('--explain', finding!.code);
    expect(code).toBe(0);
    expect(out).toContain(finding!.code);
    expect((await validate('--explain', 'no-such-code')).code).toBe(2);
  });
});

test('files that are not cards are findings in each of them and nowhere else', async () => {
  const bomb = Array.from(
    { length: 40 },
    (_, i) => `b${i}: &b${i} [${`*${i === 0 ? 'a' : `b${i - 1}`}, `.repeat(9)}]`,
  );
  const broken = {
    tab: 'format: 1\ncards:\n\t- id: x\n',
    quote: 'format: 1\ncards:\n  - id: "x\n',
    empty: '',
    documents: `${CARD}---\n${CARD}`,
    number: '7\n',
    proto: 'format: 1\n__proto__: { cards: [] }\ncards: []\n',
    aliases: `a: &a [x, x]\n${bomb.join('\n')}\n`,
  };
  for (const [name, text] of Object.entries(broken)) write(`content/mine/cards/${name}.yaml`, text);
  const { diagnostics } = await reportOf();
  expect([...new Set(diagnostics.map(({ file }) => file))]).toEqual(
    Object.keys(broken)
      .sort()
      .map((name) => `content/mine/cards/${name}.yaml`),
  );
});

test('control characters are shown, not executed', async () => {
  write(
    'content/mine/cards/bad.yaml',
    CARD.replace('id: mail-train', 'id: "\\e[31mmail\\e]0;title\\a\\u009b2J"'),
  );
  for (const format of ['pretty', 'json', 'github']) {
    const { code, out } = await validate('--format', format);
    expect(code).toBe(1);
    // eslint-disable-next-line no-control-regex -- control characters are what it looks for
    expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
});

test('folders without content are invalid usage', async () => {
  const empty = makeFolder();
  for (const args of [[], ['.']]) {
    const { code, out, err } = await runCli(['validate', ...args], { cwd: empty });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/no (folder )?content/);
  }
  write('content/mine/notes.txt', 'hello');
  expect((await validate('content/mine/notes.txt')).err).toContain('is not a content file');
});

test('a copy of a shipped pack replaces it', async () => {
  write(
    'content/trains/pack.yaml',
    PACK.replace('id: mine', 'id: trains').replace('extends: [trains]\n', ''),
  );
  const outcome = await validate('content/trains');
  expect(outcome.out).not.toContain('twice');
  expect(outcome.code).toBe(0);
  rmSync(join(cwd, 'content', 'trains'), { recursive: true });
  expect((await validate()).code).toBe(0);
});
