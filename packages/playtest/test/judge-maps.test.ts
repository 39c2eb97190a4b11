// Maps are chosen by some games and judged by others; the toy game stands in for a setup on each.
import { expect, test } from 'vitest';
import {
  judgeMaps,
  localExecutor,
  makeAtlas,
  wrapExecutor,
  type AtlasPlan,
  type Batch,
  type Birth,
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

/** Maps whose games take so many turns. */
async function atlasOf(turnsOf: (number: number) => number, plan: Omit<AtlasPlan, 'breed'>) {
  const born: Birth[] = [];
  const played: Batch[] = [];
  const executor = wrapExecutor(local, {
    runBatch: (one, game, options) => {
      played.push(one);
      return local.runBatch(one, game, options);
    },
  });
  const breed = (births: readonly Birth[]): Promise<PlayedMap[]> => {
    born.push(...births);
    const maps = births.map(({ number }) => ({
      ...{ map: `m${number}`, number, starts: 1, contest: 0, cityDistance: 2 },
      batch: { ...batch, definition: { game: 'toy', turns: turnsOf(number) }, games: 1000 },
    }));
    return Promise.resolve(maps);
  };
  const { maps } = await makeAtlas({ ...plan, breed }, { executor, makeGame });
  return { born, played, maps };
}

test('an atlas has the best map of each square, bred from those of squares, and says whether it lies there', async () => {
  // Games of map n take n + 1 turns, so (n + 1) / 2 rounds, rounded up.
  const { born, played, maps } = await atlasOf((number) => number + 1, {
    axes: [
      { figure: 'rounds', from: 4, to: 8, squares: 2 },
      { figure: 'turns', from: 0, to: 20, squares: 2 },
    ],
    // The most choices that any map has, which is never met: the nearest is that with the most turns.
    ...{ targets: { choices: { atLeast: 100 } }, tries: 20 },
  });
  expect(born.map(({ number }) => number)).toEqual([...Array(20).keys()]);
  expect(born.slice(0, 16).every(({ parent }) => parent === undefined)).toBe(true);
  const ids: readonly (string | undefined)[] = maps.map(({ map }) => map);
  expect(born.slice(16).every(({ parent }) => ids.includes(parent))).toBe(true);
  // Rounds 4 and 5 with fewer than ten turns: m6 to m8; with ten: m9. From 6 on, and 8 is the end of the last square: m10 to m15.
  expect(maps.map(({ map, square }) => [map, square?.across, square?.up])).toEqual([
    ['m8', 0, 0],
    ['m9', 0, 1],
    ['m15', 1, 1],
  ]);
  const verdicts = maps.map(({ targets }) => targets.map(({ target, verdict }) => `${target} ${verdict}`));
  for (const each of verdicts) expect(each).toEqual(['choices missed', 'rounds met', 'turns met']);
  // Placed, chosen and judged by different games.
  const firsts = played.map(({ first }) => first);
  expect(firsts.slice(0, 20)).toEqual(Array(20).fill(1000));
  expect(firsts.slice(20, -3)).toEqual(Array(firsts.length - 23).fill(1200));
  expect(firsts.slice(-3)).toEqual([0, 0, 0]);
});

test('every other map of an atlas is bred beside an empty square, while there is one', async () => {
  // Squares of two turns each: the first two fill at once, the third from map 18 on.
  const { born } = await atlasOf((number) => (number < 18 ? 2 + (number % 4) : 6), {
    axes: [
      { figure: 'turns', from: 2, to: 8, squares: 3 },
      { figure: 'rounds', from: 0, to: 99, squares: 1 },
    ],
    ...{ targets: {}, tries: 48 },
  });
  const turnsOf = ({ parent = 'm0' }: Birth): number => Number(parent.slice(1)) % 4;
  const even = born.slice(16, 32).filter(({ number }) => number % 2 === 0);
  expect(even.map(turnsOf).every((turns) => turns >= 2)).toBe(true);
  const odd = born.slice(16, 32).filter(({ number }) => number % 2 === 1);
  expect(new Set(odd.map((one) => turnsOf(one) < 2))).toEqual(new Set([true, false]));
});

test('of maps of a square that meet the targets, the one farthest from its edges is judged', async () => {
  // Margins are about 4 after 60 turns and about 2 after 10, so more of the latter lie between 1 and 5.
  const { maps } = await atlasOf((number) => (number === 0 ? 60 : 10), {
    axes: [
      { figure: 'margin', from: 1, to: 5, squares: 1 },
      { figure: 'rounds', from: 0, to: 99, squares: 1 },
    ],
    ...{ targets: {}, tries: 2 },
  });
  expect(maps.map(({ map }) => map)).toEqual(['m1']);
});
