// `railwright games`: games of people beside games of bots, and what people said.
import type { PeopleResult } from '@railwright/playtest';
import { peopleDocument } from '@railwright/report/documents';
import { people, type PeopleGames } from '@railwright/studies';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { batchOf } from '../study/batch.ts';
import type { Given } from '../study/flags.ts';
import { playStudy } from '../study/play-study.ts';
import { checkReportFiles, writeReport } from '../study/write-reports.ts';
import { fitPeople } from './fit.ts';
import { findGames, type FoundGames } from './find-games.ts';
import { sortGames, type FittingGames } from './fitting.ts';
import { groupOutput } from './group-place.ts';
import { answersIn, notesIn } from './said.ts';

export interface GamesFlags extends Given {
  readonly content: readonly string[] | undefined;
  readonly bots: string | undefined;
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
  readonly report: readonly string[] | undefined;
  /** The file of a group to fit to the games, instead of comparing them. */
  readonly fit: string | undefined;
  readonly force: boolean;
  readonly command: string;
}

/** Returns the exit code. */
export async function games(typed: readonly string[], flags: GamesFlags): Promise<number> {
  checkReportFiles(flags.report ?? []);
  const output = flags.fit === undefined ? undefined : groupOutput(flags.fit, flags.force);
  const found = await findGames(typed, flags.content);
  if (found.games.length + found.leftOut.length === 0)
    throw misuse(
      `There are no games of people in ${typed.length > 0 ? typed.join(', ') : 'the packs here'}.`,
      'A game is a YAML file in the folder playtests of a pack. Name the records that the player saved: railwright games FILE.json',
    );
  if (output) return fitPeople(found, output, flags);
  const { groups, leftOut } = sortGames(found.content, found.games);
  const asked = await Promise.all(groups.map((group) => besideBots(found, group, flags)));
  const { value = [], interrupted } = await playStudy(
    (place) => people({ kind: 'people', groups: asked }, place),
    flags,
  );
  const result: PeopleResult = {
    format: 1,
    groups: [...value],
    leftOut: [...found.leftOut, ...leftOut],
    answers: answersIn(found.content, found.games),
    notes: notesIn(found.games),
  };
  const document = { ...peopleDocument(result), command: flags.command };
  if (flags.json) printJson(result);
  else print(formatDocument(document));
  for (const file of flags.report ?? []) await writeReport(file, { result, document });
  if (interrupted) {
    printError('Stopped before all games of bots were played.');
    return EXIT.interrupted;
  }
  return groups.length === 0 ? EXIT.findings : EXIT.clean;
}

async function besideBots(
  { content }: FoundGames,
  { setup, seats, games: own }: FittingGames,
  { games: count, seed, bots }: GamesFlags,
): Promise<PeopleGames> {
  const batch = await batchOf(content, setup, { games: count, first: 0, seed, players: seats, bots });
  return {
    bots: batch,
    records: own.map(({ record }) => record),
    botSeats: own.reduce(
      (sum, { data }) => sum + (data?.seats ?? []).filter(({ bot }) => bot !== undefined).length,
      0,
    ),
    minutes: own.flatMap(({ data }) => data?.minutes ?? []),
  };
}
