// `railwright merge`: runs the command of the parts again, with the games taken from the parts.
import { Parser, type Command } from '@oclif/core';
import { wrapExecutor } from '@railwright/playtest';
import { joinMatchParts, joinTallies, sortParts, type RunPart } from '@railwright/playtest/node';
import { Influence } from '../commands/influence.ts';
import { Compare } from '../commands/compare.ts';
import { Explain } from '../commands/explain.ts';
import { Rate } from '../commands/rate.ts';
import { Simulate } from '../commands/simulate.ts';
import { Sweep } from '../commands/sweep.ts';
import { commandLine } from '../command-line.ts';
import { misuse } from '../failure.ts';
import { notPart, readPart, type PartFile } from './part-file.ts';
import type { Parts } from './parts.ts';

export interface MergeFlags {
  readonly json: boolean;
  readonly explain: boolean;
  readonly verbose: boolean;
  readonly report: readonly string[] | undefined;
  readonly player: URL;
  readonly content: readonly string[] | undefined;
  /** The typed arguments besides files. */
  readonly words: readonly string[];
  readonly config: Command['config'];
}

/** Options that determine the games. Other fields, such as files to write, do not count. */
const DECIDING: readonly string[] = [
  ...['games', 'seed', 'first', 'players', 'bots', 'rules', 'map', 'market-seed', 'content'],
  ...['measure', 'starts', 'against', 'setup', 'card', 'must', 'copies', 'field', 'from', 'to', 'step'],
];

const COMMANDS = {
  simulate: Simulate,
  compare: Compare,
  influence: Influence,
  sweep: Sweep,
  rate: Rate,
  explain: Explain,
} as const;

/** @throws Failure for files that are not parts, or do not form a run. */
export async function mergeParts(files: readonly string[], flags: MergeFlags): Promise<void> {
  const runs = await Promise.all(files.map(async (file) => ({ file, ...(await readRun(file)) })));
  const [first] = runs;
  if (!first) throw misuse('No parts were given.', 'See railwright merge --help.');
  const other = runs.find((run) => run.identity !== first.identity);
  if (other)
    throw misuse(
      `${other.file} and ${first.file} are parts of different runs.`,
      'All parts of a run come from the same command with --shard 1/N, 2/N and so on.',
    );
  const { name, words } = first;
  if (flags.report && name !== 'simulate')
    throw misuse(`railwright ${name} writes no reports.`, 'For the result as data, use --json.');
  const sorted = sortParts(runs.map(({ part }) => part));
  if (typeof sorted === 'string') throw notWhole(sorted);
  const { config, words: more, content, ...shown } = flags;
  const command = new COMMANDS[name]([...words], config);
  command.merged = {
    parts: fromParts(sorted),
    command: commandLine(config.bin, name, [...words, ...more]),
    flagsFrom: (all) => ({
      ...decidingIn(all),
      ...shown,
      check: false,
      jobs: 1,
      ...(content && { content }),
    }),
  };
  await command.run();
}

const decidingIn = (flags: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(flags) as object).filter(([flag]) => DECIDING.includes(flag)));

interface AskedRun {
  readonly name: keyof typeof COMMANDS;
  readonly words: readonly string[];
  readonly part: RunPart;
  /** The same for parts of one run. */
  readonly identity: string;
}

async function readRun(file: string): Promise<AskedRun> {
  const { command: name, words, part }: PartFile = readPart(file);
  if (!isMerged(name)) throw notPart(file);
  const { flags, args }: typeof Command = COMMANDS[name];
  const parsed = await Parser.parse([...words], { flags, args }).catch(() => {
    throw notPart(file);
  });
  const { content: _content, ...deciding } = decidingIn(parsed.flags);
  return { ...{ name, words, part }, identity: JSON.stringify([name, parsed.args, deciding]) };
}

export const isMerged = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

const notWhole = (problem: string) =>
  misuse(`The parts cannot be merged: ${problem}.`, 'Play missing parts with the same command and --shard.');

function fromParts(parts: readonly RunPart[]): Parts {
  const known = <T extends object>(result: T | string): T => {
    if (typeof result === 'string') throw notWhole(result);
    return result;
  };
  return {
    origin: parts.length === 1 ? 'from one part' : `from ${parts.length} parts`,
    own: (whole) => whole,
    on: (executor) =>
      wrapExecutor(executor, {
        async runBatch(batch, game) {
          await Promise.resolve();
          return {
            tally: known(joinTallies(parts, batch, game)),
            complete: true,
            enough: false,
            replaced: 0,
          };
        },
        async playMatch(definition, _seats, match) {
          await Promise.resolve();
          return known(joinMatchParts(parts, definition, match));
        },
      }),
    end: () => undefined,
  };
}
