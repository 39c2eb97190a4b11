// Tasks as workers get them, and the worker's side: it makes a game once and plays what comes.
import type { Game, GameRecord } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { GameSource } from '../game-source.ts';
import { playMatch, type Match, type MatchResult } from '../match/match.ts';
import { playChunk, type ChunkResult } from '../play.ts';

/** A chunk of a batch, or a match: what comes out depends on nothing else. */
export type Task =
  | {
      readonly kind: 'chunk';
      readonly batch: Batch;
      readonly chunk: Chunk;
      /** Records of the games are wanted. */
      readonly records?: boolean;
    }
  | {
      readonly kind: 'match';
      readonly definition: object;
      readonly seats: number;
      readonly match: Match;
    };

/** The definition of a game and its number of seats. */
export interface TaskTable {
  readonly definition: unknown;
  readonly seats: number;
}

/** A task as it is sent: without what the worker knows from the task before. */
export interface TaskMessage {
  /** Absent if it is that of the task before. */
  readonly table?: TaskTable;
  /** Absent for a match, and if it is that of the task before. */
  readonly batch?: Omit<Batch, keyof TaskTable>;
  /** The work. */
  readonly work: Chunk | Match;
  /** Records of the games are wanted. */
  readonly records?: boolean;
}

/** The results of a task. */
export type TaskAnswer =
  | (ChunkResult & {
      /** Of the games that were played to their end, with their numbers. */
      readonly records?: readonly (readonly [GameRecord, number])[];
    })
  | { readonly kind: 'match'; readonly result: MatchResult }
  /** A game of a match has a fault; played again, it has it again. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * A function that plays one message after the other.
 * @throws (the function) Error for the chunk of a game that the source does not know.
 */
export function openTaskPlayer({ createGame, createBot }: GameSource): (message: TaskMessage) => TaskAnswer {
  let table: TaskTable | undefined;
  let game: Game | undefined;
  let batch: Batch | undefined;
  return ({ table: newTable, batch: newBatch, work, records: wanted }) => {
    table = newTable ?? table;
    if (newTable) game = undefined;
    if (!table) throw new Error('There is no game for the task.');
    if ('bots' in work)
      try {
        game ??= createGame(table.definition, table.seats);
        return { kind: 'match', result: playMatch(game, work, createBot) };
      } catch (error) {
        return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
      }
    game ??= createGame(table.definition, table.seats);
    if (newBatch) batch = { ...newBatch, ...table };
    if (!batch) throw new Error('There is no batch for the chunk.');
    if (!wanted) return playChunk(game, batch, work, createBot);
    const records: [GameRecord, number][] = [];
    const played = playChunk(game, batch, work, createBot, (...record) => void records.push(record));
    return { ...played, records };
  };
}
