// Reads a record and finds its game.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describeConflict, optionsOfRecord, type Content, type SetupOptions } from '@railwright/content';
import {
  checkRecordHeader,
  createGame,
  isRecordProblem,
  parseRecord,
  type Game,
  type GameRecord,
  type RecordContent,
} from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { findSetup, loadForPlay } from '../content/setup.ts';
import { Failure, misuse, reasonOf, refusal } from '../failure.ts';

/** The longest games have records of a few hundred kilobytes. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface LoadedRecord {
  readonly record: GameRecord;
  readonly game: Game;
}

/** The file that matches a pattern, for shells that do not expand it. @throws Failure unless there is exactly one. */
export function findRecord(typed: string): string {
  if (!typed.includes('*') || existsSync(typed)) return typed;
  const [file, ...more] = globSync(typed.replaceAll('\\', '/')).sort();
  if (file === undefined) throw misuse(`Nothing matches ${typed}.`);
  if (more.length > 0)
    throw misuse(`${more.length + 1} files match ${typed}.`, `Name one of them, such as ${file}.`);
  return file;
}

/** @throws Failure with the reason if the record cannot be replayed. */
export async function loadRecord(
  file: string,
  folders: readonly string[] | undefined,
): Promise<LoadedRecord> {
  return (await recordLoader(folders))(file);
}

interface Made extends RecordContent {
  readonly game: Game;
}

/**
 * Returns a function that loads records one after another: content is read once, and each game is created once.
 * @throws Failure with the reason if a record cannot be replayed.
 */
export async function recordLoader(
  folders: readonly string[] | undefined,
): Promise<(file: string) => LoadedRecord> {
  const content = await loadForPlay(folders);
  const made = new Map<string, Made>();
  return (file) => {
    const record = parseRecord(readJson(file));
    if (isRecordProblem(record)) throw refused(file, record.message);
    const asked = optionsOf(file, record);
    const key = JSON.stringify([record.setup, record.seats, asked]);
    const { game, ...source } = made.get(key) ?? makeGame(file, content, record, asked);
    made.set(key, { game, ...source });
    const problem = checkRecordHeader(game, source, record);
    if (problem) throw refused(file, problem.message, record);
    return { record, game };
  };
}

function makeGame(file: string, content: Content, record: GameRecord, asked: SetupOptions): Made {
  const { id, definition, hash, seats, options } = setupOf(file, () =>
    findSetup(content, record.setup, asked),
  );
  if (record.seats < seats.min || record.seats > seats.max)
    throw refused(
      file,
      `It has ${record.seats} seats, and ${record.setup} is for ${seats.min} to ${seats.max}.`,
    );
  return { game: createGame(definition, record.seats), setup: id, content: hash, options };
}

/** @param record what could be read of it: another program may be the cause */
export function refused(file: string, reason: string, record?: GameRecord): Failure {
  const other = record && otherProgram(record);
  return refusal(`${file} is rejected. ${reason}`, other && `${other} Replay it with that version.`);
}

/** A sentence, if another program made the record. */
export function otherProgram({ engine }: GameRecord): string | undefined {
  const program = gamesVersion();
  return engine === program
    ? undefined
    : `It was made by railwright ${engine.slice(0, MOST_LETTERS)}, whose rules may differ; this is ${program}.`;
}

/** A record may name anything. */
const MOST_LETTERS = 60;

/**
 * The JSON of a file no larger than a record.
 * @throws Failure if there is none.
 */
export function readJson(file: string): unknown {
  let text: string;
  try {
    const status = statSync(file, { throwIfNoEntry: false });
    if (!status) throw misuse(`There is no file ${file}.`);
    if (!status.isFile()) throw misuse(`${file} is not a file.`);
    if (status.size > MOST_BYTES) throw refused(file, `It is too large for a record: ${status.size} bytes.`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw misuse(`${file} cannot be read: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw refused(file, describeConflict(text) ?? `It is not JSON: ${reasonOf(error)}`);
  }
}

/** A missing setup is the record's fault, not a typing error. */
function setupOf<T>(file: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw refusal(`${file} is rejected. ${error.message}`, error.help);
  }
}

/** The options besides the setup that give the same definition; all options are compared afterwards. */
function optionsOf(file: string, record: GameRecord): SetupOptions {
  const options = optionsOfRecord(record);
  if (typeof options === 'string') throw refused(file, options);
  return options;
}
