// Parts of a run: together they are the whole, and malformed results are not added up.
import { describe, expect, test } from 'vitest';
import type { Batch, Match, MatchResult, Tally } from '../src/index.ts';
import { playMatch } from '../src/index.ts';
import {
  batchKey,
  joinMatchParts,
  joinTallies,
  makePart,
  matchKey,
  packResult,
  PartTooLarge,
  shardOf,
  sortParts,
  type RunPart,
} from '../src/node/index.ts';
import { playChunk } from '../src/play.ts';
import { toyBatch } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { createBot } from './toy-source.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 7 };
const toy = createToy(TOY, 3);
const batch: Batch = { ...toyBatch(TOY, 7), gather: ['cards', 'maps', 'drama', 'outcomes'] };
const match: Match = { bots: batch.bots, seed: 3, first: 0, games: 7 };
const SHARDS = [1, 2].map((index) => ({ index, of: 2 }));

function tallyOf(of: Batch): Tally {
  const played = playChunk(toy, of, { index: 0, first: of.first, games: of.games }, createBot);
  if (played.kind === 'fault') throw new Error(played.fault.message);
  return played.tally;
}

const matchOf = (of: Match): MatchResult => playMatch(toy, of, createBot);

/** Two parts, with another result in the second. */
function partsOf<T extends Batch | Match, R extends Tally | MatchResult>(
  whole: T,
  key: string,
  play: (of: T) => R,
  change: object,
): RunPart[] {
  return SHARDS.map((shard) => {
    const result = { ...play(shardOf(whole, shard)), ...(shard.index === 2 && change) };
    return makePart(shard, new Map([[key, packResult(result)]]));
  });
}

const joinBatch = (change: object): Tally | string =>
  joinTallies(partsOf(batch, batchKey(batch), tallyOf, change), batch, toy);
const joinMatch = (change: object): MatchResult | string =>
  joinMatchParts(partsOf(match, matchKey(TOY, match), matchOf, change), TOY, match);

test('two parts are the whole', () => {
  expect(joinBatch({})).toEqual(tallyOf(batch));
  expect(joinMatch({})).toEqual(matchOf(match));
});

const whole = tallyOf(shardOf(batch, SHARDS[1]!));

describe('a tally of another shape is a damaged part', () => {
  test.each<[string, object]>([
    ['games', { games: 3 }],
    ['unwon', { unwon: '1' }],
    ['firstWins', { firstWins: Number.NaN }],
    ['seats', { seats: [] }],
    ['a seat', { seats: [{}, {}, {}] }],
    ['scores', { seats: whole.seats.map((side) => ({ ...side, scores: { counts: {} } })) }],
    ['a sparse list', { seats: new Array<unknown>(3) }],
    ['bots', { bots: {} }],
    ['a stranger', { bots: new Map([['stranger', whole.bots.get('random')]]) }],
    ['values', { values: {} }],
    ['ends', { ends: new Map([['over', 3]]) }],
    ['measures', { measures: null }],
    ['rotations', { rotations: [...whole.rotations, ...whole.rotations] }],
    ['timing', { timing: undefined }],
    ['drama', { drama: { ...whole.drama, parts: {} } }],
    ['rows', { outcomes: { rows: whole.outcomes?.rows.map(() => new Int32Array(1)) } }],
    ['games in rows', { outcomes: { rows: whole.outcomes?.rows.slice(1) } }],
  ])('%s', (_, change) => {
    expect(joinBatch(change)).toBe('part 2 is damaged');
  });
});

test.each<[string, object]>([
  ['shares', { shares: [1] }],
  ['wins', { wins: [1, 2] }],
  ['points', { points: undefined }],
  ['begun', { begun: '1' }],
])('so is a match with other %s', (_, change) => {
  expect(joinMatch(change)).toBe('part 2 is damaged');
});

test.each([
  { index: 0, of: 0 },
  { index: 3, of: 2 },
  { index: 0.5, of: 2 },
])('%j is not a part', (shard) => {
  expect(sortParts([makePart(shard, new Map())])).toBe(`there is no part ${shard.index} of ${shard.of}`);
});

test('more than a file can hold is rejected when it is written', () => {
  const result = tallyOf(batch);
  const packed = packResult(result);
  expect(() => packResult(result, 100)).toThrow(PartTooLarge);
  const played = new Map(['a', 'b'].map((key) => [key, packed]));
  expect(() => makePart({ index: 1, of: 2 }, played, 2 * packed.length - 1)).toThrow(PartTooLarge);
  expect(makePart({ index: 1, of: 2 }, played, 2 * packed.length).played).toEqual({ a: packed, b: packed });
});
