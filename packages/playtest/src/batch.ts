// A batch is a number of games of one setup, as plain data that can be sent to a worker. Its work is cut into chunks that
// depend on the batch alone and never on how many workers there are.
import type { BotSpec } from '@railwright/bots';
import type { Gathering } from './gather.ts';
import { seatingOf } from './match/seating.ts';

/** The origin of a game, as the records of a batch state it. */
export interface BatchSource {
  /** `pack/id` of the setup. */
  readonly setup: string;
  /** Fingerprint of the definition. */
  readonly content: string;
  /** Options chosen besides the setup or decided by chance before the game. */
  readonly options?: Readonly<Record<string, unknown>>;
}

export const RESTRICTION_RULES = ['forbid', 'must'] as const;

export type RestrictionRule = (typeof RESTRICTION_RULES)[number];

interface Restriction {
  /** Which of the batch's bots is restricted; it changes seats as all do, so no seat's advantage falls to it. */
  readonly entry: number;
  /** Id of one of the game's measures, such as `gained:landfill`: choices that raise it are meant. */
  readonly measure: string;
  /** `forbid`: makes no such choice while there is another. `must`: makes such a choice whenever there is one, until it has `copies`. */
  readonly rule: RestrictionRule;
  /** For `must`; 1 by default. */
  readonly copies?: number;
}

/** A number of games of one setup with the same bots: plain JSON. The cards of game number i depend on the seed alone. */
export interface Batch {
  /** The definition of the game: plain JSON. */
  readonly definition: unknown;
  readonly source: BatchSource;
  readonly seats: number;
  readonly games: number;
  /** Number of the first game; a batch plays the games `first` to `first + games - 1`. */
  readonly first: number;
  /** Plays only these of the games: `first` and `games` then count places in this list of their numbers. */
  readonly only?: readonly number[];
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  /** One for each seat. They move on by one seat with every game: see `entryAt`. Bots of one name are one in results. */
  readonly bots: readonly BotSpec[];
  /** Fingerprints of the strategies among them, by name of the bot, from the reader of the files: names stay, files change. */
  readonly strategies?: Readonly<Record<string, string>>;
  /** Figures to gather in addition to those of every batch; none by default. */
  readonly gather?: readonly Gathering[];
  /** Games a chunk; as it suits their number unless given. Results are the same, but a run can only be stopped after a chunk. */
  readonly chunkSize?: number;
  /** Make a row for each game, which `onRows` of a run takes. */
  readonly rows?: true;
  /** A rule that one of the bots must follow. */
  readonly restriction?: Restriction;
  /** The order round the table is shuffled between rounds of games, so that no seat always follows the same neighbour; see `seatingOf`. */
  readonly neighbors?: 'drawn';
  /**
   * On games with a board: before the first turn `random` chooses by chance, so that starts can be compared; an entry of `bots` is held to
   * a cell, where that is free; or everybody takes the first cell of an order that is free.
   */
  readonly starts?:
    | 'random'
    | { readonly entry: number; readonly cell: string }
    | { readonly order: readonly string[] };
}

/** A run of games, the unit of work. */
export interface Chunk {
  /** Position among the chunks of the batch, from 0. */
  readonly index: number;
  /** Number of the first game. */
  readonly first: number;
  readonly games: number;
}

const MOST_GAMES_A_CHUNK = 100;
/** A small batch is cut into about this many chunks, so that slow games keep several workers busy and show progress. */
const CHUNKS_OF_A_SMALL_BATCH = 200;

function chunkSize({ games, chunkSize }: Batch): number {
  if (chunkSize !== undefined) return chunkSize;
  return Math.min(MOST_GAMES_A_CHUNK, Math.max(1, Math.ceil(games / CHUNKS_OF_A_SMALL_BATCH)));
}

export function countChunks(batch: Batch): number {
  return Math.ceil(batch.games / chunkSize(batch));
}

export function chunkAt(batch: Batch, index: number): Chunk {
  const size = chunkSize(batch);
  const done = index * size;
  return { index, first: batch.first + done, games: Math.min(size, batch.games - done) };
}

/**
 * Which of `batch.bots` sits in a seat: entry `(seat + game) mod seats`. So in any `seats` games in a row every entry
 * sits in every seat exactly once, between the same two neighbours unless `neighbors` says otherwise; over other numbers of games the counts differ
 * by one at most.
 */
export function entryAt(batch: Batch, game: number, seat: number): number {
  if (batch.neighbors === 'drawn') return seatingOf(batch.seed, game, batch.seats)[seat] as number;
  return (seat + game) % batch.seats;
}

/** Repeats a list of bots until every seat has one: `a,b` is `a,b,a` for three seats. */
export function fillSeats<T>(bots: readonly T[], seats: number): T[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as T);
}
