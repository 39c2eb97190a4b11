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
import type { InfluenceFlags } from '../compare/influence.ts';
import type { CompareFlags } from '../compare/compare.ts';
import type { SweepFlags } from '../compare/sweep.ts';
import { withExecutor } from '../executor/with-executor.ts';
import { misuse } from '../failure.ts';
import type { ExplainFlags } from '../explain/explain.ts';
import type { RateFlags } from '../rate/rate.ts';
import type { SimulateFlags } from '../simulate/simulate.ts';
import { notPart, readPart, type PartFile } from './part-file.ts';
import type { Parts } from './parts.ts';

export interface MergeFlags {
  readonly json: boolean;
  readonly explain: boolean;
  readonly verbose: boolean;
  readonly report: readonly string[] | undefined;
  readonly player: string;
  readonly content: readonly string[] | undefined;
  /** The typed arguments besides files, and the name of the program. */
  readonly words: readonly string[];
  readonly bin: string;
}

/** Options that determine the games besides content. Other fields, such as files to write, do not count. */
const DECIDING = [
  ...['games', 'seed', 'first', 'players', 'bots', 'rules', 'map', 'market-seed'],
  ...['measure', 'starts', 'against', 'setup', 'card', 'must', 'copies', 'field', 'from', 'to', 'step'],
] as const;

interface Asked {
  readonly args: readonly (string | undefined)[];
  readonly flags: object;
}

/** The commands, and how to run them with parsed flags. */
const COMMANDS = {
  simulate: {
    command: Simulate,
    run: async ({ args, flags }: Asked) =>
      (await import('../simulate/simulate.ts')).simulate(args[0], flags as SimulateFlags),
  },
  compare: {
    command: Compare,
    run: async ({ args, flags }: Asked) =>
      (await import('../compare/compare.ts')).compare(args[0] ?? '', args[1], flags as CompareFlags),
  },
  influence: {
    command: Influence,
    run: async ({ args, flags }: Asked) =>
      (await import('../compare/influence.ts')).studySetup(args[0] ?? '', flags as InfluenceFlags),
  },
  sweep: {
    command: Sweep,
    run: async ({ args, flags }: Asked) =>
      (await import('../compare/sweep.ts')).sweep(args[0] ?? '', flags as SweepFlags),
  },
  rate: {
    command: Rate,
    run: async ({ args, flags }: Asked) =>
      (await import('../rate/rate.ts')).rateBots(args[0] ?? '', flags as RateFlags),
  },
  explain: {
    command: Explain,
    run: async ({ args, flags }: Asked) =>
      (await import('../explain/explain.ts')).explainPlayerFile(args[0] ?? '', flags as ExplainFlags),
  },
} as const;

/** Returns the exit code. @throws Failure for files that are not parts, or do not form a run. */
export async function mergeParts(files: readonly string[], flags: MergeFlags): Promise<number> {
  const runs = await Promise.all(files.map(async (file) => ({ file, ...(await readRun(file)) })));
  const [first] = runs;
  if (!first) throw misuse('No parts were given.', 'See railwright merge --help.');
  const other = runs.find((run) => run.identity !== first.identity);
  if (other)
    throw misuse(
      `${other.file} and ${first.file} are parts of different runs.`,
      'All parts of a run come from the same command with --shard 1/N, 2/N and so on.',
    );
  const { name, words, asked } = first;
  if (flags.report && name !== 'simulate')
    throw misuse(`railwright ${name} writes no reports.`, 'For the result as data, use --json.');
  const sorted = sortParts(runs.map(({ part }) => part));
  if (typeof sorted === 'string') throw notWhole(sorted);
  const parts = fromParts(sorted);
  return withExecutor({ queue: undefined, jobs: 1, parts }, (executor) =>
    COMMANDS[name].run({
      args: asked.args,
      flags: {
        ...asked.flags,
        ...{ executor, check: false, outputs: [], json: flags.json, explain: flags.explain },
        verbose: flags.verbose,
        ...{ report: flags.report, player: flags.player },
        ...(flags.content && { content: flags.content }),
        command: commandLine(flags.bin, name, [...words, ...flags.words]),
        parts,
      },
    }),
  );
}

interface AskedRun {
  readonly name: keyof typeof COMMANDS;
  readonly words: readonly string[];
  readonly asked: Asked;
  readonly part: RunPart;
  /** The same for parts of one run. */
  readonly identity: string;
}

async function readRun(file: string): Promise<AskedRun> {
  const { command: name, words, part }: PartFile = readPart(file);
  if (!isMerged(name)) throw notPart(file);
  const { flags, args: names }: typeof Command = COMMANDS[name].command;
  const parsed = await Parser.parse([...words], { flags, args: names }).catch(() => {
    throw notPart(file);
  });
  const all: Readonly<Record<string, unknown>> = parsed.flags;
  const deciding = Object.fromEntries(
    DECIDING.flatMap((flag) => (all[flag] === undefined ? [] : [[flag, all[flag]]])),
  );
  const args = Object.keys(names).map((arg) => (parsed.args as Record<string, string>)[arg]);
  return {
    ...{ name, words, part },
    asked: { args, flags: { ...deciding, content: all['content'] } },
    identity: JSON.stringify([name, args, deciding]),
  };
}

const isMerged = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

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
