import { expect, test } from 'vitest';
import { Task } from './task.svelte.ts';
import type { JobWorker } from './task.svelte.ts';
import { FakeWorker, batch } from './work/fake-worker.ts';
import type { JobAnswer, JobRequest } from './work/messages.ts';

class FakeJobWorker extends FakeWorker<JobRequest, JobAnswer> implements JobWorker {}

function begin(): { task: Task<'simulate'>; workers: FakeJobWorker[] } {
  const workers: FakeJobWorker[] = [];
  const task = new Task<'simulate'>(() => {
    const worker = new FakeJobWorker();
    workers.push(worker);
    return worker;
  });
  task.start({ kind: 'simulate', batch }, 2);
  return { task, workers };
}

test('results appear while a run is going and stay when it is over', () => {
  const { task, workers } = begin();
  const value = { games: 5 } as never;
  workers[0]?.say({ kind: 'shown', progress: { played: 5, games: 10 }, value });
  expect([task.phase, task.progress.played, task.value]).toEqual(['running', 5, value]);
  workers[0]?.say({ kind: 'ended', complete: true, trouble: '' });
  expect([task.phase, task.value]).toEqual(['done', value]);
});

test('stopping a run on request differs from a failure', () => {
  const { task, workers } = begin();
  task.stop();
  expect(workers[0]?.heard.at(-1)).toEqual({ kind: 'stop' });
  workers[0]?.say({ kind: 'ended', complete: false, trouble: '' });
  expect(task.phase).toBe('stopped');
  task.start({ kind: 'simulate', batch }, 2);
  workers[1]?.say({ kind: 'ended', complete: false, trouble: 'Game 3 has no end.', game: 3 });
  expect([task.phase, task.trouble, task.faulty]).toEqual(['failed', 'Game 3 has no end.', 3]);
});

test('a new run ends the old one, whose late answers are ignored', () => {
  const { task, workers } = begin();
  task.start({ kind: 'simulate', batch }, 2);
  expect(workers[0]?.ended).toBe(true);
  workers[0]?.say({ kind: 'ended', complete: true, trouble: '' });
  expect(task.phase).toBe('running');
});

test("a worker that dies ends the run and everyone's wait for a record", async () => {
  const { task, workers } = begin();
  const record = task.record(batch, 4);
  workers[0]?.die('');
  expect(task.phase).toBe('failed');
  expect(await record).toBe('The playtest could not be started.');
});

test('a record goes to everyone waiting for that game', async () => {
  const { task, workers } = begin();
  const [first, second] = [task.record(batch, 4), task.record(batch, 4)];
  const record = { seed: 9 } as never;
  workers[0]?.say({ kind: 'record', game: 4, record });
  expect([await first, await second]).toEqual([record, record]);
});

test('shows who plays and what it waits for, and a job can be restarted elsewhere', () => {
  const { task, workers } = begin();
  workers[0]?.say({ kind: 'presence', text: '0 workers', waiting: 'No worker is there.' });
  expect([task.presence, task.waiting]).toEqual(['0 workers', 'No worker is there.']);
  task.again();
  expect([workers[0]?.ended, task.phase, task.waiting]).toEqual([true, 'running', '']);
  expect(workers[1]?.heard).toEqual(workers[0]?.heard);
});
