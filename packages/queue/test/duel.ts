// Batches of the quickest shipped setup, and their result in this process alone.
import { join } from 'node:path';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame } from '@railwright/engine';
import { summarize, type Batch, type BatchRun, type Executor, type RunOptions } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';

const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
  skip: ['tests'],
});
const resolved = resolveSetup(content, 'homebrew-fenland/fenland-duel');
if (!resolved.ok) throw new Error('The setup is broken.');
export const { setup } = resolved;
export const game = createGame(setup.definition, 2);
export const SOURCE = new URL('./game-source.ts', import.meta.url).href;

export const batchOf = (games: number, name = 'random'): Batch => ({
  definition: setup.definition,
  source: { setup: setup.id, content: setup.hash },
  ...{ seats: 2, games, first: 0, seed: 5 },
  bots: [
    { name, bot: 'random' },
    { name: 'other', bot: 'random' },
  ],
});

/** On a queue, or on a thread of this process. */
export const play = (batch: Batch, queue?: Executor, options?: RunOptions): Promise<BatchRun> =>
  queue
    ? queue.runBatch(batch, game, options)
    : onThreads(1, (threads) => threads.runBatch(batch, game, options), SOURCE);

/** As text, to compare to the last digit. */
export async function resultOf(batch: Batch, queue?: Executor, options?: RunOptions): Promise<string> {
  return JSON.stringify(summarize(batch, game, await play(batch, queue, options)));
}
