// Results fit the published schema, and the schema is strict.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createRandomBot, plainBot } from '@railwright/bots';
import { localExecutor, summarize, type Batch, type Gathering, type SimulationResult } from '../src/index.ts';
import { createToy } from './toy-game.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/simulation-result.schema.json', import.meta.url), 'utf8'),
) as object;
const fits = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

async function resultOf(
  games: number,
  signal?: AbortSignal,
  gather: readonly Gathering[] = [],
): Promise<SimulationResult> {
  const toy = createToy({ game: 'toy', turns: 5, enough: 7 }, 2);
  const batch: Batch = {
    definition: {},
    source: { setup: 'toys/toy', content: 'abc', options: { rules: 'toys/strict', market: ['a', 'b'] } },
    seats: 2,
    games,
    first: 0,
    seed: 1,
    bots: [plainBot('random'), plainBot('random')],
    gather,
  };
  const executor = localExecutor({
    createGame: () => toy,
    createBot: (_game, _bot, seed) => createRandomBot(seed),
  });
  const run = await executor.runBatch(batch, toy, { signal });
  return JSON.parse(JSON.stringify(summarize(batch, toy, run))) as SimulationResult;
}

test('a result fits', async () => {
  fits(await resultOf(200));
  expect(fits.errors).toBeNull();
});

test('a result without games fits, and one without a winner', async () => {
  fits(await resultOf(10, AbortSignal.abort()));
  expect(fits.errors).toBeNull();
  const unwon = await resultOf(1);
  expect(unwon).toMatchObject({ unwon: 1, margin: null });
  fits(unwon);
  expect(fits.errors).toBeNull();
});

test('a result with every measurement fits', async () => {
  const result = await resultOf(50, undefined, ['cards', 'maps', 'drama', 'outcomes']);
  expect(result.drama).not.toBeNull();
  fits(result);
  expect(fits.errors).toBeNull();
});

test('an additional field or one of the wrong type does not', async () => {
  const result = await resultOf(5);
  expect(fits({ ...result, speed: 1 })).toBe(false);
  expect(fits({ ...result, games: 1.5 })).toBe(false);
  expect(fits({ ...result, ends: undefined })).toBe(false);
});
