// Matches on real worker threads: with the shipped Trains, and with a toy whose workers die on demand.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type GameDefinition } from '@railwright/engine';
import { gameSeed, playMatch, type Executor } from '../src/index.ts';
import { onThreads, openThreads } from '../src/node/index.ts';
import { TOY_SOURCE as source } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { createBot as createToyBot } from './toy-source.ts';

let definition: GameDefinition;
let threads: Executor;
beforeAll(async () => {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')));
  const resolved = resolveSetup(content, 'trains/tokyo-beginners');
  if (!resolved.ok) throw new Error('The setup is broken.');
  definition = resolved.setup.definition;
  threads = openThreads(2);
});
afterAll(() => threads.close());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'match-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const match = { bots: [plainBot('heuristic'), plainBot('random')], seed: 5, first: 3, games: 60 };

test('a match on two threads equals the match in this one', async () => {
  const alone = playMatch(createGame(definition, 2), match, createBot);
  expect(await threads.playMatch(definition, 2, match)).toEqual(alone);
});

test('an error in a game is reported, and the threads continue', async () => {
  const bots = [plainBot('nobody'), plainBot('random')];
  await expect(threads.playMatch(definition, 2, { ...match, bots })).rejects.toThrow(
    'No bot "nobody" plays trains.',
  );
  expect((await threads.playMatch(definition, 2, { ...match, games: 2 })).shares).toHaveLength(2);
});

describe('a worker that dies halfway', () => {
  const TOY: ToyDefinition = { game: 'toy', turns: 9 };
  const toy = createToy(TOY, 3);
  const matches = [1, 2, 3, 4].map((seed) => ({
    bots: ['random', 'greedy', 'random'].map(plainBot),
    seed,
    first: 0,
    games: 600,
  }));
  test.each([1, 3])('is replaced among %i, and its games are replayed and counted once', async (jobs) => {
    const witness = join(folder, 'died');
    const deadly = { ...TOY, dieOnce: witness };
    const results = await onThreads(
      jobs,
      (executor) => Promise.all(matches.map((one) => executor.playMatch(deadly, 3, one))),
      source,
    );
    expect(existsSync(witness)).toBe(true);
    expect(results).toEqual(matches.map((one) => playMatch(toy, one, createToyBot)));
  });

  test('is a reason to stop if it happens repeatedly at the same games, and other games are still played', async () => {
    const deadly = { ...TOY, dieAlways: true };
    const killer = firstKiller(1);
    const executor = openThreads(1, source);
    await expect(executor.playMatch(deadly, 3, { ...matches[0]!, first: killer, games: 1 })).rejects.toThrow(
      `Games ${killer} to ${killer} crashed their worker 3 times`,
    );
    expect((await executor.playMatch(deadly, 3, { ...matches[0]!, games: killer })).shares).toHaveLength(
      killer,
    );
    await executor.close();
  });

  /** Number of the first game at which the toy's workers die. */
  function firstKiller(seed: number): number {
    const faulty = createToy({ ...TOY, faultAt: 7 }, 3);
    for (let game = 0; ; game++)
      try {
        faulty.start(faulty.createState(), gameSeed(seed, game));
      } catch {
        return game;
      }
  }
});
