// Runs a command line: oclif parses its flags; errors are put into words here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, type Command, type Interfaces } from '@oclif/core';
import { COMMAND_TABLE } from './command-table.ts';
import { EXIT, Failure, misuse } from './failure.ts';
import { endWithReader, print, printError, safe } from './output.ts';
import { PACKAGE_ROOT } from './shipped.ts';
import { suggest } from './suggest.ts';
import { missingText } from './usage.ts';

export async function main(args: readonly string[]): Promise<void> {
  endWithReader();
  try {
    const argv = commandLine(args);
    const [first = '', ...rest] = argv;
    if (first === '--version') {
      await run(argv, oclifOptions(false));
      await printFingerprints();
    } else if (NEEDS_ALL.includes(first) || asksHelp(rest)) await run(argv, oclifOptions(true));
    else {
      const command: Command.Class = await COMMAND_TABLE[first as keyof typeof COMMAND_TABLE]();
      command.id = first;
      await command.run(rest, oclifOptions(false));
    }
  } catch (error) {
    process.exitCode = report(error, args);
  }
}

/** Names of commands in other tools or before, with the names used here. */
const CALLED_HERE: Readonly<Record<string, string>> = {
  build: 'bundle',
  cards: 'influence',
  text: 'rules',
  check: 'validate',
  lint: 'validate',
  fmt: 'format',
  init: 'new',
  create: 'new',
  play: 'simulate',
  report: 'simulate --report',
  serve: 'studio',
};
/** Flags that have become commands or other flags. */
const MOVED_FLAGS: Readonly<Record<string, string>> = {
  'simulate --learn': 'railwright ask SETUP --learn',
  'simulate --against': 'railwright ask SETUP --against, or railwright compare SETUP --against',
  'compare --learn': 'railwright ask A B, whose players learn both',
  'ask --bots': 'railwright simulate SETUP --bots',
  'ask --measure': 'railwright simulate SETUP --measure',
  'ask --until': 'railwright simulate SETUP --until',
  'ask --check': 'railwright simulate SETUP --check',
  'fit --from': 'railwright fit PLAYER',
  'rate --exploit': 'railwright exploit PLAYER',
  'improve --from': 'railwright fit PLAYER',
  'diff --against': 'railwright diff REV',
  'learn --taste': '--preference',
};
const VERSION_WORDS = ['-v', '-V', 'version', '--version'];

/** Help of everything, and what completes every command. */
const NEEDS_ALL = ['--help', 'completion'];

const asksHelp = (words: readonly string[]): boolean => flagsIn(words).includes('--help');

/** The words before `--`. */
function flagsIn(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--');
  return end < 0 ? words : words.slice(0, end);
}

/** With all commands, oclif loads each of them and what it imports: a fifth of the time of a short command. */
export function oclifOptions(withCommands: boolean): Interfaces.LoadOptions {
  const pjson = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as Interfaces.PJSON;
  const target = fileURLToPath(new URL('./commands.ts', import.meta.url));
  const commands = { strategy: 'explicit', target, identifier: 'COMMANDS' } as const;
  return {
    root: PACKAGE_ROOT,
    pjson: { ...pjson, oclif: { ...pjson.oclif, ...(withCommands && { commands }) } },
    userPlugins: false,
  };
}

/** Tells builds of one release from each other: the same line means the same games and the same results. */
async function printFingerprints(): Promise<void> {
  const { fingerprints } = await import('@railwright/engine/program/fingerprints');
  const { games, results, queue } = fingerprints();
  print(`games ${games}, results ${results}, queue ${queue}`);
}

