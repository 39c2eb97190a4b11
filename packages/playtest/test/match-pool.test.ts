// Matches on real worker threads: with the shipped Trains, and with a toy whose workers die on demand.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type GameDefinition } from '@railwright/engine';
import { gameSeed, playMatch } from '../src/index.ts';
import { openMatchPool, type MatchPool } from '../src/node/index.ts';
import { TOY_SOURCE as source } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { createBot as createToyBot } from './toy-source.ts';

let definition: GameDefinition;
let pool: MatchPool;
beforeAll(async () => {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')));
  const resolved = resolveSetup(content, 'trains/tokyo-beginners');
  if (!resolved.ok) throw new Error('The setup is broken.');
  definition = resolved.setup.definition;
  pool = openMatchPool(definition, 2, 2);
});
afterAll(() => pool.close());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'match-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const match = { bots: [plainBot('heuristic'), plainBot('random')], seed: 5, first: 3, games: 60 };

test('a match on two threads equals the match in this one', async () => {
  const alone = playMatch(createGame(definition, 2), match, createBot);
  expect(await pool.play(match)).toEqual(alone);
});

test('an error in a game is reported, and the pool continues', async () => {
  await expect(pool.play({ ...match, bots: [plainBot('nobody'), plainBot('random')] })).rejects.toThrow(
    'No bot "nobody" plays trains.',
  );
  expect((await pool.play({ ...match, games: 2 })).shares).toHaveLength(2);
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
  const open = (more: object, jobs: number): MatchPool => openMatchPool({ ...TOY, ...more }, 3, jobs, source);

  test.each([1, 3])('is replaced among %i, and its games are replayed and counted once', async (jobs) => {
    const witness = join(folder, 'died');
    const deadly = open({ dieOnce: witness }, jobs);
    const results = await Promise.all(matches.map((one) => deadly.play(one)));
    await deadly.close();
    expect(existsSync(witness)).toBe(true);
    expect(results).toEqual(matches.map((one) => playMatch(toy, one, createToyBot)));
  });

  test('is a reason to stop if it happens repeatedly at the same games, and other games are still played', async () => {
    const deadly = open({ dieAlways: true }, 1);
    const killer = firstKiller(1);
    await expect(deadly.play({ ...matches[0]!, first: killer, games: 1 })).rejects.toThrow(
      `Games ${killer} to ${killer} crashed their worker 3 times`,
    );
    expect((await deadly.play({ ...matches[0]!, games: killer })).shares).toHaveLength(killer);
    await deadly.close();
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
