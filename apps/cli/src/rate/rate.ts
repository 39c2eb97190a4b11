// Plays a round robin and shows ratings.
import { defaultBot, type BotSpec } from '@railwright/bots';
import { listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import {
  inTurn,
  countTables,
  summarizeRatings,
  tablesOf,
  type Executor,
  type MatchResult,
  type RoundRobin,
} from '@railwright/playtest';
import { ratingDocument } from '@railwright/report/documents';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { plural } from '../check/findings.ts';
import type { Parts } from '../parts/parts.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import { interruptible } from '../study/interrupt.ts';
import { printPlayers } from '../study/players-text.ts';
import { startProgress } from '../study/progress.ts';
import { comparedSeats } from './seats.ts';

export interface RateFlags extends SetupFlags {
  readonly bots: string | undefined;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: number;
  readonly executor: Executor;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
  readonly parts?: Parts;
}

/** More tables than this would take too long. */
const MOST_TABLES = 20_000;

/** Returns the exit code. */
export async function rateBots(typed: string, flags: RateFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const seats = comparedSeats(setup, flags.players);
  const bots = await findBots(content, setup, seats, flags.bots ?? everybody(content, setup));
  checkField(bots, seats);
  const tournament: RoundRobin = { bots, seats, games: flags.games, seed: flags.seed };
  const { results, interrupted } = await play(setup, tournament, flags.executor);
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  const result = summarizeRatings(tournament, results, { setup: setup.id, content: setup.hash });
  if (flags.json) printJson(result);
  else {
    print(formatDocument(ratingDocument(setup, result)));
    printPlayers(bots, seats);
    if (flags.explain) print(`\n${explainFigures('ratings', 'wins')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${result.played} of ${plural(result.tables, seats === 2 ? 'pair' : 'table')}.`);
  return EXIT.interrupted;
}

function everybody(content: Content, setup: ResolvedSetup): string {
  const strategies = listStrategies(content, setup.game).map(({ id }) => id);
  return [...(strategies.length > 0 ? strategies : ['random']), defaultBot(setup.game)].join(',');
}

function checkField(bots: readonly BotSpec[], seats: number): void {
  const names = bots.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw misuse(`${twice} is named twice.`, 'Name each bot once.');
  if (bots.length < 2) throw misuse('A single bot has no opponent.', 'Name two or more: --bots a,b');
  const tables = countTables(bots.length, seats);
  if (tables > MOST_TABLES)
    throw misuse(
      `${bots.length} bots can be combined in ${tables.toLocaleString('en')} ways by ${seats}.`,
      'Name fewer: --bots a,b,c,d',
    );
}

interface Played {
  readonly results: readonly (MatchResult | undefined)[];
  readonly interrupted: boolean;
}

/** Tables are short. */
const TABLES_AHEAD = 4;

/** @throws Failure if a game fails. */
async function play(setup: ResolvedSetup, tournament: RoundRobin, executor: Executor): Promise<Played> {
  const matches = tablesOf(tournament);
  const results: (MatchResult | undefined)[] = matches.map(() => undefined);
  const progress = startProgress(
    matches.reduce((sum, { games }) => sum + games, 0),
    executor,
  );
  let done = 0;
  const ahead = TABLES_AHEAD * executor.ahead;
  try {
    const { interrupted } = await interruptible(async (signal) => {
      const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      let i = 0;
      const tables = inTurn(matches, ahead, (match) =>
        signal.aborted
          ? stopped
          : Promise.race([executor.playMatch(setup.definition, tournament.seats, match), stopped]),
      );
      for await (const result of tables) {
        if (!result) break;
        progress.update((done += matches[i]?.games ?? 0));
        results[i++] = result;
      }
    });
    return { results, interrupted };
  } finally {
    progress.stop();
  }
}
