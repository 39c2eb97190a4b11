import { expect, test } from 'vitest';
import { FakeWorker, batch } from './fake-worker.ts';
import type { LaneAnswer, LaneRequest } from './messages.ts';
import { WebLane } from './web-lane.ts';
import type { LaneWorker } from './web-lane.ts';

class FakeLaneWorker extends FakeWorker<LaneRequest, LaneAnswer> implements LaneWorker {}

const chunk = { index: 0, first: 0, games: 1 };

test('a lane sends its worker the batch once, then chunks, and returns the answers', async () => {
  const worker = new FakeLaneWorker();
  const lane = new WebLane(batch, worker);
  const reply = lane.play(chunk);
  const fault = { game: 0, seed: 7, name: 'Error', message: 'no' };
  worker.say({ kind: 'reply', reply: { kind: 'fault', fault } });
  expect(await reply).toEqual({ kind: 'fault', fault });
  expect(worker.heard).toEqual([
    { kind: 'open', batch },
    { kind: 'play', chunk },
  ]);
});

test('a worker that dies loses its chunk, and gives the reason ever after', async () => {
  const worker = new FakeLaneWorker();
  const lane = new WebLane(batch, worker);
  const reply = lane.play(chunk);
  worker.die('out of memory');
  expect(await reply).toEqual({ kind: 'lost', reason: 'out of memory' });
  expect(worker.ended).toBe(true);
  expect(await lane.play(chunk)).toEqual({ kind: 'lost', reason: 'out of memory' });
});

test('closing a lane during a chunk reports it lost', async () => {
  const worker = new FakeLaneWorker();
  const lane = new WebLane(batch, worker);
  const reply = lane.play(chunk);
  await lane.close();
  expect((await reply).kind).toBe('lost');
  expect(worker.ended).toBe(true);
});

test('a game that cannot be replayed gives the reason instead of a record', async () => {
  const worker = new FakeLaneWorker();
  const lane = new WebLane(batch, worker);
  const record = lane.record(3);
  worker.say({ kind: 'record', record: undefined, trouble: 'The game was not over.' });
  expect(await record).toBe('The game was not over.');
  expect(worker.heard.at(-1)).toEqual({ kind: 'record', game: 3 });
});

test('a pausing lane sends its chunk when the pause is over', async () => {
  const worker = new FakeLaneWorker();
  let end: (() => void) | undefined;
  const over = (): Promise<void> => new Promise((resolve) => (end = resolve));
  const lane = new WebLane(batch, worker, { over });
  const reply = lane.play(chunk);
  expect(worker.heard.map(({ kind }) => kind)).toEqual(['open']);
  end?.();
  // Promises settle before any timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.heard.at(-1)?.kind).toBe('play');
  const fault = { game: 0, seed: 7, name: 'Error', message: 'no' };
  worker.say({ kind: 'reply', reply: { kind: 'fault', fault } });
  expect(await reply).toEqual({ kind: 'fault', fault });
});
