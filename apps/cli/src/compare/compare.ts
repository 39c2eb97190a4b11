// `railwright compare`: the same games on both sides, figure by figure.
import { createGame } from '@railwright/engine';
import type { Content, ResolvedSetup } from '@railwright/content';
import { compareBatches, type Batch, type PlayedBatch } from '@railwright/playtest';
import { runOnThreads } from '@railwright/playtest/node';
import { defaultPaths } from '../content/folders.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { batchOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { jobsOf } from '../simulate/jobs.ts';
import { explainFigures } from '../simulate/explain.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { startProgress } from '../simulate/progress.ts';
import { formatComparison } from './comparison-text.ts';
import { loadRevision } from './revision.ts';
import { setupInFile } from './setup-file.ts';

export interface CompareFlags extends SetupFlags, BatchFlags {
  readonly against: string | undefined;
  readonly games: number;
  readonly jobs: number | undefined;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
}

interface Side {
  readonly content: Content;
  readonly setup: ResolvedSetup;
  readonly version: string;
}

export async function compare(a: string, b: string | undefined, flags: CompareFlags): Promise<number> {
  const [left, right] = await findSides(a, b, flags);
  const seats = { ...flags, players: flags.players ?? sharedSeats(left, right) };
  const batches: Batch[] = [];
  for (const { content, setup } of [left, right])
    batches.push({
      ...(await batchOf(content, setup, seats, flags.games)),
      gather: ['drama', 'outcomes'],
    });
  // Two sides that are the same need no games to say so; whoever wants data gets them all the same.
  if (left.setup.hash === right.setup.hash && !flags.json) {
    print(`${left.setup.id} and ${right.setup.id} are the same content, so their games are the same.`);
    return EXIT.clean;
  }
  const progress = startProgress(2 * flags.games);
  const { value: played, interrupted } = await interruptible(async (signal) => {
    const sides: PlayedBatch[] = [];
    for (const batch of batches) {
      const game = createGame(batch.definition as ResolvedSetup['definition'], batch.seats);
      const run = await runOnThreads(batch, game, {
        jobs: jobsOf(flags.jobs),
        signal,
        onProgress: (games) => progress.update(sides.length * flags.games + games),
      });
      if (!signal.aborted) tellFault(batch.source.setup, batch, run);
      sides.push({ batch, game, tally: run.tally });
    }
    return sides;
  }).finally(() => progress.stop());
  const [playedA, playedB] = played;
  if (!playedA || !playedB || playedB.tally.games < 2) {
    printError('Stopped before anything could be compared.');
    return EXIT.interrupted;
  }
  const comparison = compareBatches(playedA, playedB, { a: left.version, b: right.version });
  if (flags.json) printJson(comparison);
  else {
    print(formatComparison(comparison));
    printPlayers(
      batches.flatMap(({ bots }) => bots),
      comparison.seats,
    );
    if (flags.explain) print(`\n${explainFigures('difference')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${comparison.games} of ${flags.games} pairs of games.`);
  return EXIT.interrupted;
}

/** @throws Failure when the two cannot be compared. */
async function findSides(a: string, b: string | undefined, flags: CompareFlags): Promise<[Side, Side]> {
  if ((b === undefined) === (flags.against === undefined))
    throw misuse(
      b === undefined ? 'There is nothing to compare with.' : 'Name another setup or a revision, not both.',
      'Such as: railwright compare trains/tokyo-beginners trains/osaka-beginners, or one setup with --against HEAD.',
    );
  const content = await loadForPlay(flags.content);
  const options = optionsFrom(flags);
  const id = setupInFile(content, a);
  const now: Side = { content, setup: findSetup(content, id, options), version: '' };
  if (b !== undefined) {
    const other: Side = { content, setup: findSetup(content, setupInFile(content, b), options), version: '' };
    if (other.setup.game !== now.setup.game)
      throw misuse(`${now.setup.id} and ${other.setup.id} are setups of different games.`);
    return [now, other];
  }
  const revision = flags.against ?? '';
  const before = await loadRevision(flags.content ?? defaultPaths(), revision);
  return [{ content: before, setup: findSetup(before, id, options), version: revision }, now];
}

/** As many seats as both are for, the default of A where that is possible. */
function sharedSeats({ setup: a }: Side, { setup: b }: Side): number {
  const most = Math.min(a.seats.max, b.seats.max);
  const fewest = Math.max(a.seats.min, b.seats.min);
  if (fewest > most) throw misuse(`No number of players fits both ${a.id} and ${b.id}.`);
  return Math.min(most, Math.max(fewest, a.defaultSeats));
}
