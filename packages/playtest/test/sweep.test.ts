// A number over a range, with the toy: what is played at each value, what ends a sweep, and which paths are not numbers.
import { createRandomBot, plainBot } from '@railwright/bots';
import { expect, test } from 'vitest';
import {
  findField,
  gamesOfSweep,
  localExecutor,
  playSweep,
  sweptValues,
  type Batch,
  wrapExecutor,
  type SweepPlace,
  type SweepPoint,
} from '../src/index.ts';
import { indifferentAt } from '../src/compare/sweep.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 6 };
const batch: Batch = {
  definition: TOY,
  source: { setup: 'toys/toy', content: 'six' },
  seats: 2,
  games: 20,
  first: 0,
  seed: 4,
  bots: [plainBot('a'), plainBot('b')],
};

function planOf(path: string, values: readonly number[]) {
  const field = findField(TOY, path);
  if ('problem' in field) throw new Error(field.problem);
  return { batch, field, values };
}

const place: SweepPlace<ToyDefinition> = {
  makeGame(definition, seats) {
    if (definition.turns > 100) throw new Error('That takes too long.');
    return createToy(definition, seats);
  },
  executor: localExecutor({
    createGame: (definition, seats) => createToy(definition as ToyDefinition, seats),
    createBot: (_game, _bot, seed) => createRandomBot(seed),
  }),
};

test('values played at the same time give the same result, up to the first without a game', async () => {
  let open = 0;
  let most = 0;
  const ahead: SweepPlace<ToyDefinition> = {
    ...place,
    executor: wrapExecutor(place.executor, {
      ahead: 3,
      async runBatch(...asked) {
        most = Math.max(most, ++open);
        const run = await place.executor.runBatch(...asked);
        open--;
        return run;
      },
    }),
  };
  const plan = planOf('turns', [4, 6, 8, 10]);
  expect(await playSweep(plan, ahead)).toEqual(await playSweep(plan, place));
  expect(most).toBe(3);
  const broken = planOf('turns', [4, 6, 200, 8]);
  const found = await playSweep(broken, ahead);
  expect(found).toEqual(await playSweep(broken, place));
  expect(found.problem).toContain('That takes too long.');
});

test('each value is played with the same games, and the definition stays unchanged', async () => {
  const plan = planOf('turns', [4, 6, 8]);
  const seen: number[] = [];
  const { sweep, problem } = await playSweep(plan, {
    ...place,
    onSweep: ({ points }) => seen.push(points.length),
  });
  expect(problem).toBeUndefined();
  expect(sweep).toMatchObject({
    field: 'turns',
    now: 6,
    games: 20,
    seed: 4,
    bots: ['a', 'b'],
    suggested: null,
  });
  expect(sweep.points.map(({ value, rounds, card }) => [value, rounds, card])).toEqual([
    [4, 2, null],
    [6, 3, null],
    [8, 4, null],
  ]);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(gamesOfSweep(plan, place)).toBe(60);
  expect(TOY.turns).toBe(6);
  // A value played alone gives the same.
  const alone = await playSweep({ ...plan, values: [8] }, place);
  expect(alone.sweep.points).toEqual(sweep.points.slice(2));
});

test('players learn each value on request, and stopping them ends the sweep', async () => {
  const asked: number[] = [];
  const stop = new AbortController();
  const executor = wrapExecutor(place.executor, {
    learn(plan, options) {
      const { turns } = plan.tables[0]!.definition as ToyDefinition;
      asked.push(turns);
      if (turns > 6) stop.abort();
      return place.executor.learn({ ...plan, budget: { games: 10 } }, options);
    },
  });
  const seen: string[][] = [];
  const { sweep } = await playSweep(
    { ...planOf('turns', [4, 6, 8]), general: plainBot('nobody') },
    {
      ...{ ...place, executor, signal: stop.signal },
      onRun: (_run, { bots }) => seen.push(bots.map(({ name }) => name)),
    },
  );
  expect(asked).toEqual([4, 6, 8]);
  expect(seen).toEqual([
    ['learned', 'learned'],
    ['learned', 'learned'],
  ]);
  expect(sweep).toMatchObject({ isLearned: true, indifferent: null });
  expect(sweep.points.map(({ value }) => value)).toEqual([4, 6]);
});

