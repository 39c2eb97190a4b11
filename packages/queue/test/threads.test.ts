// Memory of threads, and the choice of a thread for a job.
import { afterEach, expect, test } from 'vitest';
import { hashOf, Packer, type Payload } from '../src/specification.ts';
import { REMEMBERED } from '../src/thread-protocol.ts';
import { Threads } from '../src/threads.ts';
import { batchOf, setup, SOURCE } from './duel.ts';

const threads = new Threads(SOURCE);
const packer = new Packer();
const signal = new AbortController().signal;
afterEach(() => threads.close());

const matchWith = (seed: number): Payload =>
  packer.pack({ kind: 'match', definition: setup.definition, seats: 2, bots: batchOf(1).bots, seed });

const playPart = ({ hash, texts }: Pick<Payload, 'hash' | 'texts'>) =>
  threads.play({ spec: hash, ranges: [[0, 1]], records: false }, () => Promise.resolve(texts), signal);

test('after an error, a thread still has the content it is believed to have', async () => {
  const matches = Array.from({ length: REMEMBERED + 1 }, (_, seed) => matchWith(seed));
  for (const match of matches.slice(0, REMEMBERED))
    expect(await playPart(match)).toMatchObject({ kind: 'done' });
  const broken = hashOf('broken');
  expect(await playPart({ hash: broken, texts: new Map([[broken, '{']]) })).toMatchObject({ kind: 'fault' });
  for (const at of [0, REMEMBERED, 0]) expect(await playPart(matches[at]!)).toMatchObject({ kind: 'done' });
});

test('a thread is kept if its content cannot be fetched', async () => {
  const task = { spec: 'any', ranges: [], records: false };
  let started = 0;
  const onWorker = (): number => started++;
  process.on('worker', onWorker);
  for (let i = 0; i < 3; i++)
    await expect(threads.play(task, () => Promise.reject(new Error('gone')), signal)).rejects.toThrow('gone');
  expect(await playPart(matchWith(1))).toMatchObject({ kind: 'done' });
  process.off('worker', onWorker);
  expect(started).toBe(1);
});
