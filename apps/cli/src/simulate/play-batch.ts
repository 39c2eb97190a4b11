// Plays a batch on all cores, with the progress bar, the store and the table of rows.
import type { Jobs } from '@railwright/playtest/node';
import type { Game } from '@railwright/engine';
import { resultsVersion } from '@railwright/engine/program';
import type { Batch, BatchRun, RunOptions } from '@railwright/playtest';
import {
  openStore,
  runOnThreads,
  StoreError,
  type ChunkStore,
  type ThreadOptions,
} from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { printError, safe } from '../output.ts';
import { WHOLE, type Parts } from '../parts/parts.ts';
import { unkeptGames } from './failed-games.ts';
import { whole } from './figures.ts';
import { interruptible, type Interruptible } from './interrupt.ts';
import { startProgress } from './progress.ts';
import { openRowsFile } from './rows-file.ts';

export interface PlayOptions {
  readonly jobs: Jobs;
  readonly stopWhen: RunOptions['stopWhen'];
  /** Receives the records. */
  readonly onRecord: ThreadOptions['onRecord'];
  /** File of the store. */
  readonly store: string | undefined;
  /** File of the table. */
  readonly rows: string | undefined;
  /** The games to play; by default all. */
  readonly parts?: Parts;
}

interface HereOptions extends Omit<PlayOptions, 'parts'> {
  readonly signal: AbortSignal;
}

/**
 * With a store, the size of chunks does not depend on the exact number of games, so that a longer run can continue a shorter
 * one.
 */
export function storedChunkSize(games: number): number {
  return games < 20_000 ? 10 : 100;
}

/** @throws Failure if the store cannot be used or a file cannot be written. */
export function playBatch(
  batch: Batch,
  game: Game,
  { parts = WHOLE, ...options }: PlayOptions,
): Promise<Interruptible<BatchRun>> {
  return interruptible((signal) =>
    parts.batch(batch, game, (own) => playHere(own, game, { ...options, signal })),
  );
}

async function playHere(
  batch: Batch,
  game: Game,
  { jobs, stopWhen, onRecord, store: storeFile, rows: rowsFile, signal }: HereOptions,
): Promise<BatchRun> {
  const store = storeFile === undefined ? undefined : await openStoreAt(storeFile, batch);
  const rows = rowsFile === undefined ? undefined : await openRowsFile(rowsFile, batch, game);
  const progress = startProgress(batch.games);
  try {
    const run = await runOnThreads(batch, game, {
      jobs,
      signal,
      onProgress: (games) => progress.update(games),
      ...((rows ?? stopWhen) && {
        stopWhen: (tally) => rows?.failed() === true || stopWhen?.(tally) === true,
      }),
      ...(rows && { onRows: rows.add }),
      ...(onRecord && { onRecord }),
      ...(store && { store }),
    });
    rows?.finish();
    return run;
  } finally {
    rows?.discard();
    progress.stop();
    store?.close();
  }
}

/** Games of another program differ as much as its rules and bots do. */
export function tellForeign(file: string, { games, programs }: ChunkStore['foreign']): void {
  if (programs.length === 0) return;
  const what = games > 0 ? plural(games, 'game') : 'Results';
  const [come, are, them] = games === 1 ? ['comes', 'It is', 'it'] : ['come', 'They are', 'them'];
  printError(
    safe(
      `${what} in ${file} ${come} from railwright ${programs.join(', ')}; this is ${resultsVersion()}, whose games may differ. ${are} kept but not counted; that version continues with ${them}.`,
    ),
  );
}

/** Says how much of the run already exists. */
async function openStoreAt(file: string, batch: Batch): Promise<ChunkStore> {
  try {
    const store = await openStore(file, batch);
    if (store.games > 0)
      printError(
        safe(`${whole(store.games)} of these games ${store.games === 1 ? 'is' : 'are'} in ${file}.`),
      );
    else if (store.outdated > 0) {
      const [belong, are] = store.outdated === 1 ? ['belongs', 'It is'] : ['belong', 'They are'];
      printError(
        safe(
          `${plural(store.outdated, 'game')} in ${file} ${belong} to another version of the content or the strategies. ${are} kept but not counted.`,
        ),
      );
    }
    if (store.games < batch.games) tellForeign(file, store.foreign);
    if (store.damaged > 0) {
      const [are, they] = store.damaged === 1 ? ['is', 'It is'] : ['are', 'They are'];
      printError(safe(`${plural(store.damaged, 'game')} in ${file} ${are} damaged. ${they} played again.`));
    }
    return store;
  } catch (error) {
    if (error instanceof StoreError) throw unkeptGames(error);
    throw error;
  }
}
