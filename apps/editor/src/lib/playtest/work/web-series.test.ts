import { expect, test } from 'vitest';
import { FakeWorker, batch } from './fake-worker.ts';
import type { LaneAnswer, LaneRequest } from './messages.ts';
import { WebLane } from './web-lane.ts';
import type { LaneWorker } from './web-lane.ts';
import { WebSeries } from './web-series.ts';

class FakeLaneWorker extends FakeWorker<LaneRequest, LaneAnswer> implements LaneWorker {}

const chunk = { index: 0, first: 0, games: 1 };
const fault = { game: 0, seed: 7, name: 'Error', message: 'no' };
const REPLY: LaneAnswer = { kind: 'reply', reply: { kind: 'fault', fault } };

function openSeries() {
  const workers: FakeLaneWorker[] = [];
  const series = new WebSeries((of) => {
    workers.push(new FakeLaneWorker());
    return new WebLane(of, workers.at(-1)!);
  }, 2);
  return { series, workers };
}

test('an idle lane plays the next batch, which is sent without its definition', async () => {
  const { series, workers } = openSeries();
  await series.lanesFor(batch).openLane().close();
  const other = { ...batch, seed: 9 };
  const reply = series.lanesFor(other).openLane().play(chunk);
  workers[0]!.say(REPLY);
  expect(await reply).toEqual({ kind: 'fault', fault });
  expect(workers).toHaveLength(1);
  const { definition: _definition, seats: _seats, ...rest } = other;
  expect(workers[0]!.heard).toEqual([
    { kind: 'open', batch },
    { kind: 'turn', batch: rest },
    { kind: 'play', chunk },
  ]);
});

test('a lane that was closed twice is reused once', async () => {
  const { series, workers } = openSeries();
  const lane = series.lanesFor(batch).openLane();
  await Promise.all([lane.close(), lane.close()]);
  series.lanesFor(batch).openLane();
  series.lanesFor(batch).openLane();
  expect(workers).toHaveLength(2);
});

test('two batches at once have a lane each', () => {
  const { series, workers } = openSeries();
  series.lanesFor(batch).openLane();
  series.lanesFor(batch).openLane();
  expect(workers).toHaveLength(2);
});

test('a lane that was closed during a chunk, or lost, is not reused', async () => {
  const { series, workers } = openSeries();
  const busy = series.lanesFor(batch).openLane();
  void busy.play(chunk);
  await busy.close();
  const lost = series.lanesFor(batch).openLane();
  const reply = lost.play(chunk);
  workers[1]!.die('out of memory');
  await reply;
  await lost.close();
  series.lanesFor(batch).openLane();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
});

test('closing the series ends all workers, including those of lanes returned later', async () => {
  const { series, workers } = openSeries();
  const [first, second] = [series.lanesFor(batch).openLane(), series.lanesFor(batch).openLane()];
  await first.close();
  series.close();
  await second.close();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a lane with other rules is sent those of the batch, unless one that knows them is idle', async () => {
  const { series, workers } = openSeries();
  await series.lanesFor(batch).openLane().close();
  const other = { ...batch, definition: { ...(batch.definition as object) } };
  const [first, second] = [series.lanesFor(other).openLane(), series.lanesFor(batch).openLane()];
  await Promise.all([first.close(), second.close()]);
  series.lanesFor({ ...other, seed: 9 }).openLane();
  expect(workers.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual([
    ['open', 'open', 'turn'],
    ['open'],
  ]);
});
