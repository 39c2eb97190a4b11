// Two small batches of one setup with everything gathered, which every figure can be read from.
import { plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame } from '@railwright/engine';
import { GATHERINGS, localExecutor, type Batch, type BatchRun, type PlayedBatch } from '@railwright/playtest';

const content = await loadContent([folderSource(new URL('../../content', import.meta.url).pathname)]);
const resolution = resolveSetup(content, 'trains/tokyo-beginners');
if (!resolution.ok) throw new Error('no setup');
const { setup } = resolution;
export const definition = setup.definition;
export const game = createGame(definition, 2);

export async function play(bot: string): Promise<PlayedBatch & { readonly run: BatchRun }> {
  const batch: Batch = {
    definition,
    source: { setup: setup.id, content: setup.hash },
    seats: 2,
    games: 12,
    first: 0,
    seed: 5,
    bots: [plainBot('heuristic'), plainBot(bot)],
    gather: [...GATHERINGS, 'outcomes'],
  };
  const run = await localExecutor().runBatch(batch, game);
  return { batch, game, tally: run.tally, run };
}
