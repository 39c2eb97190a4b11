// Plays a part of a run, and puts parts together.
import type { Game } from '@railwright/engine';
import type { Batch, BatchRun } from '@railwright/playtest';
import {
  joinParts,
  makePart,
  shardOf,
  type BatchPart,
  type Jobs,
  type Shard,
} from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { EXIT, misuse } from '../failure.ts';
import { printError, printJson } from '../output.ts';
import { tellFault } from './batch.ts';
import { playBatch } from './play-batch.ts';
import type { PartFile } from './shards.ts';

interface ShardRun {
  /** The setup, as typed. */
  readonly typed: string;
  /** All games. */
  readonly batch: Batch;
  readonly game: Game;
  readonly shard: Shard;
  readonly jobs: Jobs;
  readonly flags: PartFile['flags'];
}

/** Prints the part; returns the exit code. @throws Failure when a game has a fault. */
export async function playShard({ typed, batch, game, shard, jobs, flags }: ShardRun): Promise<number> {
  if (batch.games < shard.of)
    throw misuse(
      `${plural(batch.games, 'game')} cannot be played in ${shard.of} parts.`,
      'Take fewer parts.',
    );
  const own = shardOf(batch, shard);
  const nothing = { stopWhen: undefined, onRecord: undefined, store: undefined, rows: undefined };
  const { value: run, interrupted } = await playBatch(own, game, { jobs, ...nothing });
  if (interrupted) {
    printError('Stopped: there is a part as a whole or not at all.');
    return EXIT.interrupted;
  }
  tellFault(typed, own, run);
  const part = makePart(batch, shard, run.tally);
  printJson({ railwright: 'part', setup: typed, flags, part } satisfies PartFile);
  return EXIT.clean;
}

/** @throws Failure when they do not give the whole. */
export function joinedRun(batch: Batch, game: Game, parts: readonly BatchPart[]): BatchRun {
  const tally = joinParts(batch, game, parts);
  if (typeof tally === 'string')
    throw misuse(
      `The parts do not make a run: ${tally}.`,
      'Play what is missing with the same command and --shard.',
    );
  return { tally, complete: true, enough: false, replaced: 0 };
}
