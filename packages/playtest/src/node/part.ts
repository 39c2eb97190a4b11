// A part of a batch as data, for machines that know nothing of each other: the games of one shard, added up. Parts of all shards,
// put together, are exactly what one run gives.
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ENGINE_VERSION, type Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { createTally, mergeTally, type Tally } from '../tally.ts';
import { runKey } from './store.ts';

/** The second of eight: 2 of 8. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface BatchPart {
  readonly format: 1;
  readonly engine: string;
  /** Of the run it belongs to: content, bots, seed and whatever else decides a game. */
  readonly run: string;
  /** Games of the whole run. */
  readonly first: number;
  readonly games: number;
  readonly shard: Shard;
  /** Compressed, in base64. */
  readonly tally: string;
}

/** The games of one shard: the shards of a batch follow each other and differ by one game at most. */
export function shardOf(batch: Batch, { index, of }: Shard): Batch {
  const start = Math.floor((batch.games * (index - 1)) / of);
  const end = Math.floor((batch.games * index) / of);
  return { ...batch, first: batch.first + start, games: end - start };
}

/** @param tally of all games of the shard */
export function makePart(batch: Batch, shard: Shard, tally: Tally): BatchPart {
  return {
    format: 1,
    engine: ENGINE_VERSION,
    run: runKey(batch),
    first: batch.first,
    games: batch.games,
    shard,
    tally: zstdCompressSync(serialize(tally)).toString('base64'),
  };
}

/** All games of the batch, or what is wrong with the parts, as the end of a sentence. */
export function joinParts(batch: Batch, game: Game, parts: readonly BatchPart[]): Tally | string {
  const run = runKey(batch);
  const of = parts[0]?.shard.of ?? 0;
  const bySlot = new Map<number, BatchPart>();
  for (const part of parts) {
    const { index } = part.shard;
    if (part.engine !== ENGINE_VERSION)
      return `part ${index} was made by engine ${part.engine}, and this is ${ENGINE_VERSION}`;
    if (part.run !== run || part.first !== batch.first || part.games !== batch.games || part.shard.of !== of)
      return `part ${index} of ${part.shard.of} belongs to another run: other games, content, bots or flags`;
    if (bySlot.has(index)) return `part ${index} is there twice`;
    bySlot.set(index, part);
  }
  const sum = createTally(game, batch.gather);
  for (let index = 1; index <= of; index++) {
    const part = bySlot.get(index);
    if (!part) return `part ${index} of ${of} is missing`;
    const tally = readTally(part);
    if (tally?.games !== shardOf(batch, part.shard).games) return `part ${index} is damaged`;
    mergeTally(sum, tally);
  }
  return sum;
}

function readTally({ tally }: BatchPart): Tally | undefined {
  try {
    return deserialize(zstdDecompressSync(Buffer.from(tally, 'base64'))) as Tally;
  } catch {
    return undefined;
  }
}
