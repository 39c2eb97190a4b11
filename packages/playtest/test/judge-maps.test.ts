// Maps are chosen by some games and judged by others; the toy game stands in for a setup on each.
import { expect, test } from 'vitest';
import {
  judgeMaps,
  localExecutor,
  makeAtlas,
  wrapExecutor,
  type Batch,
  type MapsPlan,
  type PlayedMap,
} from '../src/index.ts';
import { createBot } from './toy-source.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { batch } from './toy-pair.ts';

const makeGame = (definition: unknown, seats: number) => createToy(definition as ToyDefinition, seats);
const local = localExecutor({ createGame: makeGame, createBot });
/** One map for each number of turns that games take there. */
const planOf = (turns: readonly number[], games: number, count: number): MapsPlan => ({
  maps: turns.map((each, number) => ({
    ...{ map: `m${each}`, number, starts: 1, contest: 0, cityDistance: 2 },
    batch: { ...batch, definition: { game: 'toy', turns: each }, games },
  })),
  targets: { rounds: { between: [3, 4] } },
  count,
});

async function judge(plan: MapsPlan, signal?: AbortSignal) {
  const played: Batch[] = [];
  const executor = wrapExecutor(local, {
    runBatch: (one, game, options) => {
      played.push(one);
      return local.runBatch(one, game, options);
    },
  });
  return { ...(await judgeMaps(plan, { executor, makeGame, signal })), played };
}

test('the maps nearest to the targets are judged, by games that did not choose them, until it is sure', async () => {
  const { maps, runs, played } = await judge(planOf([20, 12, 7, 30], 1000, 2));
  expect(maps.map(({ map, targets: [rounds] }) => [map, rounds?.verdict])).toEqual([
    ['m7', 'met'],
    ['m12', 'missed'],
  ]);
  expect(runs.every(({ complete }) => complete)).toBe(true);
  const [search, verdicts] = [played.slice(0, 4), played.slice(4)];
  expect(search.map(({ first, games }) => [first, games])).toEqual(Array(4).fill([1000, 200]));
  expect(verdicts.map(({ first, games }) => [first, games])).toEqual(Array(2).fill([0, 1000]));
  // All games take as long, so few are enough.
  expect(maps.every(({ games }) => games < 200)).toBe(true);
});

test('where all that are tried are wanted, nothing is searched', async () => {
  const { maps, played } = await judge(planOf([20, 7], 100, 2));
  expect(maps.map(({ map }) => map)).toEqual(['m7', 'm20']);
  expect(played.map(({ first }) => first)).toEqual([0, 0]);
});

test('stopped before any verdict, there are no maps', async () => {
  const { maps, runs } = await judge(planOf([20, 12, 7], 1000, 1), AbortSignal.abort());
  expect(maps).toEqual([]);
  expect(runs.some(({ complete }) => complete)).toBe(false);
});

test('an atlas has the best map of each square, bred from those of squares, and says whether it lies there', async () => {
  const asked: { parents: readonly string[]; numbers: readonly number[] }[] = [];
  const played: Batch[] = [];
  const executor = wrapExecutor(local, {
    runBatch: (one, game, options) => {
      played.push(one);
      return local.runBatch(one, game, options);
    },
  });
  // Games of map n take n + 1 turns, so (n + 1) / 2 rounds, rounded up.
  const breed = (parents: readonly string[], numbers: readonly number[]): Promise<PlayedMap[]> => {
    asked.push({ parents, numbers });
    const maps = numbers.map((number) => ({
      ...{ map: `m${number}`, number, starts: 1, contest: 0, cityDistance: 2 },
      batch: { ...batch, definition: { game: 'toy', turns: number + 1 }, games: 1000 },
    }));
    return Promise.resolve(maps);
  };
  const { maps } = await makeAtlas(
    {
      axes: [
        { figure: 'rounds', from: 4, to: 8, squares: 2 },
        { figure: 'turns', from: 0, to: 20, squares: 2 },
      ],
      // The most choices that any map has, which is never met: the nearest is that with the most turns.
      ...{ targets: { choices: { atLeast: 100 } }, tries: 20, breed },
    },
    { executor, makeGame },
  );
  expect(asked.map(({ numbers }) => numbers.length)).toEqual([16, 4]);
  expect(asked[0]?.parents).toEqual([]);
  expect(asked[1]?.parents).toEqual(expect.arrayContaining(maps.map(({ map }) => map)));
  // Rounds 4 and 5 with fewer than ten turns: m6 to m8; with ten: m9. Rounds 6 and 7: m10 to m13; 8 is beyond.
  expect(maps.map(({ map, square }) => [map, square?.across, square?.up])).toEqual([
    ['m8', 0, 0],
    ['m9', 0, 1],
    ['m13', 1, 1],
  ]);
  const verdicts = maps.map(({ targets }) => targets.map(({ target, verdict }) => `${target} ${verdict}`));
  for (const each of verdicts) expect(each).toEqual(['choices missed', 'rounds met', 'turns met']);
  // Searched and judged by different games.
  expect(new Set(played.slice(0, 20).map(({ first }) => first))).toEqual(new Set([1000]));
  expect(new Set(played.slice(20).map(({ first }) => first))).toEqual(new Set([0]));
});
