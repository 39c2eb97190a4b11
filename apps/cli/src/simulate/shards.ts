// A run in parts, on machines that know nothing of each other: what `--shard` prints, and what `merge` reads.
import { readFileSync } from 'node:fs';
import type { BatchPart, Shard } from '@railwright/playtest/node';
import { misuse, reasonOf } from '../failure.ts';

/** What decides a run besides content, as `simulate` takes it. */
export const SHARED_FLAGS = [
  ...['games', 'seed', 'first', 'players', 'bots', 'measure', 'starts'],
  ...['rules', 'map', 'market-seed'],
] as const;

export interface PartFile {
  readonly railwright: 'part';
  readonly setup: string;
  readonly flags: Readonly<Record<string, string | number>>;
  readonly part: BatchPart;
}

const MOST_SHARDS = 1000;

/** @throws Failure for anything but K/N. */
export function parseShard(typed: string): Shard {
  const [, index = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index < 1 || shard.index > shard.of || shard.of > MOST_SHARDS)
    throw misuse(
      `--shard ${typed} is no part of a run.`,
      `The second of eight is --shard 2/8; up to ${MOST_SHARDS} parts.`,
    );
  return shard;
}

export function sharedFlags(flags: object): PartFile['flags'] {
  const all = flags as Readonly<Record<string, string | number | undefined>>;
  return Object.fromEntries(
    SHARED_FLAGS.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** @throws Failure for files that are no parts, or not of one run. */
export function readParts(files: readonly string[]): PartFile[] {
  const parts = files.map(readPart);
  const [first] = parts;
  const other = parts.findIndex(
    ({ setup, flags }) => setup !== first?.setup || JSON.stringify(flags) !== JSON.stringify(first.flags),
  );
  if (other > 0)
    throw misuse(
      `${files[other] ?? ''} is a part of another run than ${files[0] ?? ''}.`,
      'All parts of a run come from the same command with --shard 1/N, 2/N and so on.',
    );
  return parts;
}

function readPart(file: string): PartFile {
  const help = 'A part is what railwright simulate … --shard 2/8 prints.';
  let data: Partial<PartFile> | null;
  try {
    data = JSON.parse(readFileSync(file, 'utf8')) as Partial<PartFile> | null;
  } catch (error) {
    throw misuse(
      error instanceof SyntaxError ? `${file} is no JSON.` : `${file} cannot be read: ${reasonOf(error)}`,
      help,
    );
  }
  const { part } = data ?? {};
  if (
    data?.railwright !== 'part' ||
    typeof data.setup !== 'string' ||
    typeof data.flags !== 'object' ||
    part?.format !== 1 ||
    typeof part.tally !== 'string' ||
    typeof part.shard !== 'object'
  )
    throw misuse(`${file} is no part of a run.`, help);
  return data as PartFile;
}
