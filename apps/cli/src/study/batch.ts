// Turns the flags of commands that play batches into a batch, and ends the command if a game cannot be played.
import type { BotSpec } from '@railwright/bots';
import { hashJson, type Content, type ResolvedSetup } from '@railwright/content';
import { StoreError } from '@railwright/playtest/node';
import { fillSeats, type Batch, type BatchRun } from '@railwright/playtest';
import { findBots } from '../content/bots.ts';
import { checkSeats } from '../content/check-seats.ts';
import { misuse, refusal } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { unkeptGames } from './failed-games.ts';
import type { BatchFlags } from './flags.ts';

/** @throws Failure for a number of seats or bots that the setup does not support. */
export async function batchOf(
  content: Content,
  setup: ResolvedSetup,
  { games, first, seed, players, bots: typed }: BatchFlags,
): Promise<Batch> {
  const seats = players ?? setup.defaultSeats;
  checkSeats(setup, seats);
  const bots = seatBots(await findBots(content, setup, seats, typed), seats);
  return {
    ...playedSetup(setup),
    ...{ seats, games, first, seed, bots },
    strategies: Object.fromEntries(
      bots.flatMap(({ name, strategy, player, certainty, leaning }) =>
        strategy || player
          ? [[name, hashJson(strategy ?? (leaning ? { player, certainty, leaning } : player))]]
          : [],
      ),
    ),
  };
}

/** The game of a setup, and where it comes from. */
export const playedSetup = ({ definition, id, hash, options }: ResolvedSetup) => ({
  definition,
  source: { setup: id, content: hash, options },
});

function seatBots(bots: readonly BotSpec[], seats: number): BotSpec[] {
  if (bots.length > seats)
    throw misuse(`There are ${bots.length} bots for ${seats} seats.`, 'Set --players, or name fewer.');
  return fillSeats(bots, seats);
}

/** @throws Failure if the run was stopped because its games could not be kept. */
export function tellUnkept({ unkept }: BatchRun): void {
  if (unkept instanceof StoreError) throw unkeptGames(unkept);
  if (unkept) throw unkept;
}

/** @throws Failure if the run was stopped by an error, or its games could not be kept. */
export function tellFault(typed: string, batch: Batch, run: BatchRun): void {
  tellUnkept(run);
  const { fault, lost, lostGames } = run;
  if (lost !== undefined)
    throw refusal(
      lost,
      lostGames &&
        `To play them here: railwright simulate ${typed} --seed ${batch.seed} --first ${lostGames.first} --games ${lostGames.games} --jobs 1, with the other flags unchanged and without --queue.`,
    );
  if (!fault) return;
  const again = `To replay it: railwright simulate ${typed} --seed ${batch.seed} --first ${fault.game} --games 1, with the other flags unchanged.`;
  // An endless effect is a problem in the content; anything else is a bug.
  const own = fault.name !== 'EndlessEffectError';
  if (own && process.env['DEBUG']) printError(safe(fault.stack ?? ''));
  throw refusal(
    `Game ${fault.game} stopped the run: ${fault.message}`,
    own ? `This is a bug in railwright; set DEBUG=* to see where. ${again}` : again,
  );
}
