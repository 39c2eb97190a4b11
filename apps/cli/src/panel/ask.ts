// Asks a panel about a setup and shows its answers.
import { listPreferences, type Content, type ResolvedSetup } from '@railwright/content';
import { createGame } from '@railwright/engine';
import { askPanel, panelHostOn, type Executor, type PanelResult } from '@railwright/playtest';
import { panelDocument } from '@railwright/report/documents';
import { itemWords, panelItems } from '@railwright/report/words';
import { formatDocument } from '../document-text.ts';
import { EXIT } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { failedGames } from '../simulate/failed-games.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { startProgress } from '../simulate/progress.ts';
import { writeReport } from '../simulate/write-reports.ts';
import { findPanel } from './find-panel.ts';
import { learnPanel } from './learn-panel.ts';
import { formatSummary } from './summary-text.ts';

export interface PanelFlags {
  readonly games: number | undefined;
  readonly seed: number;
  readonly executor: Executor;
  readonly json: boolean;
  readonly verbose: boolean;
  readonly learn: string | undefined;
  readonly store: string | undefined;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

/** Games at each table of one player: enough for ±2 points. */
const OWN_GAMES = 4000;
/** Mixed tables show how strong each player is, which takes fewer games. */
const PAIRS_PART = 20;
/** An answer to a player starts from what that player knows, so it takes few games. */
const ANSWER_GAMES = 1000;

/** Returns the exit code. */
export async function askAboutSetup(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  flags: PanelFlags,
): Promise<number> {
  if (
    flags.learn !== undefined &&
    !(await learnPanel(content, setup, seats, { ...flags, minutes: flags.learn }))
  )
    return EXIT.interrupted;
  const started = performance.now();
  const { value: result, interrupted } = await play(content, setup, seats, flags);
  if (!result) {
    const resume =
      flags.store === undefined
        ? 'Add --store FILE to be able to resume.'
        : 'Run the same command again to resume.';
    printError(`Stopped: a panel has no results until all its tables have been played. ${resume}`);
    return EXIT.interrupted;
  }
  const { title, definition } = setup;
  const document = panelDocument({ title, result, command: flags.command, map: itemWords(definition).map });
  const how = `${((performance.now() - started) / 1000).toFixed(0)} s, ${flags.executor.label}`;
  if (flags.json) printJson(result);
  else print(flags.verbose ? formatDocument(document, { how }) : formatSummary(document, result, how));
  for (const file of flags.report ?? []) await writeReport(file, { result, document });
  return interrupted ? EXIT.interrupted : EXIT.clean;
}

/** Undefined if it was stopped. @throws Failure if a game fails. */
async function play(content: Content, setup: ResolvedSetup, seats: number, flags: PanelFlags) {
  const game = createGame(setup.definition, seats);
  const { isLearned, ...sources } = findPanel(content, setup, seats);
  // Measuring cards and starts takes a player that knows this very setup.
  const preferences = flags.learn === undefined ? [] : listPreferences(content, setup.game);
  const lessons = {
    ...{ strong: 0, games: 0, answers: ANSWER_GAMES },
    preferences: preferences.map(({ id, preference }) => ({
      name: id.slice(id.indexOf('/') + 1),
      preference,
    })),
  };
  const own = flags.games ?? OWN_GAMES;
  return interruptible(async (signal): Promise<PanelResult | undefined> => {
    const { executor } = flags;
    let progress = startProgress(0, executor);
    let done = 0;
    try {
      return await askPanel(
        {
          ...{ definition: setup.definition, seats, seed: flags.seed, game, sources, own },
          source: { setup: setup.id, content: setup.hash, options: setup.options },
          pair: Math.ceil(own / PAIRS_PART),
          ...(isLearned && { lessons }),
          ...(setup.targets && { wanted: setup.targets }),
          ...panelItems(setup.definition),
        },
        {
          ...panelHostOn(game, { executor, signal, onGames: (games) => progress.update((done += games)) }),
          teaches(sentence) {
            progress.stop();
            if (process.stderr.isTTY) printError(safe(sentence));
          },
          planned(games) {
            progress.stop();
            done = 0;
            progress = startProgress(games, executor);
          },
        },
      );
    } catch (error) {
      if (signal.aborted) return undefined;
      throw failedGames(error);
    } finally {
      progress.stop();
    }
  });
}
