// Maps are played in turns, until their targets are decided.
import { expect, test } from 'vitest';
import { localExecutor, playInTurns, wrapExecutor, type Batch, type MapsSoFar } from '../src/index.ts';
import { createBot } from './toy-source.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { batch } from './toy-pair.ts';

const makeGame = (definition: unknown, seats: number) => createToy(definition as ToyDefinition, seats);
const local = localExecutor({ createGame: makeGame, createBot });

async function play(turns: readonly number[], games: number, stopAfter = Infinity) {
  const played: Batch[] = [];
  const shown: MapsSoFar[] = [];
  const stop = new AbortController();
  const executor = wrapExecutor(local, {
    runBatch: (one, game, options) => {
      played.push(one);
      if (played.length > stopAfter) stop.abort();
      return local.runBatch(one, game, options);
    },
  });
  const maps = turns.map((each) => ({
    map: `m${each}`,
    batch: { ...batch, definition: { game: 'toy', turns: each }, games },
  }));
  const plan = { maps, targets: { rounds: { atMost: 4 }, margin: { atMost: 2 } } };
  const place = { executor, makeGame, signal: stop.signal, onMaps: (so: MapsSoFar) => shown.push(so) };
  return { ...(await playInTurns(plan, place)), played, shown };
}

test('each map has a turn before any has another, and none once it is decided', async () => {
  // Twenty turns have more rounds and greater margins; after three, margins of two are too common to tell soon.
  const { maps, played, shown } = await play([3, 60], 350);
  const turnsOf = ({ definition }: Batch) => (definition as ToyDefinition).turns;
  expect(played.slice(0, 2).map(turnsOf)).toEqual([3, 60]);
  expect(shown[0]?.maps.map(({ games }) => games)).toEqual([100, 0]);
  expect(shown[0]?.maps[1]?.targets).toEqual([]);
  const open = maps.filter(({ targets }) => targets.some(({ verdict }) => verdict === 'undecided'));
  for (const { games } of open) expect(games).toBe(350);
  const decided = maps.filter((one) => !open.includes(one));
  expect(decided.length).toBeGreaterThan(0);
  expect(Math.min(...decided.map(({ games }) => games))).toBeLessThan(350);
  // No game counts twice.
  for (const turns of [3, 60]) {
    const own = played.filter((one) => turnsOf(one) === turns);
    expect(own.map(({ first }) => first)).toEqual(own.map((_, i) => 100 * i));
  }
});

test('in turns, a map has the same figures as in one go', async () => {
  const [alone, together] = [await play([60], 300), await play([60, 59], 300)];
  const figures = ({ maps: [first] }: typeof alone) => first?.targets.map(({ value }) => value);
  expect(figures(together)).toEqual(figures(alone));
});

test('stopped, it has the games so far', async () => {
  const { maps, last } = await play([60, 59], 350, 1);
  expect(last?.complete).toBe(false);
  expect(maps.map(({ games }) => games)).toEqual([100, 0]);
});
