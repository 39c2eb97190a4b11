// Plays a batch and shows its result.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { BotSpec } from '@railwright/bots';
import type { ResolvedSetup } from '@railwright/content';
import { createGame } from '@railwright/engine';
import { fillSeats, summarize, type Batch, type BatchRun } from '@railwright/playtest';
import { runOnThreads } from '@railwright/playtest/node';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { interruptible } from './interrupt.ts';
import { startProgress } from './progress.ts';
import { formatResult } from './result-text.ts';

export interface SimulateFlags extends SetupFlags {
  readonly games: number;
  readonly seed: number;
  readonly first: number;
  readonly players: number | undefined;
  readonly bots: string | undefined;
  readonly jobs: number | undefined;
  readonly json: boolean;
  readonly save: string | undefined;
  readonly content: string | undefined;
}

/** Returns the exit code. */
export async function simulate(typed: string, flags: SimulateFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const batch = batchOf(setup, findBots(content, setup, flags.bots), flags);
  const jobs = flags.jobs ?? availableParallelism();
  if (flags.save !== undefined) makeFolder(flags.save);

  const game = createGame(setup.definition, batch.seats);
  const progress = startProgress(batch.games);
  const started = performance.now();
  const { value: run, interrupted } = await interruptible((signal) =>
    runOnThreads(batch, game, {
      jobs,
      signal,
      onProgress: (games) => progress.update(games),
      ...(flags.save !== undefined && { saveTo: flags.save }),
    }),
  ).finally(() => progress.stop());

  const seconds = (performance.now() - started) / 1000;
  const result = summarize(batch, game, run);
  if (flags.json) printJson(result);
  else print(formatResult(result, { title: setup.title, seconds, jobs }));
  if (interrupted) {
    printError(`Stopped after ${result.games} of ${result.requested} games.`);
    return EXIT.interrupted;
  }
  tellFault(typed, batch, run);
  return EXIT.clean;
}

function batchOf(setup: ResolvedSetup, bots: readonly BotSpec[], flags: SimulateFlags): Batch {
  const { min, max } = setup.seats;
  const seats = flags.players ?? setup.defaultSeats;
  if (seats < min || seats > max)
    throw misuse(`${setup.id} is for ${min === max ? min : `${min} to ${max}`} players, not for ${seats}.`);
  return {
    definition: setup.definition,
    source: { setup: setup.id, content: setup.hash, options: setup.options },
    seats,
    games: flags.games,
    first: flags.first,
    seed: flags.seed,
    bots: seatBots(bots, seats),
  };
}

function seatBots(bots: readonly BotSpec[], seats: number): BotSpec[] {
  if (bots.length > seats)
    throw misuse(`There are ${bots.length} bots for ${seats} seats.`, 'Set --players, or name fewer.');
  return fillSeats(bots, seats);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw misuse(
      `Records cannot be written into ${folder}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @throws Failure when the run was stopped by a fault. */
function tellFault(typed: string, batch: Batch, { fault, lost }: BatchRun): void {
  if (lost !== undefined) throw refusal(lost);
  if (!fault) return;
  const again = `Play it again: railwright simulate ${typed} --seed ${batch.seed} --first ${fault.game} --games 1, with the other flags as they were.`;
  // A card's effect without end is a matter of content and a full disk one of the machine; the rest is ours.
  const own = !['EndlessEffectError', 'SaveError'].includes(fault.name);
  if (own && process.env['DEBUG']) printError(safe(fault.stack ?? ''));
  throw refusal(
    `Game ${fault.game} stopped the run: ${fault.message}`,
    own ? `This is a fault in railwright; DEBUG=* shows where. ${again}` : again,
  );
}
