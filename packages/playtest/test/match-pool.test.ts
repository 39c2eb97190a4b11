// Matches on real worker threads, with the shipped Trains.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type GameDefinition } from '@railwright/engine';
import { playMatch } from '../src/index.ts';
import { openMatchPool, type MatchPool } from '../src/node/index.ts';

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

const match = { bots: [plainBot('heuristic'), plainBot('random')], seed: 5, first: 3, games: 60 };

test('a match on two threads is the match in this one', async () => {
  const alone = playMatch(createGame(definition, 2), match, createBot);
  expect(await pool.play(match)).toEqual(alone);
});

test('a fault in a game is told, and the pool plays on', async () => {
  await expect(pool.play({ ...match, bots: [plainBot('nobody'), plainBot('random')] })).rejects.toThrow(
    'No bot "nobody" plays trains.',
  );
  expect((await pool.play({ ...match, games: 2 })).shares).toHaveLength(2);
});
