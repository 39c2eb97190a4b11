import { expect, test } from 'vitest';
import type { Playtests } from '../../core/stores/store.ts';
import { FakeWorker, batch } from './fake-worker.ts';
import type { JobAnswer, JobRequest } from './messages.ts';
import { QueueWorker } from './queue-worker.ts';

const START: JobRequest = { kind: 'start', job: { kind: 'simulate', batch }, jobs: 2 };
const PRESENCE = { kind: 'presence', text: '3 workers', waiting: '' } as const;
const ENDED = { kind: 'ended', complete: true, trouble: '' } as const;

function begin(play?: Playtests['play']) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const stopped: string[] = [];
  const heard: JobAnswer[] = [];
  const errors: (string | undefined)[] = [];
  const here = new FakeWorker<JobRequest, JobAnswer>();
  const playtests: Playtests = {
    place: 'redis://host',
    play: play ?? (() => Promise.resolve(readable)),
    stop: (id) => Promise.resolve(void stopped.push(id)),
  };
  const worker = new QueueWorker(playtests, () => here);
  worker.addEventListener('message', ({ data }) => heard.push(data));
  worker.addEventListener('error', ({ message }) => errors.push(message));
  const send = (text: string): Promise<void> => writer.write(new TextEncoder().encode(text));
  return { worker, heard, errors, stopped, here, send, end: () => writer.close() };
}

test('lines are received whole, however they were split in transit', async () => {
  const { worker, heard, errors, send, end } = begin();
  worker.postMessage(START);
  const text = `{"kind":"begun","id":"a"}\n\n${JSON.stringify(PRESENCE)}\n${JSON.stringify(ENDED)}\n`;
  for (const part of [text.slice(0, 30), text.slice(30, 60), text.slice(60)]) await send(part);
  await end();
  await expect.poll(() => heard).toEqual([PRESENCE, ENDED]);
  expect(errors).toEqual([]);
});

test('a stop before the run has a name is sent once it has one', async () => {
  const { worker, stopped, send } = begin();
  worker.postMessage(START);
  worker.postMessage({ kind: 'stop' });
  expect(stopped).toEqual([]);
  await send('{"kind":"begun","id":"a"}\n');
  await expect.poll(() => stopped).toEqual(['a']);
});

test('an interrupted answer, a refusal and silence are reported in words', async () => {
  const broken = begin();
  broken.worker.postMessage(START);
  await broken.send('{"kind":"begun","id":"a"}\n');
  await broken.end();
  await expect.poll(() => broken.errors).toEqual(['The studio’s server stopped during the run.']);
  const refused = begin(() => Promise.reject(new Error('16 playtests are already running; stop one.')));
  refused.worker.postMessage(START);
  await expect.poll(() => refused.errors).toEqual(['16 playtests are already running; stop one.']);
  const silent = begin(() => Promise.reject(new TypeError('fetch failed')));
  silent.worker.postMessage(START);
  await expect.poll(() => silent.errors).toEqual(['The studio’s server does not respond.']);
});

test('a game for the player is played here', () => {
  const { worker, heard, here } = begin();
  worker.postMessage({ kind: 'record', batch, game: 3 });
  expect(here.heard).toEqual([{ kind: 'record', batch, game: 3 }]);
  here.say({ kind: 'no-record', game: 3, trouble: 'no' });
  expect(heard).toEqual([{ kind: 'no-record', game: 3, trouble: 'no' }]);
  worker.terminate();
  expect(here.ended).toBe(true);
});
