// Searches for a better version of a strategy and writes it.
import { defaultBot, strategyChanger, type BotSpec } from '@railwright/bots';
import {
  cardsFor,
  changedStrategy,
  editDocument,
  listStrategies,
  type Content,
  type ResolvedSetup,
  type StrategyFile,
  type StrategySummary,
} from '@railwright/content';
import { createRng } from '@railwright/engine';
import { improve, type Improved, type ImprovementResult } from '@railwright/playtest';
import { improvedDocument } from '@railwright/report/documents';
import { refuseBroken } from '../content/broken-item.ts';
import { findBots } from '../content/bots.ts';
import { EXIT, misuse } from '../failure.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { print, printError, printJson } from '../output.ts';
import { comparedSeats } from '../rate/seats.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import type { StudyFlags } from '../study/flags.ts';
import { interruptible } from '../study/interrupt.ts';
import { openSetup } from '../study/open-setup.ts';
import { printPlayers } from '../study/players-text.ts';
import { suggest } from '../suggest.ts';
import { writeWhole } from '../write-file.ts';
import { findOutput } from './output-file.ts';
import { startTries } from './tries.ts';

/** Flags of commands that look for a strategy. */
export interface SearchFlags extends StudyFlags {
  readonly against: string | undefined;
  readonly tries: number;
  readonly games: number;
  readonly 'held-out': number;
  readonly output: string | undefined;
  readonly force: boolean;
}

export interface ImproveFlags extends SearchFlags {
  readonly setup: string;
  readonly explain: boolean;
}

/** The random stream of the changes; games have their own streams. */
export const CHANGE_STREAM = 0xc4a6;

/** Returns the exit code. */
export async function improveStrategy(typed: string, flags: ImproveFlags): Promise<number> {
  const { content, setup } = await openSetup(flags.setup, flags);
  const seats = comparedSeats(setup, flags.players);
  const strategy = findStrategy(content, setup, typed);
  const output = findOutput(strategy.id, flags.output, flags.force);
  const field = await findBots(
    content,
    setup,
    seats,
    flags.against ?? everybodyElse(content, setup, strategy),
  );
  const { value: improved, interrupted } = await search({ content, setup, strategy, field, seats }, flags);
  const found = improved.gain.low > 0;
  if (found) await writeWhole(output.file, textOf(strategy, improved.value, output.id));
  if (flags.json)
    printJson(asData({ setup, strategy, seats, seed: flags.seed }, improved, found ? output.file : null));
  else {
    const searched = { title: setup.title, setup: setup.id, strategy: strategy.id };
    const file = found ? output.file : undefined;
    print(formatDocument(improvedDocument({ ...searched, file }, improved)));
    printPlayers(field, seats);
    if (flags.explain) print(`\n${explainFigures('gain')}`);
  }
  if (interrupted) printError(`Stopped after ${improved.tries} of ${flags.tries} changes.`);
  return interrupted ? EXIT.interrupted : found ? EXIT.clean : EXIT.findings;
}

/** @throws Failure for an unknown strategy. */
export function findStrategy(content: Content, setup: ResolvedSetup, typed: string): StrategySummary {
  const all = listStrategies(content, setup.game);
  if (typed.endsWith(PLAYER_ENDING))
    throw misuse(`${typed} is a learned player, not a strategy.`, `Use railwright fit ${typed}.`);
  const found = all.filter(({ id }) => id === typed || id.endsWith(`/${typed}`));
  const [only] = found;
  if (only && found.length === 1) return only;
  refuseBroken(content, 'strategies', typed);
  const ids = all.map(({ id }) => (typed.includes('/') ? id : id.slice(id.indexOf('/') + 1)));
  throw misuse(`There is no strategy "${typed}" for ${setup.game}.`, suggest(typed, ids, 'Strategies'));
}

function everybodyElse(content: Content, setup: ResolvedSetup, own: StrategySummary): string {
  const others = listStrategies(content, setup.game).filter(({ id }) => id !== own.id);
  return [...others.map(({ id }) => id), own.id, defaultBot(setup.game)].join(',');
}

interface Search {
  readonly content: Content;
  readonly setup: ResolvedSetup;
  readonly strategy: StrategySummary;
  readonly field: readonly BotSpec[];
  readonly seats: number;
}

/** @throws Failure if a game fails. */
async function search({ content, setup, strategy, field, seats }: Search, flags: ImproveFlags) {
  const { id, data } = strategy;
  const rng = createRng((flags.seed ^ CHANGE_STREAM) >>> 0);
  const cards = cardsFor(content, id, setup.definition);
  const changeStrategy = await strategyChanger(setup.game);
  const tries = startTries(flags.tries);
  try {
    return await interruptible((signal) =>
      improve<StrategyFile>({
        start: data,
        seats,
        field,
        specOf: (value) => ({
          name: id,
          bot: 'strategy',
          strategy: changedStrategy(content, id, value) ?? {},
        }),
        change(value) {
          const change = changeStrategy(value, cards, rng);
          return change && { value: change.strategy as StrategyFile, what: change.what };
        },
        play: (match) => flags.executor.playMatch(setup.definition, seats, match),
        seed: flags.seed,
        games: flags.games,
        heldOut: flags['held-out'],
        tries: flags.tries,
        signal,
        onTry: (done, kept) => tries.update(done, kept),
      }),
    );
  } finally {
    tries.stop();
  }
}

/** The strategy's file with the changes and a new id. */
function textOf({ file }: StrategySummary, value: StrategyFile, id: string): string {
  return editDocument(file.text, [{ path: [], value: { ...value, id } }]);
}

function asData(
  { setup, strategy, seats, seed }: Pick<Search, 'setup' | 'strategy' | 'seats'> & { readonly seed: number },
  { kept, tries, gain, opponents }: Improved<StrategyFile>,
  file: string | null,
): ImprovementResult {
  return {
    format: 2,
    strategy: strategy.id,
    setup: setup.id,
    content: setup.hash,
    seats,
    seed,
    tries,
    kept: [...kept],
    gain,
    opponents: opponents.map(({ bots, ...wins }) => ({ bots: [...bots], ...wins })),
    file,
  };
}
