// An executor that keeps the games of one batch as the flags say: in a store, as a table, as records and as events.
import type { Game } from '@railwright/engine';
import { wrapExecutor, type Batch, type Executor } from '@railwright/playtest';
import { withCache } from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { printError, safe } from '../output.ts';
import { WHOLE } from '../parts/parts.ts';
import type { Given } from '../study/flags.ts';
import { openEventsFile } from './events-file.ts';
import { openRecordsFolder } from './records-folder.ts';
import { openRowsFile } from './rows-file.ts';
import { openStoreFor } from './stored-games.ts';

export interface KeepFlags extends Given {
  /** The folder of records. */
  readonly save: string | undefined;
  /** The file of the table, of the events, and of the store. */
  readonly rows: string | undefined;
  readonly events?: string | undefined;
  readonly store: string | undefined;
}

/**
 * Calls `play` with the executor; also returns the seconds that the batch took.
 * @throws Failure if the store cannot be used or a file cannot be written.
 */
export async function keepGames<T>(
  batch: Batch,
  game: Game,
  { executor, parts = WHOLE, ...flags }: KeepFlags,
  play: (executor: Executor) => Promise<T>,
): Promise<{ readonly value: T; readonly seconds: number }> {
  const close: (() => void)[] = [];
  const onSave = flags.save === undefined ? undefined : await openRecordsFolder(flags.save, batch);
  try {
    const events = flags.events === undefined ? undefined : await openEventsFile(flags.events, game);
    if (events) close.push(events.discard);
    const onRecord = events ? events.along(onSave) : onSave;
    const store = flags.store === undefined ? undefined : await openStoreFor(parts.own(batch), flags.store);
    if (store) close.push(() => store.close());
    const rows = flags.rows === undefined ? undefined : await openRowsFile(flags.rows, batch, game);
    if (rows) close.push(rows.discard);
    const keeping = store ? withCache(executor, store) : executor;
    let [games, seconds] = [0, 0];
    const value = await play(
      wrapExecutor(executor, {
        async runBatch(one, own, options = {}) {
          if (one !== batch) return executor.runBatch(one, own, options);
          const { stopWhen } = options;
          const started = performance.now();
          const run = await keeping.runBatch(batch, own, {
            ...options,
            stopWhen: rows ? (tally) => rows.failed() || stopWhen?.(tally) === true : stopWhen,
            onRows: rows?.add,
            onRecord,
          });
          rows?.finish();
          [games, seconds] = [run.tally.games, (performance.now() - started) / 1000];
          return run;
        },
      }),
    );
    if (events) printError(safe(`The events of ${plural(events.finish(), 'game')} are in ${flags.events}.`));
    if (rows) printError(safe(`The rows of ${plural(games, 'game')} are in ${flags.rows}.`));
    return { value, seconds };
  } finally {
    for (const one of close.reverse()) one();
  }
}
