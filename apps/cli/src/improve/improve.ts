// Searches for a better version of a strategy and writes it.
import { defaultBot } from '@railwright/bots';
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
import { improve, type ImprovementResult } from '@railwright/playtest';
import { improvedDocument } from '@railwright/report/documents';
import { refuseBroken } from '../content/broken-item.ts';
import { findBots } from '../content/bots.ts';
import { EXIT, misuse } from '../failure.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { print, printError, printJson } from '../output.ts';
import { comparedSeats } from '../rate/seats.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import { openSetup } from '../study/open-setup.ts';
import { printPlayers } from '../study/players-text.ts';
import { suggest } from '../suggest.ts';
import { writeWhole } from '../write-file.ts';
import { findOutput } from './output-file.ts';
import { searching, type SearchFlags } from './search.ts';

export interface ImproveFlags extends SearchFlags {
  readonly setup: string;
  readonly explain: boolean;
}

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
  const { id, data } = strategy;
  const { seed, games, tries, 'held-out': heldOut } = flags;
  const cards = cardsFor(content, id, setup.definition);
  const { value: improved, interrupted } = await searching(setup, flags, cards, (search) =>
    improve<StrategyFile>({
      ...{ ...search, start: data, seats, field, seed, games, heldOut, tries },
      specOf: (value) => ({
        name: id,
        bot: 'strategy',
        strategy: changedStrategy(content, id, value) ?? {},
      }),
      play: (match) => flags.executor.playMatch(setup.definition, seats, match),
    }),
  );
  const found = improved.gain.low > 0;
  if (found) await writeWhole(output.file, textOf(strategy, improved.value, output.id));
  const file = found ? output.file : undefined;
  if (flags.json)
    printJson({
      format: 2,
      ...{ strategy: id, setup: setup.id, content: setup.hash, seats, seed, tries: improved.tries },
      kept: [...improved.kept],
      gain: improved.gain,
      opponents: improved.opponents.map(({ bots, ...wins }) => ({ bots: [...bots], ...wins })),
      file: file ?? null,
    } satisfies ImprovementResult);
  else {
    const searched = { title: setup.title, setup: setup.id, strategy: id };
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

/** The strategy's file with the changes and a new id. */
function textOf({ file }: StrategySummary, value: StrategyFile, id: string): string {
  return editDocument(file.text, [{ path: [], value: { ...value, id } }]);
}