test('the fair price is above what certainly costs too little, and at most what certainly costs enough', () => {
  const at = (value: number, access: number, reach: number): SweepPoint =>
    ({
      value,
      card: { access: { value: access, low: access - reach, high: access + reach } },
    }) as unknown as SweepPoint;
  const found = (...points: SweepPoint[]) => indifferentAt(points);
  expect(found(at(2, 0.2, 0.02), at(3, 0.1, 0.02), at(4, 0, 0.01))).toEqual({ low: 4, high: 4 });
  expect(found(at(2, 0.2, 0.02), at(3, 0.02, 0.02), at(4, 0, 0.01))).toEqual({ low: 3, high: 4 });
  expect(found(at(4, 0, 0.01), at(2, 0.2, 0.02), at(3, 0.02, 0.02))).toEqual({ low: 3, high: 4 });
  expect(found(at(2, 0.2, 0.02), at(3, 0.1, 0.02))).toEqual({ low: null, high: null });
  expect(found(at(2, 0.02, 0.02), at(3, 0, 0.01))).toEqual({ low: null, high: 3 });
  expect(found(at(2, 0, 0.01), at(3, -0.02, 0.01))).toEqual({ low: 2, high: 2 });
  expect(found({ value: 2, card: null } as unknown as SweepPoint)).toBeNull();
});

test('stopping keeps the values that were played to the end', async () => {
  const stop = new AbortController();
  const { sweep, problem } = await playSweep(planOf('turns', [4, 6, 8]), {
    ...place,
    signal: stop.signal,
    onSweep: ({ points }) => points.length === 2 && stop.abort(),
  });
  expect(sweep.points.map(({ value }) => value)).toEqual([4, 6]);
  expect(problem).toBeUndefined();
});

test('a value that the rules reject ends it with their reason', async () => {
  const { sweep, problem } = await playSweep(planOf('turns', [8, 101, 102]), place);
  expect(sweep.points.map(({ value }) => value)).toEqual([8]);
  expect(problem).toBe('The setup cannot be played with turns = 101: That takes too long.');
});

test('paths lead through ids and own keys to a number', () => {
  const definition = {
    cards: [{ id: 'a', cost: 2, supply: { count: 9 } }],
    rules: { tie: 'joint', most: 3 },
  };
  const field = findField(definition, 'cards.a.supply.count');
  if ('problem' in field) throw new Error(field.problem);
  expect(field).toMatchObject({ now: 9, card: 'a' });
  expect(field.with(4).cards[0]!.supply.count).toBe(4);
  expect(definition.cards[0]!.supply.count).toBe(9);
  expect(findField(definition, 'cards.b.cost')).toEqual({
    problem: 'There is no field "b" in cards.',
    missing: { key: 'b', known: ['a'] },
  });
  expect(findField(definition, 'rules.__proto__')).toHaveProperty('missing');
  expect(findField(definition, 'rules')).toEqual({
    problem: 'rules is not a number but a group of fields.',
    below: ['rules.most'],
  });
  expect(findField(definition, 'rules.tie')).toHaveProperty(
    'problem',
    'rules.tie is not a number but "joint".',
  );
});

test('a range has its values, or says what is wrong with it', () => {
  expect(sweptValues(1, 6, 2)).toEqual([1, 3, 5]);
  expect(sweptValues(5, 3, 1)).toHaveProperty('problem', 'empty');
  expect(sweptValues(-1, 3, 1)).toHaveProperty('problem', 'beyond');
  expect(sweptValues(0, 50, 1)).toHaveProperty('problem', 'many');
});
