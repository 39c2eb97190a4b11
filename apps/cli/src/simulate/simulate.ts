// Plays a batch and shows its result.
import { createGame } from '@railwright/engine';
import type { Executor, TargetResult } from '@railwright/playtest';
import { simulationDocument } from '@railwright/report/documents';
import { itemWords, whole } from '@railwright/report/words';
import { simulate as play } from '@railwright/studies';
import type { Output } from '../check/options.ts';
import { EXIT, misuse } from '../failure.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';
import { WHOLE } from '../parts/parts.ts';
import { missingWord } from '../usage.ts';
import { adaptiveRefusal } from '../parts/adaptive.ts';
import { deliver } from '../report/deliver.ts';
import { tellFault, tellUnkept } from '../study/batch.ts';
import type { StudyFlags } from '../study/flags.ts';
import { openSetup } from '../study/open-setup.ts';
import { runStudy } from '../study/play-study.ts';
import { keepGames, type KeepFlags } from './keep-games.ts';
import { requestOf, type RequestFlags } from './request.ts';
import { formatPlayers } from '../study/players-text.ts';
import { checkRowsName } from './rows-file.ts';
import { reportTargets, TARGET_FORMATTERS } from './targets-report.ts';
import { BATCH_FORMS, checkReportFiles, writeReports } from '../study/write-reports.ts';

export interface SimulateFlags extends StudyFlags, RequestFlags, KeepFlags {
  readonly explain: boolean;
  /** Prints everything, not only a summary. */
  readonly verbose: boolean;
  readonly report: readonly string[] | undefined;
  readonly player: string;
  /** The part of the games to play, as typed. */
  readonly shard?: string | undefined;
  /** Files for the findings about targets. */
  readonly outputs: readonly Output[];
  /** As typed, for reports. */
  readonly command: string;
}

/** Returns the exit code. */
export async function simulate(typed: string | undefined, flags: SimulateFlags): Promise<number> {
  if (typed === undefined) {
    if (!flags.explain) throw missingWord('simulate', 'setup');
    print(explainFigures());
    return EXIT.clean;
  }
  if (flags.store !== undefined) refuseStored(flags);
  if (flags.shard !== undefined) refuseInParts(flags);
  checkReportFiles(flags.report ?? [], BATCH_FORMS);
  if (flags.rows !== undefined) checkRowsName(flags.rows);
  const { content, setup } = await openSetup(typed, flags);
  const { request, names } = await requestOf({ content, setup }, flags);
  const { batch, targets } = request;
  const game = createGame(setup.definition, batch.seats);
  const { value: ended, seconds } = await keepGames(batch, game, flags, (executor) =>
    runStudy((place) => play(request, place), { ...flags, executor }),
  );
  const { interrupted, stops, value: result } = ended;
  const fault = stops.find((run) => run.batch === batch);
  if (flags.shard !== undefined && fault) tellFault(typed, batch, fault);
  const { parts = WHOLE } = flags;
  const isPart = parts.end(interrupted);
  if (isPart !== undefined) return isPart;
  for (const run of interrupted ? [] : stops) if (run !== fault) tellFault(typed, run.batch, run);
  if (!result) return EXIT.interrupted;
  const verdicts = result.targets;
  const words = itemWords(setup.definition);
  const data = { title: setup.title, result, command: flags.command };
  if (flags.json) printJson(result);
  else {
    // Ids, which other commands take, instead of names; findings are for reports.
    const document = simulationDocument({ ...data, nameOf: (item) => item });
    const how = parts.origin ?? speedText(result.games, seconds, flags.executor);
    const isSummary = !flags.verbose;
    print(formatDocument({ ...document, findings: [] }, { how, isSummary }));
    for (const text of formatPlayers(result.players, result.seats)) print(`\n${text}`);
    if (isSummary && result.games > 0) print(`\n${style.dim(wrapText(SUMMARY_NOTE))}`);
    if (names.length > 1) print(worstNote(names));
    if (flags.explain) print(`\n${explainFigures()}`);
    if (flags.bots === undefined && !targets && batch.seats > 1 && process.stderr.isTTY)
      printError(
        safe(
          `These are the games of one bot. To ask what is true no matter who plays: railwright ask ${setup.id}`,
        ),
      );
  }
  if (flags.report && result.games > 0)
    await writeReports(flags.report, {
      setup,
      batch,
      game,
      result,
      document: simulationDocument({ ...data, ...words }),
      player: flags.player,
    });
  if (verdicts && result.games > 0)
    await deliver(TARGET_FORMATTERS, reportTargets(content, setup.id, verdicts, result), {
      outputs: flags.outputs,
    });
  if (fault) tellUnkept(fault);
  if (interrupted) {
    printError(`Stopped after ${result.games} of ${result.requested} games.`);
    return EXIT.interrupted;
  }
  if (fault) tellFault(typed, batch, fault);
  return flags.check && verdicts ? checkCode(verdicts) : EXIT.clean;
}

/** @throws Failure for flags that need every game to be played, since stored games are not played again. */
function refuseStored({ save, events }: SimulateFlags): void {
  const other = save === undefined ? '--events' : '--save';
  if ((save ?? events) !== undefined)
    throw misuse(
      `${other} cannot be used with --store: stored games are not played again.`,
      'Leave out one of them.',
    );
}

/** @throws Failure for flags that do not work with parts. */
function refuseInParts({ until, check, report: reports }: SimulateFlags): void {
  const [report] = reports ?? [];
  const queue = 'or let other machines help with --queue.';
  if (until !== undefined) throw adaptiveRefusal('--until', `Say how many games: --games 20000, ${queue}`);
  if (check) throw adaptiveRefusal('--check', `Give each machine its own setups, without --shard, ${queue}`);
  if (report !== undefined)
    throw misuse(
      '--shard plays a part of the games, and a report is about all of them.',
      `Have it written when the parts are put together: railwright merge part-*.json --report ${report}`,
    );
}

const SUMMARY_NOTE =
  '“Wins with it” shows correlation with winning, not its cause. This is a summary: --verbose prints the histogram of rounds, all items, how figures are counted and how to keep the record of game #N; --report page.html writes it all as a page.';

function speedText(games: number, seconds: number, executor: Executor): string {
  const speed = whole(Math.round(games / Math.max(seconds, 0.001)));
  return `${seconds.toFixed(1)} s, ${speed} games/s, ${executor.label}`;
}

const worstNote = (players: readonly (string | undefined)[]): string =>
  `Each target is checked for the player that meets it least; each plays at its own table: ${players.join(', ')}. The figures above are for the first.`;

/** An undecided target has not been met: a check that let it pass would pass anything after a single game. */
function checkCode(verdicts: readonly TargetResult[]): number {
  return verdicts.every(({ verdict }) => verdict === 'met') ? EXIT.clean : EXIT.findings;
}