/** `help x` and `x -h` mean `x --help`; an unknown command is rejected. */
function commandLine(args: readonly string[]): string[] {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return ['--help'];
  if (first === 'help') return [...rest.slice(0, 1), '--help'];
  if (VERSION_WORDS.includes(first)) return ['--version'];
  if (first.startsWith('-'))
    throw misuse(`There is no flag ${first} without a command.`, 'See railwright --help.');
  if (!Object.hasOwn(COMMAND_TABLE, first)) {
    const here = Object.hasOwn(CALLED_HERE, first) ? CALLED_HERE[first] : undefined;
    const help =
      here === undefined ? suggest(first, Object.keys(COMMAND_TABLE), 'Commands') : `Use railwright ${here}.`;
    throw misuse(`"${first}" is not a command.`, `${help} See railwright --help.`);
  }
  return flagsIn(rest).includes('-h') ? [first, '--help'] : [...args];
}

/** Prints what ended a command and returns its exit code. */
function report(error: unknown, args: readonly string[]): number {
  if (error instanceof Failure) return say(error.message, error.help, error.exitCode);
  if (error instanceof Error) {
    if (isOclif(error, 'EEXIT')) return error.oclif.exit ?? EXIT.clean;
    if (isParseError(error)) return say(...explainParseError(error, args), EXIT.misuse);
  }
  const known = error instanceof Error ? error : new Error(String(error));
  say(
    `This is a bug in railwright: ${known.message}`,
    'Run it again with DEBUG=* to see where, and please report it.',
    EXIT.misuse,
  );
  if (process.env['DEBUG']) printError(safe(known.stack ?? ''));
  return EXIT.misuse;
}

function say(message: string, help: string | undefined, exitCode: number): number {
  printError(safe(`railwright: ${withoutSecrets(message)}`));
  if (help !== undefined) printError(safe(help));
  return exitCode;
}

/** A queue address in the wrong place is reported without its user and password. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/(\w:\/\/)\S*@/g, '$1');
}

interface ParseError extends Error {
  readonly parse: {
    readonly input?: {
      readonly flags?: Readonly<Record<string, { readonly hidden?: boolean }>>;
      readonly args?: Readonly<Record<string, { readonly required?: boolean }>>;
    };
  };
  /** Missing or superfluous arguments. */
  readonly args?: readonly (string | { readonly name: string })[];
  /** Unknown flags, as typed. */
  readonly flags?: readonly string[];
}

function isParseError(error: Error): error is ParseError {
  return 'parse' in error || isOclif(error, undefined);
}

function isOclif(error: Error, code: string | undefined): error is Error & { oclif: { exit?: number } } {
  return 'oclif' in error && (code === undefined || ('code' in error && error.code === code));
}

function explainParseError(error: ParseError, args: readonly string[]): [string, string] {
  const command = args[0] ?? '';
  const help = `See railwright ${command} --help.`;
  const missing = (error.args ?? []).flatMap((arg) => (typeof arg === 'string' ? [] : [arg.name]));
  if (missing.length > 0) {
    const known = Object.entries(error.parse.input?.args ?? {});
    const needed = known.flatMap(([name, { required }]) => (required ? [name] : []));
    return missingText(command, missing, needed, error.message);
  }
  const [flag] = (error.flags ?? []).map((typed) => typed.replace(/=.*$/s, ''));
  if (flag !== undefined) {
    const known = Object.entries(error.parse.input?.flags ?? {}).flatMap(([name, { hidden }]) =>
      hidden ? [] : [`--${name}`],
    );
    const moved = MOVED_FLAGS[`${command} ${flag}`];
    const way = moved === undefined ? suggest(flag, known, 'Flags') : `Use ${moved}.`;
    return [`There is no flag ${flag}.`, `${way} ${help}`];
  }
  const message = error.message
    .replace(/\n+See more help with --help$/, '')
    // Removes oclif's preface, its remark on flags with several values, which ours take one at a time, and switches as values.
    .replace(/^The following errors? occurred:\s+/, '')
    .replace(/\n+Note: [^]*$/, '')
    .replace(/=true\b/, '')
    .replace(/^ *Missing required flag (\S+)$/gm, 'The flag --$1 is missing.')
    .replace(/^Parsing (\S+)\s+/, '$1: ');
  return [message, help];
}
