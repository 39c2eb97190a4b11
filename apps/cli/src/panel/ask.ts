// Asks a panel about a setup and shows its answers.
import { listPreferences, type Content, type ResolvedSetup } from '@railwright/content';
import { panelDocument } from '@railwright/report/documents';
import { panel, panelGames, type PanelRequest } from '@railwright/studies';
import { formatDocument } from '../document-text.ts';
import { EXIT } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { setupWardrobe } from '../pictures/wardrobe.ts';
import { failedGames } from '../study/failed-games.ts';
import type { Given } from '../study/flags.ts';
import { runStudy } from '../study/play-study.ts';
import { writeReport } from '../study/write-reports.ts';
import { findPanel, panelSetup } from './find-panel.ts';
import { learnPanel } from './learn-panel.ts';
import { formatSummary } from './summary-text.ts';

export interface PanelFlags extends Given {
  readonly games: number | undefined;
  readonly seed: number;
  readonly json: boolean;
  readonly verbose: boolean;
  readonly learn: string | undefined;
  readonly store: string | undefined;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

/** Games at each table of one player: enough for ±2 points. */
const OWN_GAMES = 4000;
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
  const { title, definition, id, options } = setup;
  // Only reports show pictures.
  const wardrobe = flags.report && (await setupWardrobe(content, id, options));
  const document = panelDocument({ title, result, command: flags.command, definition, wardrobe });
  const how = `${((performance.now() - started) / 1000).toFixed(0)} s, ${flags.executor.label}`;
  if (flags.json) printJson(result);
  else print(flags.verbose ? formatDocument(document, { how }) : formatSummary(document, result, how));
  for (const file of flags.report ?? []) await writeReport(file, { result, document });
  return interrupted ? EXIT.interrupted : EXIT.clean;
}

/** @throws Failure if a game fails. */
async function play(content: Content, setup: ResolvedSetup, seats: number, flags: PanelFlags) {
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
  const request: PanelRequest = {
    kind: 'panel',
    ...panelSetup(setup),
    ...{ seats, seed: flags.seed, ...panelGames(flags.games ?? OWN_GAMES), sources },
    ...(isLearned && { lessons }),
  };
  return runStudy((place) => panel(request, place), flags).catch((error: unknown) => {
    throw failedGames(error);
  });
}
