// Help, and what happens to a command line that is not understood.
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { expectNoStack, runCli } from './run-cli.ts';

const NAMES = Object.keys(COMMANDS);

test('help names every command, with and without asking for it', async () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { code, out } = await runCli(args);
    expect(code).toBe(0);
    for (const command of NAMES) expect(out).toContain(`  ${command} `);
  }
});

test.each(NAMES)('help of %s has examples and exit codes', async (command) => {
  const { code, out } = await runCli([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain('EXAMPLES');
  expect(out).toContain(`$ railwright ${command}`);
  expect(out).toContain('Exit code');
  expect((await runCli(['help', command])).out).toBe(out);
});

test('the version is that of the package', async () => {
  expect((await runCli(['--version'])).out).toMatch(/^railwright\/\d+\.\d+\.\d+ /);
});

describe('what is not understood ends with 2 and a way out', () => {
  test.each([
    [['simulte', 'trains/tokyo-beginners'], '"simulte" is not a command', 'Did you mean simulate?'],
    [['xyz'], '"xyz" is not a command', `Commands: ${NAMES.join(', ')}.`],
    [['simulate', 'a/b', '--gaems', '3'], 'There is no flag --gaems', 'Did you mean --games?'],
    [['simulate', 'a/b', '--games', 'many'], 'many', 'See railwright simulate --help'],
    [['simulate', 'a/b', '--games', '0'], '0', 'See railwright simulate --help'],
    [['simulate', 'a/b', '--seed', '-1'], '-1', 'See railwright simulate --help'],
    [['simulate'], 'Missing 1 required arg', 'See railwright simulate --help'],
    [['simulate', 'a/b', 'c'], 'Unexpected argument: c', 'See railwright simulate --help'],
    [
      ['sweep', 'a/b'],
      'Missing required flag --field\nMissing required flag --from\nMissing required flag --to\n',
      'See railwright sweep --help',
    ],
    [['validate', '--watch', '--fix'], '--fix cannot also be provided', 'See railwright validate --help'],
    [
      ['validate', '--format', 'xml'],
      'pretty, json, sarif, junit, github, markdown',
      'See railwright validate --help',
    ],
    [['replay', 'no-such-file.json'], 'There is no file no-such-file.json', ''],
    [['validate', 'no-such-folder'], 'There is no file or folder no-such-folder', ''],
  ])('%j', async (args, message, help) => {
    const outcome = await runCli(args);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
  });
});
