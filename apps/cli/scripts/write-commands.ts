// `npm run schemas -w apps/cli [-- --check]`: writes command-snapshot.json, which lists every command with its arguments, flags and exit
// codes as scripts of users depend on them, or checks it. Texts of help are left out: they may change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@oclif/core';
import { COMMANDS } from '../src/commands.ts';
import { splitExitCodes } from './exit-codes.ts';

const FILE = join(import.meta.dirname, '..', 'command-snapshot.json');

type Flag = Command.Class['flags'][string];
type Arg = Command.Class['args'][string];

const commands = Object.entries(COMMANDS as Readonly<Record<string, Partial<Command.Class>>>).map(
  ([name, { args = {}, flags = {}, aliases = [], description = '' }]) => [
    name,
    {
      ...(aliases.length > 0 && { aliases }),
      args: Object.entries(args).map(([arg, about]) => argWords(arg, about)),
      flags: Object.entries(flags)
        .map(([flag, about]) => flagWords(flag, about))
        .toSorted(),
      exitCodes: exitCodes(name, description),
    },
  ],
);
const text = `${JSON.stringify(Object.fromEntries(commands), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(
    'Commands, flags or exit codes are not those of apps/cli/command-snapshot.json. What is missing or changed breaks scripts of users:\n' +
      'if that is meant, write the file again (npm run schemas -w apps/cli) and say it in a changeset.',
  );
  process.exitCode = 1;
}

/** Such as `<setup>`, or `[paths…]` where none has to follow. */
function argWords(name: string, { required, options, multiple }: Arg): string {
  const word = `${options?.join('|') ?? name}${multiple ? '…' : ''}`;
  return required ? `<${word}>` : `[${word}]`;
}

/** Such as `--seed, -s <value>`, `--format <text|json>` or `--[no-]open`. */
function flagWords(name: string, flag: Flag): string {
  const { char, required, aliases = [] } = flag;
  const usual: unknown = flag.default;
  const names = [
    `--${'allowNo' in flag && flag.allowNo ? '[no-]' : ''}${name}`,
    ...aliases.map((one) => `--${one}`),
  ];
  if (char) names.push(`-${char}`);
  const value =
    flag.type === 'option' ? ` <${flag.options?.join('|') ?? 'value'}>${flag.multiple ? '…' : ''}` : '';
  const constant = ['string', 'number', 'boolean'].includes(typeof usual) ? ` = ${String(usual)}` : '';
  return `${names.join(', ')}${value}${constant}${required ? ' (required)' : ''}`;
}

function exitCodes(name: string, description: string): string {
  const codes = splitExitCodes(description).exitCodes.map(([code]) => code);
  if (codes[0] !== '0') throw new Error(`The help of ${name} does not state its exit codes.`);
  return codes.join(', ');
}
