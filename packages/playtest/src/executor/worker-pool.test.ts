// A pool of workers that a test lets answer and die.
import { expect, test } from 'vitest';
import { batch } from '../../test/toy-pair.ts';
import type { Batch } from '../batch.ts';
import type { Task, TaskAnswer, TaskMessage } from './task.ts';
import { WorkerPool } from './worker-pool.ts';

interface Fake {
  readonly heard: TaskMessage[];
  ended: boolean;
  readonly say: (answer: TaskAnswer) => void;
  readonly die: (reason: string) => void;
}

const chunk = { index: 0, first: 0, games: 1 };
const taskOf = (of: Batch = batch): Task => ({ kind: 'chunk', batch: of, chunk });
const ANSWER: TaskAnswer = { kind: 'fault', fault: { game: 0, seed: 7, name: 'Error', message: 'no' } };
const { definition, seats, ...rest } = batch;
const owner = {};

function openPool(most: number) {
  const workers: Fake[] = [];
  const pool = new WorkerPool((say, die) => {
    const fake: Fake = { heard: [], ended: false, say, die };
    workers.push(fake);
    return { post: (message) => void fake.heard.push(message), end: () => (fake.ended = true) };
  }, most);
  const play = async (of?: Batch): Promise<void> => {
    const outcome = pool.run(taskOf(of), owner);
    workers.find(({ heard }) => heard.length > 0)!.say(ANSWER);
    await outcome;
  };
  return { pool, workers, play };
}

test('a worker gets the game once, each batch once, and answers', async () => {
  const { pool, workers, play } = openPool(2);
  await play();
  await play();
  const other = { ...batch, seed: 9 };
  const outcome = pool.run(taskOf(other), owner);
  workers[0]!.say(ANSWER);
  expect(await outcome).toEqual({ ...ANSWER, losses: 0 });
  expect(workers).toHaveLength(1);
  expect(workers[0]!.heard).toEqual([
    { table: { definition, seats }, batch: rest, work: chunk },
    { work: chunk },
    { batch: { ...rest, seed: 9 }, work: chunk },
  ]);
});

test('as many workers as there may be play at once, the rest waits', async () => {
  const { pool, workers } = openPool(2);
  const outcomes = [1, 2, 3].map(() => pool.run(taskOf(), owner));
  expect(workers.map(({ heard }) => heard.length)).toEqual([1, 1]);
  workers[1]!.say(ANSWER);
  await outcomes[1];
  expect(workers.map(({ heard }) => heard.length)).toEqual([1, 2]);
});

test('a task goes to an idle worker that knows its game', async () => {
  const { pool, workers } = openPool(2);
  const other = { ...batch, definition: { ...(definition as object) } };
  const both = [pool.run(taskOf(), owner), pool.run(taskOf(other), owner)];
  for (const worker of workers) worker.say(ANSWER);
  await Promise.all(both);
  void pool.run(taskOf({ ...batch, seed: 9 }), owner);
  void pool.run(taskOf({ ...other, seed: 9 }), owner);
  expect(workers.map(({ heard }) => heard.map(({ table }) => table !== undefined))).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('a worker that dies is replaced, and its task goes to the next', async () => {
  const { pool, workers } = openPool(1);
  const outcome = pool.run(taskOf(), owner);
  workers[0]!.die('out of memory');
  workers[1]!.say(ANSWER);
  expect(await outcome).toEqual({ ...ANSWER, losses: 1 });
  expect(workers[1]!.heard[0]!.table).toEqual({ definition, seats });
});

test('a task that ends three workers is lost with the reason, and others are still played', async () => {
  const { pool, workers } = openPool(1);
  const [deadly, other] = [pool.run(taskOf(), owner), pool.run(taskOf(), owner)];
  for (const i of [0, 1, 2]) workers[i]!.die('out of memory');
  expect(await deadly).toEqual({ kind: 'lost', reason: 'out of memory', losses: 3 });
  workers[3]!.say(ANSWER);
  expect((await other).kind).toBe('fault');
});

test('stopping gives up the tasks of one owner, and ends the workers that play them', async () => {
  const { pool, workers } = openPool(2);
  const stranger = {};
  const own = [pool.run(taskOf(), owner), pool.run(taskOf(), stranger), pool.run(taskOf(), owner)];
  pool.stop(owner);
  const STOPPED = { kind: 'lost', reason: 'it was stopped', losses: 0 };
  expect([await own[0], await own[2]]).toEqual([STOPPED, STOPPED]);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  workers[1]!.say(ANSWER);
  expect((await own[1]!).kind).toBe('fault');
});

test('an idle worker that died is not used', async () => {
  const { pool, workers, play } = openPool(2);
  await play();
  workers[0]!.die('out of memory');
  const outcome = pool.run(taskOf(), owner);
  workers[1]!.say(ANSWER);
  expect(await outcome).toMatchObject({ kind: 'fault', losses: 0 });
});

test('closing ends all workers, and what is asked for later is not played', async () => {
  const { pool, workers, play } = openPool(2);
  await play();
  const late = pool.run(taskOf(), owner);
  await pool.close();
  expect((await late).kind).toBe('lost');
  expect((await pool.run(taskOf(), owner)).kind).toBe('lost');
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
});

test('after a match with a fault a worker gets the game again', async () => {
  const { pool, workers } = openPool(1);
  const match = { bots: batch.bots, seed: 1, first: 0, games: 1 };
  const task: Task = { kind: 'match', definition: definition as object, seats, match };
  const failed = pool.run(task, owner);
  workers[0]!.say({ kind: 'failed', message: 'no' });
  expect(await failed).toMatchObject({ kind: 'failed', message: 'no' });
  void pool.run(task, owner);
  expect(workers[0]!.heard).toEqual([
    { table: { definition, seats }, work: match },
    { table: { definition, seats }, work: match },
  ]);
});
