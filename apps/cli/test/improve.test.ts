// The search for better strategies on the command line.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectFits, expectNoStack, makeCopy, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
const QUICK = ['--setup', SETUP, '--against', 'big-money', '--games', '40', '--held-out', '100'];

interface Found {
  readonly kept: readonly { readonly what: string }[];
  readonly gain: { readonly gain: number; readonly low: number; readonly games: number };
  readonly file: string | null;
}

/**
 * A pack with a strategy that any seed can repair: it buys nothing but Landfill and nearly always loses to the station
 * builder. Many single changes, such as removing the rule or limiting it, make it win nearly always.
 */
function makeHoarder(): string {
  const cwd = makeCopy();
  const folder = join(cwd, 'content', 'trains', 'strategies');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'hoarder.yaml'),
    [
      '# There is always room for one more.',
      'format: 1',
      'id: hoarder',
      'name: Hoarder',
      'buy:',
      '  # Only this, whatever else there is.',
      '  - landfill',
      '',
    ].join('\n'),
  );
  return cwd;
}

test('writes a better version that holds up to a new file, with the comments of the old one', async () => {
  const cwd = makeHoarder();
  const output = join('content', 'trains', 'strategies', 'tidy.yaml');
  const against = ['--against', 'station-builder', '--games', '40', '--held-out', '100'];
  const args = [
    'improve',
    'hoarder',
    '--setup',
    SETUP,
    ...against,
    '--tries',
    '40',
    '--seed',
    '1',
    '-o',
    output,
    '--json',
  ];
  const outcome = await runCli(args, { cwd });
  expect(outcome.err).toBe('');
  expect(outcome.code).toBe(0);
  const found = JSON.parse(outcome.out) as Found;
  expectFits('improvement-result', found);
  expect(found).toMatchObject({ strategy: 'trains/hoarder', setup: SETUP, tries: 40, file: output });
  expect(found.kept.length).toBeGreaterThan(0);
  expect(found.gain.low).toBeGreaterThan(0);
  expect(found.gain.games).toBe(100);
  const text = readFileSync(join(cwd, output), 'utf8');
  expect(text).toContain('# There is always room for one more.');
  expect(text).toContain('id: tidy');
  expect(readFileSync(join(cwd, 'content', 'trains', 'strategies', 'hoarder.yaml'), 'utf8')).toContain(
    'id: hoarder',
  );
  expect((await runCli(['validate', output], { cwd })).out).not.toContain('error');

  const again = await runCli([...args, '--force', '--jobs', '1'], { cwd });
  expect(again.out).toBe(outcome.out);
  expect(readFileSync(join(cwd, output), 'utf8')).toBe(text);
});

test('writes nothing if nothing better is found, and says so', async () => {
  const cwd = makeFolder();
  const { code, out } = await runCli(['improve', 'balanced', ...QUICK, '--tries', '2'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('Nothing was written');
  expect(existsSync(join(cwd, 'balanced-improved.yaml'))).toBe(false);
});

test('with three seats, opponents play together', async () => {
  const cwd = makeFolder();
  const args = ['improve', 'tower-buyer', '--setup', SETUP, '--against', 'big-money,balanced,heuristic'];
  const { code, out } = await runCli(
    [...args, '--players', '3', '--games', '6', '--held-out', '10', '--tries', '1', '--json'],
    { cwd },
  );
  expect([0, 1]).toContain(code);
  const found: unknown = JSON.parse(out);
  expectFits('improvement-result', found);
  expect(found).toMatchObject({
    seats: 3,
    // Rounded up to whole rounds of three.
    gain: { games: 36 },
    opponents: [
      { bots: ['trains/big-money', 'trains/balanced'] },
      { bots: ['trains/balanced', 'heuristic'] },
      { bots: ['heuristic', 'trains/big-money'] },
    ],
  });
});

test('Ctrl-C measures what was found so far', async () => {
  const against = ['--against', 'engine-builder', '--games', '40', '--held-out', '100'];
  const args = [
    'improve',
    'tower-buyer',
    '--setup',
    SETUP,
    ...against,
    '--tries',
    '100000',
    '--jobs',
    '1',
    '--json',
  ];
  const outcome = await runCli(args, {
    // The warning about a strategy appears right before the first game.
    onStart: (child) => child.stderr!.once('data', () => setTimeout(() => child.kill('SIGINT'), 700)),
  });
  expect(outcome.code).toBe(130);
  expect(outcome.err).toMatch(/Stopped after \d+ of 100000 changes\.\n$/);
  expect((JSON.parse(outcome.out) as Found).gain.games).toBe(100);
});

describe('what cannot be improved exits with 2 and a fix', () => {
  test.each([
    [['tower-byer', '--setup', SETUP], 'There is no strategy "tower-byer"', 'Did you mean tower-buyer?'],
    [['heuristic', '--setup', SETUP], 'There is no strategy "heuristic"', 'Strategies:'],
    [['tower-buyer'], 'setup', '--help'],
    [['tower-buyer', '--setup', 'trains/tokio-beginners'], 'There is no setup', 'tokyo-beginners'],
    [['tower-buyer', '--setup', SETUP, '--against', 'nobody'], 'No bot "nobody"', ''],
    [['tower-buyer', '--setup', SETUP, '-o', 'Better One.yaml'], '"Better One" cannot be the id', 'hyphens'],
    [['tower-buyer', '--setup', SETUP, '-o', 'better.txt'], 'is not a strategy file name', '.yaml'],
    [['tower-buyer', '--setup', SETUP, '--tries', 'many'], 'many', '--help'],
    [['tower-buyer', '--setup', SETUP, '--players', '5'], 'is for 2 to 4 players, not for 5', ''],
    [
      ['balanced', '--setup', 'freight-train/standard'],
      'There is no strategy "balanced" for freight-train',
      '',
    ],
  ])('%j', async (args, message, help) => {
    const outcome = await runCli(['improve', ...args]);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
  });

  test('an existing file is not overwritten', async () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'mine.yaml'), 'precious');
    const outcome = await runCli(['improve', 'tower-buyer', '--setup', SETUP, '-o', 'mine.yaml'], { cwd });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('mine.yaml already exists');
    expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe('precious');
  });
});
