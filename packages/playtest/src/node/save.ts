// Records as files, one for each game. A file appears under its name only when it is whole, so a run that is killed leaves
// no half records.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@railwright/engine';
import type { Batch } from '../batch.ts';

const UNFINISHED = '.railwright-unfinished';

/** Name of the file for game `index`: `trains-tokyo-beginners-seed1-game42.json`. */
export function recordFile(batch: Batch, index: number): string {
  const setup = batch.source.setup.replaceAll(/[^a-z0-9]+/gi, '-');
  return `${setup}-seed${batch.seed}-game${index}.json`;
}

/** @throws Error with the name `SaveError` when the file cannot be written: no room, no permission, no folder. */
export function saveRecord(folder: string, batch: Batch, record: GameRecord, index: number): void {
  const file = join(folder, recordFile(batch, index));
  const unfinished = file + UNFINISHED;
  try {
    writeFileSync(unfinished, `${JSON.stringify(record, undefined, 1)}\n`);
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw Object.assign(new Error(`Its record cannot be written. ${reason}`, { cause }), {
      name: 'SaveError',
    });
  }
}

/** Removes what a worker of this batch was writing when it was stopped. */
export function removeLeftovers(folder: string, batch: Batch): void {
  const prefix = recordFile(batch, 0).replace(/game0\.json$/, 'game');
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix) && name.endsWith(UNFINISHED)) rmSync(join(folder, name), { force: true });
}
