// A part of a run as data, for machines that know nothing of each other: of each batch and match the games of one shard, added up.
// Parts of all shards, put together, are exactly what one run gives.
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Game } from '@railwright/engine';
import { resultsVersion } from '@railwright/engine/program';
import type { Batch } from '../batch.ts';
import { joinMatches } from '../match/match-parts.ts';
import type { Match, MatchResult } from '../match/match.ts';
import { createTally, mergeTally, type Tally } from '../tally.ts';
import { isMatchResult, isTally } from './result-shape.ts';
import { batchKey, matchKey } from './run-keys.ts';

/** The second of eight: 2 of 8. */
export interface Shard {
  /** Number of the shard, from 1. */
  readonly index: number;
  /** Number of shards. */
  readonly of: number;
}

/** The results of one shard of a run, as a file. */
export interface RunPart {
  readonly format: 2;
  /** Version of the program that played it: parts of others cannot be added. */
  readonly program: string;
  /** The shard that was played. */
  readonly shard: Shard;
  /** Tallies and results of matches, compressed, in base64, by what decides their games: see `batchKey` and `matchKey`. */
  readonly played: Readonly<Record<string, string>>;
}

/** Limit of an unpacked result: a few bytes can claim to be any number of them. Files have the same limit. */
const MOST_BYTES = 256 * 2 ** 20;
const MOST_MEGABYTES = MOST_BYTES / 2 ** 20;

/** A part is larger than a part may be when it is read. */
export class PartTooLarge extends Error {
  override readonly name = 'PartTooLarge';

  constructor() {
    super(`This part has more than ${MOST_MEGABYTES} MB of results, which is too much for a file`);
  }
}

interface Games {
  readonly first: number;
  readonly games: number;
}

/** Whether a value is a shard: two whole numbers, 1 ≤ index ≤ of. */
export function isShard(value: unknown): boolean {
  const { index, of } = (value ?? {}) as Partial<Record<keyof Shard, unknown>>;
  return isWhole(index) && isWhole(of) && 1 <= index && index <= of;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The games of one shard: the shards of a batch or a match follow each other and differ by one game at most. */
export function shardOf<T extends Games>(whole: T, { index, of }: Shard): T {
  const start = Math.floor((whole.games * (index - 1)) / of);
  const end = Math.floor((whole.games * index) / of);
  return { ...whole, first: whole.first + start, games: end - start };
}

/**
 * A result as text: compressed, in base64.
 * @param result of all games of the shard
 * @throws PartTooLarge when it has more than `most` bytes uncompressed.
 */
export function packResult(result: Tally | MatchResult, most = MOST_BYTES): string {
  const data = serialize(result);
  if (data.length > most) throw new PartTooLarge();
  return zstdCompressSync(data).toString('base64');
}

/**
 * The part of a shard, from its packed results by key.
 * @throws PartTooLarge when they have more than `most` bytes.
 */
export function makePart(shard: Shard, played: ReadonlyMap<string, string>, most = MOST_BYTES): RunPart {
  const size = [...played.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > most) throw new PartTooLarge();
  return { format: 2, program: resultsVersion(), shard, played: Object.fromEntries(played) };
}

/** All of a run in the order of the shards, or what is wrong with them, as the end of a sentence. */
export function sortParts(parts: readonly RunPart[]): readonly RunPart[] | string {
  const of = parts[0]?.shard.of ?? 0;
  const bySlot = new Map<number, RunPart>();
  for (const part of parts) {
    const { index } = part.shard;
    if (!isShard(part.shard)) return `there is no part ${index} of ${part.shard.of}`;
    if (part.shard.of !== of)
      return `part ${index} of ${part.shard.of} belongs to a different run than the parts of ${of}`;
    if (bySlot.has(index)) return `part ${index} is given twice`;
    bySlot.set(index, part);
  }
  const sorted: RunPart[] = [];
  for (let index = 1; index <= of; index++) {
    const part = bySlot.get(index);
    if (!part) return `part ${index} of ${of} is missing`;
    sorted.push(part);
  }
  return sorted;
}

/**
 * All games of the batch, or what is wrong with the parts.
 * @param parts sorted
 */
export function joinTallies(parts: readonly RunPart[], batch: Batch, game: Game): Tally | string {
  const key = batchKey(batch);
  const names = batch.bots.map(({ name }) => name);
  const empty = createTally(game, batch.gather);
  const sum = createTally(game, batch.gather);
  for (const part of parts) {
    const tally = unpack(part, key);
    if (typeof tally === 'string') return tally;
    if (!isTally(tally.result, empty, shardOf(batch, part.shard).games, names)) return damaged(part);
    mergeTally(sum, tally.result);
  }
  return sum;
}

/** The same for a match. */
export function joinMatchParts(
  parts: readonly RunPart[],
  definition: object,
  match: Match,
): MatchResult | string {
  const key = matchKey(definition, match);
  const results: MatchResult[] = [];
  for (const part of parts) {
    const found = unpack(part, key);
    if (typeof found === 'string') return found;
    if (!isMatchResult(found.result, shardOf(match, part.shard))) return damaged(part);
    results.push(found.result);
  }
  return joinMatches(results);
}

/** The unpacked data, of any shape, or the error in the part. */
function unpack(part: RunPart, key: string): { readonly result: unknown } | string {
  const text = Object.hasOwn(part.played, key) ? part.played[key] : undefined;
  if (text === undefined)
    return `${nameOf(part)} belongs to a different run: its games, content, bots or flags differ`;
  try {
    const data = zstdDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES });
    return { result: deserialize(data) };
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
      ? `${nameOf(part)} unpacks to more than ${MOST_MEGABYTES} MB, so play the run in more parts`
      : damaged(part);
  }
}

const nameOf = ({ shard: { index, of } }: RunPart): string => `part ${index} of ${of}`;

const damaged = ({ shard: { index } }: RunPart): string => `part ${index} is damaged`;
