// The file of a part, which `--shard` prints and `merge` reads.
import { readFileSync } from 'node:fs';
import { isShard, type RunPart } from '@railwright/playtest/node';
import { misuse, reasonOf, type Failure } from '../failure.ts';

export interface PartFile {
  readonly railwright: 'part';
  readonly command: string;
  /** The arguments, without `--shard`. */
  readonly words: readonly string[];
  readonly part: RunPart;
}

/** @throws Failure for a file that is not a part. */
export function readPart(file: string): PartFile {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw misuse(
      error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read: ${reasonOf(error)}`,
      HELP,
    );
  }
  if (!isPart(data)) throw notPart(file);
  return data;
}

const HELP = 'Parts are printed by railwright simulate … --shard 2/8.';

export const notPart = (file: string): Failure => misuse(`${file} is not a part of a run.`, HELP);

function isPart(data: unknown): data is PartFile {
  const { railwright, command, words, part } = (data ?? {}) as Partial<PartFile>;
  const { format, engine, shard, played } = (part ?? {}) as Partial<RunPart>;
  return (
    railwright === 'part' &&
    typeof command === 'string' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string') &&
    format === 1 &&
    typeof engine === 'string' &&
    isShard(shard) &&
    typeof played === 'object' &&
    (played as object | null) !== null &&
    Object.values(played).every((result) => typeof result === 'string')
  );
}
