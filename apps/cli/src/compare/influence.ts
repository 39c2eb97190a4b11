// `railwright influence`: the worth of each card, from games in which one seat must do without it or must take it.
import { createGame, type Game, type StudiedItem } from '@railwright/engine';
import {
  batchesInTurn,
  countGames,
  restrict,
  studiedItems,
  studyCards,
  type Batch,
  type CardStudy,
  type Executor,
  type PlayedBatch,
  type PlayedItem,
} from '@railwright/playtest';
import { influenceDocument } from '@railwright/report/documents';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import type { Parts } from '../parts/parts.ts';
import { batchOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { startProgress } from '../simulate/progress.ts';
import { suggest } from '../suggest.ts';

export interface InfluenceFlags extends SetupFlags, BatchFlags {
  readonly games: number;
  readonly card: string | undefined;
  readonly must: boolean;
  readonly copies: number;
  readonly executor: Executor;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
  readonly parts?: Parts;
}

export async function studySetup(typed: string, flags: InfluenceFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const batch: Batch = { ...(await batchOf(content, setup, flags, flags.games)), gather: ['outcomes'] };
  const game = createGame(setup.definition, batch.seats);
  const items = chosenItems(game, flags.card);
  const progress = startProgress(flags.games * (1 + items.length * (flags.must ? 2 : 1)), flags.executor);
  const { value: study, interrupted } = await interruptible((signal) =>
    playStudy({ typed, batch, game, items, flags, signal, onProgress: (games) => progress.update(games) }),
  ).finally(() => progress.stop());
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (!study) {
    printError('Stopped before anything could be compared.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(study);
  else {
    print(formatDocument(influenceDocument(study, setup.title)));
    printPlayers(batch.bots, batch.seats);
    if (flags.explain) print(`\n${explainFigures('influence', 'measures')}`);
  }
  if (interrupted) printError(`Stopped: ${study.cards.length} of ${items.length} were compared.`);
  return interrupted ? EXIT.interrupted : EXIT.clean;
}

/** @throws Failure for items that the game does not have. */
function chosenItems(game: Game, typed: string | undefined): readonly StudiedItem[] {
  const items = studiedItems(game);
  if (typed === undefined) return items;
  return typed.split(',').map((word) => {
    const name = word.trim();
    const item = items.find((one) => one.item === name || one.measure === name);
    if (!item)
      throw misuse(
        `"${name}" cannot be forbidden in this game.`,
        suggest(
          name,
          items.map((one) => one.item),
          'There are',
        ),
      );
    return item;
  });
}

interface StudyRun {
  readonly typed: string;
  readonly batch: Batch;
  readonly game: Game;
  readonly items: readonly StudiedItem[];
  readonly flags: Pick<InfluenceFlags, 'must' | 'copies' | 'executor'>;
  readonly signal: AbortSignal;
  readonly onProgress: (games: number) => void;
}

/** Undefined if it was stopped before the free games were played; stopped later, it has the items played so far. */
async function playStudy({
  typed,
  batch,
  game,
  items,
  flags,
  signal,
  onProgress,
}: StudyRun): Promise<CardStudy | undefined> {
  const { executor } = flags;
  const others = items.flatMap(({ measure }) => [
    restrict(batch, measure, 'forbid'),
    ...(flags.must ? [restrict(batch, measure, 'must', flags.copies)] : []),
  ]);
  const runs = batchesInTurn(
    [batch, ...others].map((one) => ({ batch: one, game })),
    {
      ...{ executor, signal },
      counter: countGames(onProgress),
      onRun(run, other) {
        if (!signal.aborted) tellFault(typed, other, run);
      },
    },
  );
  const next = async (): Promise<PlayedBatch | undefined> => {
    const { value } = await runs.next();
    return value?.complete ? value : undefined;
  };
  const free = await next();
  if (!free) return undefined;
  const played: PlayedItem[] = [];
  for (const item of items) {
    const forbidden = await next();
    const must = flags.must ? await next() : undefined;
    if (!forbidden || (flags.must && !must)) break;
    played.push({ ...item, forbidden, ...(must && { must }) });
  }
  return studyCards(free, played);
}
