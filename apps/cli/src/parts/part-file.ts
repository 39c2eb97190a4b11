// The file of a part, which `--shard` prints and `merge` reads.
import { readFileSync } from 'node:fs';
import { decodeUtf8 } from '@railwright/content/node';
import { resultsVersion } from '@railwright/engine/program';
import { hashOf, isShard, type RunPart } from '@railwright/playtest/node';
import { Failure, misuse, reasonOf } from '../failure.ts';

export interface PartFile {
  readonly railwright: 'part';
  readonly command: string;
  /** The arguments, without `--shard`. */
  readonly words: readonly string[];
  readonly part: RunPart;
  /** Of everything else: a part that was altered by chance must not be added up. */
  readonly hash: string;
}

export function partFile(command: string, words: readonly string[], part: RunPart): PartFile {
  return { railwright: 'part', command, words, part, hash: hashOf([command, words, part]) };
}

/** @throws Failure for a file that is not a part, is damaged, or was played by another program. */
export function readPart(file: string): PartFile {
  let data: unknown;
  try {
    const decoded = decodeUtf8(readFileSync(file));
    if (!decoded.ok) throw misuse(`${file} is damaged: it is not UTF-8 text.`, AGAIN);
    data = JSON.parse(decoded.text);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw misuse(
      error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read: ${reasonOf(error)}`,
      HELP,
    );
  }
  const { railwright, part } = (data ?? {}) as { railwright?: unknown; part?: { format?: unknown } | null };
  if (railwright === 'part' && typeof part?.format === 'number' && part.format < FORMAT)
    throw misuse(`${file} was played by an older version of railwright.`, AGAIN);
  if (!isPart(data)) throw notPart(file);
  if (data.hash !== hashOf([data.command, data.words, data.part]))
    throw misuse(`${file} is damaged: its content does not match its hash.`, AGAIN);
  const program = resultsVersion();
  if (data.part.program !== program)
    throw misuse(
      `${file} was played by railwright ${data.part.program}, whose games may differ; this is ${program}.`,
      'Merge the parts with the version that played all of them, or play this part again with the same command and --shard.',
    );
  return data;
}

const FORMAT: RunPart['format'] = 2;
const AGAIN = 'Play this part again with the same command and --shard.';
const HELP = 'Parts are printed by railwright simulate … --shard 2/8.';

export const notPart = (file: string): Failure => misuse(`${file} is not a part of a run.`, HELP);

function isPart(data: unknown): data is PartFile {
  const { railwright, command, words, part, hash } = (data ?? {}) as Partial<PartFile>;
  const { format, program, shard, played } = (part ?? {}) as Partial<RunPart>;
  return (
    railwright === 'part' &&
    typeof command === 'string' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string') &&
    typeof hash === 'string' &&
    format === FORMAT &&
    typeof program === 'string' &&
    isShard(shard) &&
    typeof played === 'object' &&
    (played as object | null) !== null &&
    Object.values(played).every((result) => typeof result === 'string')
  );
}
