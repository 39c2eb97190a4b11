// Shell completion: bash runs its script; the other scripts must contain the same words.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { makeFolder, runCli } from './run-cli.ts';

async function completeInBash(...words: string[]): Promise<string[]> {
  const folder = makeFolder();
  const { out } = await runCli(['completion', 'bash']);
  writeFileSync(join(folder, 'script'), out);
  const ask =
    'source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _railwright; echo "${COMPREPLY[*]}"';
  const { stdout, stderr } = spawnSync('bash', ['-c', ask, 'ask', 'railwright', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split(/\s+/);
}

test.each([
  [['sim'], ['simulate']],
  [['simulate', '--see'], ['--seed']],
  [['new', '--game', 'f'], ['freight-train']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish', 'powershell'],
  ],
  [['help', 'stu'], ['studio']],
  [['studio', '--no-'], ['--no-open']],
  // Where a file can follow, bash completes files itself.
  [['bundle', '-o', ''], ['']],
])('%j is completed to %j', async (typed, words) => {
  expect(await completeInBash(...typed)).toEqual(words);
});

const FLAG: Readonly<Record<string, (flag: string) => string>> = {
  zsh: (flag) => `--${flag}[`,
  fish: (flag) => `-l ${flag} `,
  powershell: (flag) => `name = '--${flag}';`,
};

test.each(Object.keys(FLAG))('the script for %s has every command and flag', async (shell) => {
  const { code, out } = await runCli(['completion', shell]);
  expect(code).toBe(0);
  for (const [name, { flags = {} }] of Object.entries(COMMANDS)) {
    expect(out).toContain(name);
    for (const flag of Object.keys(flags)) expect(out).toContain(FLAG[shell]!(flag));
  }
});

test('another shell is rejected', async () => {
  expect(await runCli(['completion', 'csh'])).toMatchObject({ code: 2, out: '' });
});

test('texts for PowerShell are quoted correctly', async () => {
  const { out } = await runCli(['completion', 'powershell']);
  // PowerShell treats a curly quote as a quote.
  const texts = out.replaceAll(/'(?:[^'‘’‚‛]|['‘’‚‛]{2})*'/g, 'TEXT');
  expect(texts).not.toMatch(/['‘’‚‛]/);
  const open = (char: string): number => texts.split(char).length;
  expect([open('('), open('{'), open('[')]).toEqual([open(')'), open('}'), open(']')]);
});
