// Help, and errors for command lines that cannot be parsed.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { expectNoStack, makeFolder, runCli, SOURCES, writeIn, type Outcome } from './run-cli.ts';

const NAMES = Object.keys(COMMANDS);

test('help names every command, requested or not', async () => {
  for (const args of [[], ['--help'], ['-h'], ['help']]) {
    const { code, out } = await runCli(args);
    expect(code).toBe(0);
    for (const command of NAMES) expect(out).toContain(`  ${command} `);
  }
});

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
test.each(NAMES)('the README has a line for %s', (command) => {
  expect(readme).toMatch(new RegExp(`^railwright ${command} `, 'm'));
});

test.each(NAMES)('help of %s has examples and exit codes', async (command) => {
  const { code, out } = await runCli([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain('EXAMPLES');
  expect(out).toContain(`$ railwright ${command}`);
  expect(out).toContain('Exit code');
  // oclif leaves nothing out between two bars.
  expect(out).not.toMatch(/\|\s+(\||\])/);
  for (const same of [
    ['help', command],
    [command, '-h'],
  ])
    expect((await runCli(same)).out).toBe(out);
});

const asNode = (version: string): Promise<Outcome> => {
  const preload = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return runCli(['--version'], { command: SOURCES, env: { NODE_OPTIONS: `--import "${preload}"` } });
};

test.each(['20.20.2', '22.17.9', '23.3.0', '23.11.1'])('Node %s is told what is needed', async (version) => {
  const outcome = await asNode(version);
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toBe(
    `railwright needs Node 22.18 or a later 22, or Node 24 or newer; this is Node ${version}. In its checkout, npx railwright uses the Node that is included.\n`,
  );
});

test.each(['22.18.0', '22.21.3', '24.0.0', '26.1.0'])(
  'Node %s will do, as the package says',
  async (version) => {
    expect(await asNode(version)).toMatchObject({ code: 0, err: '' });
    const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBe('^22.18 || >=24');
  },
);

test('a checkout without installed packages says what to do', () => {
  const folder = makeFolder();
  cpSync(new URL('../bin', import.meta.url), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeIn(folder, 'src/main.ts', "import '@oclif/core';");
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin', 'run.js')], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^railwright is not set up: run npm install in its folder\. .*@oclif\/core/);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

test.each([
  [['simulate', 'x', 'redis://me:s3cr/t@h']],
  [['worker', '--jobs', 'redis://me:s3cr/t@h']],
  [['redis://me:s3cr/t@h']],
])('the address of a queue in a wrong place is told without its password: %j', async (args) => {
  const { code, out, err } = await runCli(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('redis://h');
  expect(err).not.toContain('s3cr');
});

test('the version is that of the package', async () => {
  for (const word of ['--version', '-v', '-V', 'version'])
    expect((await runCli([word])).out).toMatch(
      /^railwright\/\d+\.\d+\.\d+ .*\ngames [0-9a-f]{10}, results [0-9a-f]{10}, queue [0-9a-f]{10}\n$/,
    );
});

describe('an invalid command line exits with 2 and a fix', () => {
  test.each([
    [['simulte', 'trains/tokyo-beginners'], '"simulte" is not a command', 'Did you mean simulate?'],
    [['xyz'], '"xyz" is not a command', `Commands: ${NAMES.join(', ')}.`],
    [['check'], '"check" is not a command', 'Use railwright validate.'],
    [['lint', 'content'], '"lint" is not a command', 'Use railwright validate.'],
    [['toString'], '"toString" is not a command', 'Commands: '],
    [['-x'], 'There is no flag -x without a command.', 'See railwright --help.'],
    [['simulate', 'a/b', '--gaems', '3'], 'There is no flag --gaems', 'Did you mean --games?'],
    [['rate', 'a/b', '--exploit=x.player'], 'There is no flag --exploit.', 'Use railwright exploit PLAYER.'],
    [['ask', 'a/b', '--bots', 'x'], 'There is no flag --bots.', 'Use railwright simulate SETUP --bots.'],
    [['simulate', 'a/b', '--games', 'many'], 'many', 'See railwright simulate --help'],
    [['simulate', 'a/b', '--games', '0'], '0', 'See railwright simulate --help'],
    [['simulate', 'a/b', '--seed', '-1'], '-1', 'See railwright simulate --help'],
    [
      ['simulate'],
      'The setup is missing.\nUsage: railwright simulate SETUP. ',
      'See railwright simulate --help',
    ],
    [
      ['influence'],
      'The setup is missing.\nsetup  The setup, as pack/id.\n',
      'Usage: railwright influence SETUP. See',
    ],
    [['render'], 'The subject and the name are missing.\n', 'Usage: railwright render SUBJECT NAME. See'],
    [['simulate', 'a/b', 'c'], 'Unexpected argument: c', 'See railwright simulate --help'],
    [['hooks', 'nowhere'], 'Unexpected argument: nowhere', 'See railwright hooks --help'],
    [['lsp', 'nowhere', 'else'], 'Unexpected arguments: nowhere, else', 'See railwright lsp --help'],
    [
      ['sweep', 'a/b'],
      'The flag --field is missing.\nThe flag --from is missing.\nThe flag --to is missing.\n',
      'See railwright sweep --help',
    ],
    [['validate', '--watch', '--fix'], '--fix cannot also be provided', 'See railwright validate --help'],
    [
      ['validate', '--format', 'xml'],
      'pretty, json, sarif, junit, github, gitlab, rdjson, markdown',
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
