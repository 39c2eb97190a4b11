// A table with a row for each game and seat, written while games are played; the file extension decides the format. The file
// gets its name when it is complete.
import { renameSync, rmSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { removeLeftovers, temporaryIn } from '@railwright/content/node';
import type { Game } from '@railwright/engine';
import { rowColumns, type Batch, type GameRow } from '@railwright/playtest';
import { wrongEnding } from '../file-ending.ts';
import { unwritable } from '../write-file.ts';
import type { RowSink } from './row-sink.ts';
import { openCsv } from './rows-csv.ts';

const FORMS = ['.parquet', '.csv'] as const;

export interface RowsFile {
  readonly add: (rows: readonly GameRow[]) => void;
  /** It could not be written, so the run can stop. */
  readonly failed: () => boolean;
  /** Moves the file into place. @throws Failure if it could not be written. */
  readonly finish: () => void;
  /** Removes an unfinished file. */
  readonly discard: () => void;
}

/** @throws Failure for an unknown file extension, before anything is played. */
export function checkRowsName(file: string): void {
  if (!FORMS.some((form) => form === extname(file).toLowerCase())) throw wrongEnding(file, 'tables', FORMS);
}

/** Rows per write: groups in a Parquet file should be neither small nor fill the memory. */
const ROWS_AT_A_TIME = 10_000;

/** @throws Failure if the file cannot be created. */
export async function openRowsFile(file: string, batch: Batch, game: Game): Promise<RowsFile> {
  const columns = rowColumns(batch, game);
  const folder = dirname(resolve(file));
  await removeLeftovers(folder);
  const unfinished = temporaryIn(folder);
  const refuse = (error: unknown): never => {
    rmSync(unfinished, { force: true });
    throw unwritable(file, error);
  };
  let sink: RowSink;
  try {
    sink =
      extname(file).toLowerCase() === '.csv'
        ? openCsv(unfinished, columns)
        : (await import('./rows-parquet.ts')).openParquet(unfinished, columns);
  } catch (error) {
    return refuse(error);
  }
  const seats = Array.from({ length: batch.seats }, (_, seat) => seat);
  let waiting: GameRow[] = [];
  let problem: unknown;
  let done = false;
  const attempt = (work: () => void): void => {
    if (problem !== undefined) return;
    try {
      work();
    } catch (error) {
      problem = error;
    }
  };
  const flush = (): void => {
    const rows = waiting;
    waiting = [];
    attempt(() =>
      sink.write(columns.map(({ value }) => rows.flatMap((row) => seats.map((seat) => value(row, seat))))),
    );
  };
  return {
    add(rows) {
      waiting.push(...rows);
      if (waiting.length * batch.seats >= ROWS_AT_A_TIME) flush();
    },
    failed: () => problem !== undefined,
    finish() {
      if (waiting.length > 0) flush();
      attempt(() => {
        sink.finish();
        sink.close();
        renameSync(unfinished, file);
      });
      if (problem !== undefined) refuse(problem);
      done = true;
    },
    discard() {
      if (done) return;
      attempt(() => sink.close());
      rmSync(unfinished, { force: true });
    },
  };
}
