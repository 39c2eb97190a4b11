// The games that paths lead to: playtests of packs, and records in files of their own.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isYaml, listPlaytests, PLAYTESTS_FOLDER, type Content, type Playtest } from '@railwright/content';
import { isRecordProblem, parseRecord, type GameRecord } from '@railwright/engine';
import { defaultPaths } from '../content/folders.ts';
import { isAbout, isShipped, loadPaths, type LoadedContent } from '../content/load.ts';
import { Failure, misuse } from '../failure.ts';
import { readJson } from '../replay/load-record.ts';

/** A recorded game, and what its file says besides. */
export interface FoundGame {
  readonly file: string;
  /** `pack/id`. */
  readonly setup: string;
  readonly record: GameRecord;
  readonly data?: Playtest['data'];
}

/** A file whose game is not counted, and why. */
export interface LeftOut {
  readonly file: string;
  readonly reason: string;
}

export interface FoundGames {
  readonly content: Content;
  readonly games: readonly FoundGame[];
  readonly leftOut: readonly LeftOut[];
}

/** Far more than people play. */
const MOST_FILES = 10_000;

/**
 * Without paths: the playtests of the packs at hand.
 * @throws Failure for a path that does not exist, and if there is no content.
 */
export async function findGames(
  typed: readonly string[],
  folders: readonly string[] | undefined,
): Promise<FoundGames> {
  const paths = typed.map(sortPath);
  const packs = [...(folders ?? defaultPaths())];
  const asked = paths.flatMap(({ path, isContent }) => (isContent ? [path] : []));
  // Notes and answers are read from packs that are not played, too.
  const loaded = await loadPaths([...packs, ...asked], {
    everyShipped: true,
    withIgnored: true,
    skip: ['tests'],
  });
  const isAsked = typed.length === 0 ? () => true : targetsOf(loaded, asked);
  const playtests = listPlaytests(loaded.content).filter(({ file }) => isAsked(file));
  const records = paths.flatMap(({ records: files }) => files);
  if (records.length + playtests.length > MOST_FILES)
    throw misuse(`There are more than ${MOST_FILES} games.`, 'Name fewer files.');
  const read = records.map(readRecord);
  return {
    content: loaded.content,
    games: [...playtests, ...read.filter((one) => 'record' in one)],
    leftOut: [...brokenIn(loaded, isAsked), ...read.filter((one) => 'reason' in one)],
  };
}

interface SortedPath {
  readonly path: string;
  /** Record files that it leads to. */
  readonly records: readonly string[];
  /** Whether playtests of a pack may be there. */
  readonly isContent: boolean;
}

function sortPath(path: string): SortedPath {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) throw misuse(`There is no file or folder ${path}.`);
  if (status.isFile()) {
    const isContent = isYaml(path);
    return { path, records: isContent ? [] : [path], isContent };
  }
  const names = readdirSync(path).sort();
  const records = names.filter((name) => name.endsWith('.json') && name !== 'package.json');
  return {
    path,
    records: records.map((name) => join(path, name)),
    isContent: records.length === 0 || names.some(isYaml),
  };
}

/** Whether a file is in one of these paths. */
function targetsOf({ targets, leftOut }: LoadedContent, asked: readonly string[]): (file: string) => boolean {
  const own = targets.filter(({ typed }) => asked.includes(typed));
  return (file) => isAbout(file, { targets: own, leftOut });
}

function readRecord(file: string): FoundGame | LeftOut {
  try {
    const record = parseRecord(readJson(file));
    if (isRecordProblem(record)) return { file, reason: record.message };
    return { file, setup: record.setup, record };
  } catch (error) {
    if (error instanceof Failure)
      return { file, reason: oneLine(error.message.replace(`${file} is rejected. `, '')) };
    throw error;
  }
}

/** Reasons quote files. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Playtests with errors. */
function brokenIn({ content }: LoadedContent, isAsked: (file: string) => boolean): LeftOut[] {
  const files = content.packs.flatMap((pack) =>
    isShipped(pack) ? [] : pack.files.filter(({ kind, path }) => kind === PLAYTESTS_FOLDER && isAsked(path)),
  );
  return files.flatMap(({ path: file }) => {
    const error = content.diagnostics.find((one) => one.file === file && one.severity === 'error');
    return error ? [{ file, reason: `${error.message} See railwright validate.` }] : [];
  });
}
