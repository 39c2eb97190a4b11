// Requests of a coordinator to workers, and their answers. Jobs are JSON; an answer has a JSON head and a body of bytes.
import type { GameRecord } from '@railwright/engine';
import type { ChunkResult } from '@railwright/playtest';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

type JobKind = 'chunks' | 'match' | 'learning';

/** First game and number of games. */
export type Range = readonly [number, number];

export interface JobData {
  readonly run: string;
  readonly kind: JobKind;
  /** Hash of the specification. */
  readonly spec: string;
  /** Of chunks, each answered separately, or of the only part of a match. */
  readonly ranges: readonly Range[];
  readonly records?: boolean;
  /** For a learning: milliseconds between two reports of its state; by default none. */
  readonly saveEvery?: number;
}

/** Reports about a job. */
export type Told =
  | {
      readonly kind: 'done';
      readonly games: number;
      readonly seconds: number;
      readonly complete?: boolean;
      readonly plain?: boolean;
    }
  /** A game has a fault; for a match, whose games are not distinguished. */
  | { readonly kind: 'fault'; readonly message: string }
  /** It crashed its workers. */
  | { readonly kind: 'lost'; readonly reason: string; readonly tries: number }
  | { readonly kind: 'news'; readonly news: string }
  | { readonly kind: 'state' };

interface Sender {
  readonly job: string;
  /** The worker's name. */
  readonly worker: string;
}

export type Head = Sender & Told;

/** A chunk, with the records of its games if requested. */
export interface PlayedChunk {
  readonly reply: ChunkResult;
  readonly records: readonly (readonly [GameRecord, number])[];
}

/** Bytes: by default each call allocates 128 kB, and a coordinator makes thousands of calls a second. */
const BUFFERS = { chunkSize: 8192 };
/** Damage on the way or in the server must not pass for another answer; zstd looks at it of itself. */
const CHECKSUM = { [constants.ZSTD_c_checksumFlag]: 1 };
/** The most an answer may contain when unpacked. */
const MOST_BYTES = 256 * 2 ** 20;

/** Plain data with Maps and lists of numbers. */
export function encode(value: unknown): Uint8Array {
  return zstdCompressSync(serialize(value), { ...BUFFERS, params: CHECKSUM });
}

/** @throws Error with a sentence for anything `encode` did not make, or for more than `MOST_BYTES` of it. */
export function decode(bytes: Uint8Array): unknown {
  try {
    return deserialize(zstdDecompressSync(bytes, { ...BUFFERS, maxOutputLength: MOST_BYTES }));
  } catch {
    throw new Error(
      `A worker sent an answer that cannot be read: it is damaged, or larger than ${MOST_BYTES >> 20} MB.`,
    );
  }
}
