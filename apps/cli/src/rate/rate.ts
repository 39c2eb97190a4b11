// Plays a round robin and shows how strong everybody is.
import { availableParallelism } from 'node:os';
import { defaultBot, type BotSpec } from '@railwright/bots';
import { listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { pairings, summarizeRatings, type MatchResult, type RoundRobin } from '@railwright/playtest';
import { openMatchPool } from '@railwright/playtest/node';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { startProgress } from '../simulate/progress.ts';
import { formatRatings } from './rating-text.ts';

export interface RateFlags extends SetupFlags {
  readonly bots: string | undefined;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number | undefined;
  readonly json: boolean;
  readonly content: string | undefined;
}

/** Ratings come from pairs. */
const SEATS = 2;

/** Returns the exit code. */
export async function rateBots(typed: string, flags: RateFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  checkSeats(setup);
  const bots = findBots(content, setup, flags.bots ?? everybody(content, setup));
  checkField(bots);
  const tournament: RoundRobin = { bots, games: flags.games, seed: flags.seed };
  const { results, interrupted } = await play(setup, tournament, flags.jobs ?? availableParallelism());
  const result = summarizeRatings(tournament, results);
  if (flags.json) printJson({ setup: setup.id, content: setup.hash, ...result });
  else print(formatRatings(setup, result));
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${result.pairs.length} of ${results.length} pairs.`);
  return EXIT.interrupted;
}

/** @throws Failure for a setup that two cannot play. */
export function checkSeats({ id, seats: { min, max } }: ResolvedSetup): void {
  if (min > SEATS || max < SEATS)
    throw misuse(`${id} is not for 2 players, and this compares bots in pairs.`);
}

function everybody(content: Content, setup: ResolvedSetup): string {
  const strategies = listStrategies(content, setup.game).map(({ id }) => id);
  return [...(strategies.length > 0 ? strategies : ['random']), defaultBot(setup.game)].join(',');
}

function checkField(bots: readonly BotSpec[]): void {
  const names = bots.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw misuse(`${twice} is named twice.`, 'A bot is as strong as itself.');
  if (bots.length < 2) throw misuse('One bot has nobody to play with.', 'Name two or more: --bots a,b');
}

interface Played {
  readonly results: readonly (MatchResult | undefined)[];
  readonly interrupted: boolean;
}

/** @throws Failure when a game has a fault. */
async function play(setup: ResolvedSetup, tournament: RoundRobin, jobs: number): Promise<Played> {
  const matches = pairings(tournament);
  const results: (MatchResult | undefined)[] = matches.map(() => undefined);
  const pool = openMatchPool(setup.definition, SEATS, jobs);
  const progress = startProgress(matches.reduce((sum, { games }) => sum + games, 0));
  let done = 0;
  try {
    const { interrupted } = await interruptible(async (signal) => {
      const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      for (const [i, match] of matches.entries()) {
        if (signal.aborted) break;
        const result = await Promise.race([pool.play(match), stopped]);
        if (!result) break;
        results[i] = result;
        progress.update((done += match.games));
      }
    });
    return { results, interrupted };
  } catch (error) {
    throw refusal(`A game stopped the run: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    progress.stop();
    await pool.close();
  }
}
