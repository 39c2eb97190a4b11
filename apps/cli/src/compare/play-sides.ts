// Plays the same games on two sides: the same numbers and seeds, with the same bots.
import type { BotSpec } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import type { Content, ResolvedSetup } from '@railwright/content';
import {
  batchesInTurn,
  compareBatches,
  countGames,
  type Batch,
  type Comparison,
  type Executor,
} from '@railwright/playtest';
import { misuse } from '../failure.ts';
import { batchOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { startProgress } from '../simulate/progress.ts';

export interface Side {
  readonly content: Content;
  readonly setup: ResolvedSetup;
  readonly version: string;
}

export interface PlayFlags extends BatchFlags {
  readonly games: number;
  readonly executor: Executor;
}

export interface PlayedSides {
  /** Undefined if it was stopped before there was any result. */
  readonly comparison?: Comparison;
  /** Games of both sides. */
  readonly bots: readonly BotSpec[];
  readonly interrupted: boolean;
}

/** @throws Failure if a game cannot be played. */
export async function playSides(
  [left, right]: readonly [Side, Side],
  flags: PlayFlags,
): Promise<PlayedSides> {
  const seats = { ...flags, players: flags.players ?? sharedSeats(left, right) };
  const batches: Batch[] = [];
  for (const { content, setup } of [left, right])
    batches.push({
      ...(await batchOf(content, setup, seats, flags.games)),
      gather: ['drama', 'outcomes'],
    });
  const progress = startProgress(2 * flags.games, flags.executor);
  const { value: played, interrupted } = await interruptible(async (signal) => {
    const sides = batches.map((batch) => ({
      batch,
      game: createGame(batch.definition as ResolvedSetup['definition'], batch.seats),
    }));
    const runs = batchesInTurn(sides, {
      executor: flags.executor,
      signal,
      counter: countGames((games) => progress.update(games)),
      onRun(run, batch) {
        if (!signal.aborted) tellFault(batch.source.setup, batch, run);
      },
    });
    const ran = [];
    for await (const run of runs) ran.push(run);
    return ran;
  }).finally(() => progress.stop());
  const [playedA, playedB] = played;
  const bots = batches.flatMap((batch) => batch.bots);
  if (!playedA || !playedB || playedB.tally.games < 2) return { bots, interrupted };
  return {
    comparison: compareBatches(playedA, playedB, { a: left.version, b: right.version }),
    bots,
    interrupted,
  };
}

/** A number of seats that suits both, if possible the default of A. */
export function sharedSeats({ setup: a }: Side, { setup: b }: Side): number {
  const most = Math.min(a.seats.max, b.seats.max);
  const fewest = Math.max(a.seats.min, b.seats.min);
  if (fewest > most) throw misuse(`There is no number of players that suits both ${a.id} and ${b.id}.`);
  return Math.min(most, Math.max(fewest, a.defaultSeats));
}
