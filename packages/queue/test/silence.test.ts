// A worker whose server is gone: it tries less and less often, and says so once a minute.
import { afterEach, expect, test, vi } from 'vitest';
import { parseAddress } from '../src/index.ts';
import { LONGEST_PAUSE, pauseBefore } from '@railwright/storage/redis';
import { QueueWorker } from '../src/worker.ts';

afterEach(() => vi.useRealTimers());

test('the pause between two tries doubles, up to a limit', () => {
  expect([1, 2, 3, 4, 8].map(pauseBefore)).toEqual([100, 200, 400, 800, 12_800]);
  expect([9, 50, 100_000].map(pauseBefore)).toEqual([LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]);
});

test('a worker without its server says so at once and then every minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const notes: string[] = [];
  const settings = { name: 'attic', threads: 1, silence: 10, onNote: (note: string) => notes.push(note) };
  const idle = { play: () => Promise.reject(new Error('no job')), close: () => Promise.resolve() };
  const worker = new QueueWorker(parseAddress('redis://127.0.0.1:1'), settings, idle);
  while (notes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(notes).toEqual(['The queue does not respond; trying again until it does.']);
  const BEAT = 2000;
  for (let beat = 0; beat < 65; beat++) await vi.advanceTimersByTimeAsync(BEAT);
  expect(notes.slice(1)).toEqual([
    'The queue has not responded for a minute; trying again every 15 seconds. Ctrl-C stops the worker.',
    'The queue has not responded for 2 minutes; trying again every 15 seconds. Ctrl-C stops the worker.',
  ]);
  expect(worker.note.connected).toBe(false);
  const closing = worker.close();
  for (let i = 0; i < 10; i++) await vi.advanceTimersByTimeAsync(BEAT);
  await closing;
});
