// Writes records to a folder. File names identify games: the setup, the number of players and the game in clear, the rest as
// a fingerprint. An existing record is never replaced by another one.
import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashJson } from '@railwright/content';
import { REAL_DISK, removeLeftovers, writeAtomically } from '@railwright/content/node';
import type { GameRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { Batch } from '@railwright/playtest';
import { misuse, reasonOf, type Failure } from '../failure.ts';
import { makeFolder, unwritable } from '../write-file.ts';

/**
 * Returns a function that writes the record of a game to the folder and rejects if it cannot.
 * @throws Failure if the folder cannot be created or written to.
 */
export async function openRecordsFolder(
  folder: string,
  batch: Batch,
): Promise<(record: GameRecord, index: number) => Promise<void>> {
  makeFolder(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw misuse(`Records cannot be written into ${folder}: ${reasonOf(error)}`);
  }
  await removeLeftovers(folder);
  const prefix = prefixOf(batch);
  return (record, index) => writeRecord(join(folder, `${prefix}-game${index}.json`), record);
}

async function writeRecord(file: string, record: GameRecord): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(record, undefined, 1)}\n`);
  try {
    await writeAtomically(REAL_DISK, file, bytes, { flushed: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw unwritable(file, error);
    if (!(await holds(file, bytes))) throw taken(file);
  }
}

async function holds(file: string, bytes: Uint8Array): Promise<boolean> {
  return (await readFile(file).catch(() => undefined))?.equals(bytes) ?? false;
}

function taken(file: string): Failure {
  return misuse(
    `${file} already exists and is not the record of this game.`,
    'Name another folder or remove the file. Bots with a time limit, such as search:200ms, play differently each time.',
  );
}

const MOST_LETTERS = 80;

/** `trains-tokyo-beginners-4p-1a2b3c4d-seed1`: names may be similar, so the fingerprint covers everything. */
function prefixOf({ source, seats, seed, bots, strategies, starts, restriction }: Batch): string {
  const setup = source.setup.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, MOST_LETTERS);
  const names = bots.map(({ name }) => name);
  const rest = hashJson({ engine: gamesVersion(), source, names, strategies, starts, restriction }).slice(
    0,
    8,
  );
  return `${setup}-${seats}p-${rest}-seed${seed}`;
}
