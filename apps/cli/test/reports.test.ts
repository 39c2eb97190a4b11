// The output of `validate` for other programs, checked against the published descriptions of the formats.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';
import { checkJunit, readSarif } from './standards.ts';

// Characters that break annotations, tables, XML and terminals.
const HOSTILE = '::error::x%0A\\n::stop|<b>&\\"@all\\u0007\\u001b[31m\\ufffe\\ud800 ]]>`*_';

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);

const card = (id: string, more: string): string =>
  `  - id: ${id}\n    name: ${id}\n    categories: [goods]\n    cost: 1\n    ${more}\n`;

beforeAll(() => {
  cwd = makeFolder();
  write('my packs/mine/pack.yaml', PACK);
  write('my packs/mine/cards/good.yaml', `format: 1\ncards:\n${card('good-train', 'value: 1')}`);
  write(
    'my packs/mine/cards/bad, 100% ü.yaml',
    `format: 1\ncards:\n${card('same', 'vlaue: 1')}${card('same', `value: "${HOSTILE}"`)}`,
  );
  write(
    'my packs/mine/cards/many.yaml',
    `format: 1\ncards:\n${Array.from({ length: 12 }, (_, i) => card(`u-${i}`, `effect: [{ choose: { from: hand, as: unused-${i} } }]`)).join('')}`,
  );
});

const validate = (...args: string[]): Promise<Outcome> => runCli(['validate', 'my packs', ...args], { cwd });

describe('SARIF', () => {
  test('fits its schema and has every finding with its location, rule and fix', async () => {
    const { code, out } = await validate('--format', 'sarif');
    expect(code).toBe(1);
    const log = readSarif(out);
    const [run] = log.runs;
    const results = run.results;
    expect(results.length).toBeGreaterThan(13);
    for (const { ruleId, ruleIndex } of results) expect(run.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    const names = results.map(({ partialFingerprints }) => partialFingerprints['railwright/v1']);
    expect(new Set(names).size).toBe(results.length);
    const misspelt = results.find(({ ruleId }) => ruleId === 'schema-unknown-key')!;
    expect(misspelt.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'my%20packs/mine/cards/bad%2C%20100%25%20%C3%BC.yaml',
    );
    expect(misspelt.fixes).toMatchObject([
      { artifactChanges: [{ replacements: [{ insertedContent: { text: 'value' } }] }] },
    ]);
  });

  test('links a finding about a word of an effect to its page', async () => {
    const { out } = await validate('--format', 'sarif');
    const [{ results }] = readSarif(out).runs;
    const messages = results
      .filter(({ ruleId }) => ruleId === 'selection-unused')
      .map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    for (const { text, markdown } of messages) {
      expect(text).not.toContain('http');
      expect(markdown).toMatch(/ \[The card language\]\(https:\/\/\S+\/docs\/card-language\.md#[a-z-]+\)$/);
    }
    const misspelt = results.find(({ ruleId }) => ruleId === 'schema-unknown-key')!;
    expect(misspelt.message.markdown).toBeUndefined();
  });

  test('fits its schema without findings', async () => {
    const { code, out } = await runCli(['validate', 'my packs/mine/pack.yaml', '--format', 'sarif'], { cwd });
    expect(code).toBe(0);
    readSarif(out);
  });
});

describe('JUnit', () => {
  test('fits its schemas, and only failures count as failures', async () => {
    const { out } = await validate('--format', 'junit');
    checkJunit(out);
    const failures = out.match(/<failure /g)!.length;
    const lenient = await validate('--format', 'junit', '--max-severity', 'warning');
    checkJunit(lenient.out);
    expect(lenient.out.match(/<failure /g)!.length).toBe(failures - 12);
  });

  test('fits its schemas without findings', async () => {
    const { out } = await runCli(['validate', 'my packs/mine/pack.yaml', '--format', 'junit'], { cwd });
    checkJunit(out);
    expect(out).toContain('1 file without findings');
  });
});

describe('GitHub', () => {
  test('gets the most useful findings first, one line each, the total as a notice, and a job summary', async () => {
    const summary = join(cwd, 'summary.md');
    writeFileSync(summary, 'Before.\n');
    const { code, out } = await runCli(['validate', 'mine', '--format', 'github'], {
      cwd: join(cwd, 'my packs'),
      env: { GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: cwd },
    });
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines.every((line) => /^::(error|warning|notice) /.test(line))).toBe(true);
    const kinds = lines.map((line) => line.slice(2, line.indexOf(' ')));
    expect(kinds.lastIndexOf('error')).toBeLessThan(kinds.indexOf('warning'));
    expect(lines[0]).toContain('file=my packs/mine/cards/bad%2C 100%25 ü.yaml,line=');
    expect(lines.at(-1)).toMatch(
      /^::notice title=railwright::.* errors? and 12 warnings in 2 of 4 files\. GitHub shows only 10 /,
    );
    const written = readFileSync(summary, 'utf8');
    expect(written).toMatch(/^Before\.\n### railwright validate\n/);
    expect(written.match(/selection-unused/g)).toHaveLength(12);
  });
});

describe('Markdown', () => {
  test('is a table whose cells are text', async () => {
    const { out } = await validate('--format', 'markdown');
    const rows = out.split('\n').filter((line) => line.startsWith('|'));
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
    expect(out).not.toMatch(/<b>|@all/);
  });
});

test('no format passes control characters on to a terminal', async () => {
  const others = ['json', 'sarif', 'junit', 'github', 'gitlab', 'rdjson', 'markdown'];
  const { out } = await validate(...others.flatMap((format) => ['--output', `${format}=safe.${format}`]));
  for (const text of [out, ...others.map((format) => readFileSync(join(cwd, `safe.${format}`), 'utf8'))]) {
    expect(text).toContain('schema-unknown-key');
    // eslint-disable-next-line no-control-regex -- control characters are what it looks for
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
});

test('several formats can be written to files at once, without colours', async () => {
  const { code, out } = await runCli(
    ['validate', 'my packs', '--output', 'sarif=r.sarif', '--output', 'pretty=r.txt', '--output=json=r.json'],
    { cwd, env: { FORCE_COLOR: '1' } },
  );
  expect(code).toBe(1);
  expect(out).toContain('\u001b[');
  expect(readFileSync(join(cwd, 'r.txt'), 'utf8')).toContain('error[schema-unknown-key] Unknown key');
  expect(JSON.parse(readFileSync(join(cwd, 'r.sarif'), 'utf8'))).toHaveProperty('runs');
  expect(JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8'))).toHaveProperty('diagnostics');
});

test.each([
  ['r.sarif', /sarif=r\.sarif/],
  ['sarfi=r', /Did you mean sarif/],
  ['sarif=', /names no file/],
])('the output %s is misuse', async (output, message) => {
  const { code, err } = await validate('--output', output);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test('if one file cannot be written, findings are still shown and other files written', async () => {
  const { code, out, err } = await validate(
    ...['--output', 'json=missing/r.json', '--output', 'sarif=there.sarif', '--output', 'json=lost/r.json'],
  );
  expect(out).toContain('schema-unknown-key');
  expect(JSON.parse(readFileSync(join(cwd, 'there.sarif'), 'utf8'))).toHaveProperty('runs');
  for (const folder of ['missing', 'lost'])
    expect(err).toContain(`railwright: ${folder}/r.json cannot be written: there is no folder ${folder}.\n`);
  expect(code).toBe(2);
});
