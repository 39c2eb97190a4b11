// `validate` on folders that a test makes: packs that extend the shipped Trains.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';

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

test('a pack that extends a shipped one without having it is clean', async () => {
  for (const args of [
    [],
    ['content'],
    ['content/mine'],
    ['content/mine/cards'],
    ['content/mine/cards/good.yaml'],
  ]) {
    const { code, out, err } = await validate(...args);
    expect(out).toMatch(/^\d files? checked, nothing found\.\n$/);
    expect(err).toBe('');
    expect(code).toBe(0);
  }
});

test('within the pack its own folder is what is checked', async () => {
  const { code, out } = await runCli(['validate'], { cwd: join(cwd, 'content', 'mine', 'cards') });
  expect(out).toBe('1 file checked, nothing found.\n');
  expect(code).toBe(0);
});

describe('a misspelt word', () => {
  beforeEach(() =>
    write('content/mine/cards/bad.yaml', CARD.replace('mail-train', 'post-train').replace('cost', 'csot')),
  );

  test('is found at its place, once, and as data', async () => {
    const report = await reportOf();
    expect(report.diagnostics).toHaveLength(1);
    expect(report.errors).toBe(1);
    expect(report.diagnostics[0]).toMatchObject({
      severity: 'error',
      file: 'content/mine/cards/bad.yaml',
      start: { line: 6, column: 5 },
    });
  });

  test('is shown in its line with a way out', async () => {
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

  test('is not shown when other files are asked for', async () => {
    expect((await reportOf('content/mine/cards/good.yaml')).diagnostics).toEqual([]);
    expect((await reportOf('content/mine/cards/bad.yaml')).diagnostics).toHaveLength(1);
    expect((await reportOf('content/mine/pack.yaml', 'content/mine/cards/bad.yaml')).files).toBe(2);
  });

  test('has colors for those who want them', async () => {
    const colored = await runCli(['validate'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(colored.out).toContain('\u001b[');
  });

  test('has a page that explains it', async () => {
    const [finding] = (await reportOf()).diagnostics;
    const { code, out } = await validate('--explain', finding!.code);
    expect(code).toBe(0);
    expect(out).toContain(finding!.code);
    expect((await validate('--explain', 'no-such-code')).code).toBe(2);
  });
});

test('files that are no cards at all are findings in each of them and nowhere else', async () => {
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

test('what a terminal would obey is shown and not obeyed', async () => {
  write(
    'content/mine/cards/bad.yaml',
    CARD.replace('id: mail-train', 'id: "\\e[31mmail\\e]0;title\\a\\u009b2J"'),
  );
  for (const format of ['pretty', 'json', 'github']) {
    const { code, out } = await validate('--format', format);
    expect(code).toBe(1);
    // eslint-disable-next-line no-control-regex -- these are the ones that are meant
    expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
});

test('folders without content are misuse', async () => {
  const empty = makeFolder();
  for (const args of [[], ['.']]) {
    const { code, out, err } = await runCli(['validate', ...args], { cwd: empty });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/no (folder )?content/);
  }
  write('content/mine/notes.txt', 'hello');
  expect((await validate('content/mine/notes.txt')).err).toContain('is no content file');
});

test('a copy of a shipped pack takes its place', async () => {
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
