import { expect, test } from 'vitest';
import { FakeWorker } from './fake-worker.ts';
import { SpareWorkers } from './spare-workers.ts';

class Spare extends FakeWorker<never, never> {}

function openSpares() {
  const opened: Spare[] = [];
  const spares = new SpareWorkers(() => {
    opened.push(new Spare());
    return opened.at(-1)!;
  });
  return { opened, spares };
}

test('what was opened ahead is taken first, and more are opened when there are none', () => {
  const { opened, spares } = openSpares();
  spares.open(2);
  spares.open(2);
  expect(opened).toHaveLength(2);
  expect([spares.take(), spares.take()].every((one) => opened.slice(0, 2).includes(one))).toBe(true);
  expect(spares.take()).toBe(opened[2]);
});

test('one that died before it was needed is not taken', () => {
  const { opened, spares } = openSpares();
  spares.open(1);
  opened[0]!.die('it could not be loaded');
  expect(opened[0]!.ended).toBe(true);
  expect(spares.take()).toBe(opened[1]);
});

test('closing ends those that nobody took', () => {
  const { opened, spares } = openSpares();
  spares.open(2);
  const taken = spares.take();
  spares.close();
  expect(taken.ended).toBe(false);
  expect(opened.filter(({ ended }) => ended)).toHaveLength(1);
});
