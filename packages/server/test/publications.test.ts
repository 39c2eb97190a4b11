// Publications requested by pages: who may request them, and that they happen one after another.
import { expect, test } from 'vitest';
import type { Publishing } from '../src/index.ts';
import { serve, type Fixture } from './harness.ts';

const WRITTEN = {
  title: 'Tabletop Simulator',
  folder: '/home/me/published/tts',
  amount: '3 files, 1 kB',
  next: [],
};

function fakePublishing(): Publishing & { readonly asked: unknown[]; finish: (answer?: string) => void } {
  const waiting: ((answer?: string) => void)[] = [];
  const asked: unknown[] = [];
  return {
    asked,
    folder: '/home/me/published',
    targets: [{ name: 'tts', title: 'Tabletop Simulator', summary: 'a save' }],
    publish(request) {
      asked.push(request);
      return new Promise((resolve) => waiting.push((answer) => resolve(answer ?? [WRITTEN])));
    },
    finish: (answer) => waiting.shift()?.(answer),
  };
}

const post = ({ change }: Fixture, body: string) =>
  change('POST', '/api/publications', { 'Content-Type': 'application/json' }, body);

test('the session names the folder and the tables, and a page learns what was written', async () => {
  const publishing = fakePublishing();
  const fixture = await serve({ publishing });
  expect(fixture.session.publishing).toEqual({ folder: publishing.folder, targets: publishing.targets });
  const answer = post(fixture, '{"setup":"a/b","target":"tts"}');
  await expect.poll(() => publishing.asked).toEqual([{ setup: 'a/b', target: 'tts' }]);
  publishing.finish();
  const { status, text } = await answer;
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual([WRITTEN]);
});

test('the second waits for the first, even if that is refused', async () => {
  const publishing = fakePublishing();
  const fixture = await serve({ publishing });
  const first = post(fixture, '1');
  await expect.poll(() => publishing.asked.length).toBe(1);
  const second = post(fixture, '2');
  publishing.finish('There is no setup a/b.');
  await expect.poll(() => publishing.asked.length).toBe(2);
  publishing.finish();
  const refused = await first;
  expect([refused.status, (await second).status]).toEqual([400, 200]);
  expect(JSON.parse(refused.text)).toEqual({ code: 'bad-request', message: 'There is no setup a/b.' });
});

test('nothing is published without the token, for a read-only folder, or by a server that cannot', async () => {
  const publishing = fakePublishing();
  const { ask } = await serve({ publishing });
  expect((await ask('/api/publications', { method: 'POST', body: '{}' })).status).toBe(403);
  expect((await post(await serve({ publishing, readOnly: true }), '{}')).status).toBe(403);
  expect(publishing.asked).toEqual([]);
  const without = await serve({});
  expect(without.session.publishing).toBeUndefined();
  expect((await post(without, '{}')).status).toBe(404);
});
