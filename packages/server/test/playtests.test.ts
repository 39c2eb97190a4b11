// Playtests requested by pages: who may request them, how many run at the same time, and what happens when the page is gone.
import { expect, test } from 'vitest';
import type { Playtests } from '../src/index.ts';
import { serve, type Fixture } from './harness.ts';

interface Run {
  readonly asked: unknown;
  readonly say: (news: object) => void;
  readonly end: () => void;
  stopped: boolean;
}

function fakePlaytests(): Playtests & { readonly runs: Run[] } {
  const runs: Run[] = [];
  return {
    runs,
    place: 'redis://host',
    start(asked, say) {
      if (asked === undefined || (asked as { bad?: true }).bad) return 'This is not a playtest.';
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const run: Run = { asked, say, stopped: false, end: () => resolve(undefined) };
      runs.push(run);
      return {
        done: promise,
        stop() {
          run.stopped = true;
          resolve(undefined);
        },
      };
    },
  };
}

const post = ({ change }: Fixture, body: string) =>
  change('POST', '/api/playtests', { 'Content-Type': 'application/json' }, body);
const started = ({ runs }: { readonly runs: readonly Run[] }, count: number) =>
  expect.poll(() => runs.length).toBe(count);

test('a page receives the messages of its playtest line by line, and the session names the place', async () => {
  const playtests = fakePlaytests();
  const fixture = await serve({ playtests });
  expect(fixture.session.playtests).toBe('redis://host');
  const answer = post(fixture, '{"kind":"simulate"}');
  await started(playtests, 1);
  playtests.runs[0]!.say({ kind: 'shown', value: 1 });
  playtests.runs[0]!.say({ kind: 'ended' });
  playtests.runs[0]!.end();
  const { status, text } = await answer;
  expect(status).toBe(200);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string });
  expect(lines.map(({ kind }) => kind)).toEqual(['begun', 'shown', 'ended']);
  expect(playtests.runs[0]!.asked).toEqual({ kind: 'simulate' });
});

test('without the token, from another page and without a queue, there are no playtests', async () => {
  const playtests = fakePlaytests();
  const fixture = await serve({ playtests });
  const ask = { method: 'POST', body: '{}' };
  expect((await fixture.ask('/api/playtests', ask)).status).toBe(403);
  const foreign = { Origin: 'https://example.com' };
  expect((await fixture.change('POST', '/api/playtests', foreign, '{}')).status).toBe(403);
  expect(playtests.runs).toEqual([]);
  const without = await serve();
  expect(without.session).not.toHaveProperty('playtests');
  expect((await post(without, '{}')).status).toBe(404);
});

test('invalid and oversized requests are rejected', async () => {
  const fixture = await serve({ playtests: fakePlaytests(), limits: { playtestBytes: 100 } });
  const bad = await post(fixture, '{"bad":true}');
  expect([bad.status, bad.json()['message']]).toEqual([400, 'This is not a playtest.']);
  expect((await post(fixture, 'no JSON')).status).toBe(400);
  expect((await post(fixture, JSON.stringify('x'.repeat(100)))).status).toBe(413);
});

test('a limited number run at the same time, and stopping one makes room', async () => {
  const playtests = fakePlaytests();
  const fixture = await serve({ playtests, limits: { playtests: 1 } });
  const [first, page] = await begin(fixture);
  expect((await post(fixture, '{}')).status).toBe(503);
  expect((await fixture.change('DELETE', '/api/playtests/nobody')).status).toBe(404);
  expect((await fixture.change('DELETE', `/api/playtests/${first}`)).status).toBe(204);
  expect(playtests.runs[0]!.stopped).toBe(true);
  await page.text();
  const [, second] = await begin(fixture);
  // A page that leaves ends its playtest.
  await second.leave();
  await expect.poll(() => playtests.runs[1]!.stopped).toBe(true);
});

test('a page that reads nothing is disconnected', async () => {
  const playtests = fakePlaytests();
  const fixture = await serve({ playtests });
  const [, page] = await begin(fixture);
  const run = playtests.runs[0]!;
  const news = { text: 'x'.repeat(100_000) };
  for (let i = 0; i < 5000 && !run.stopped; i++) {
    run.say(news);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(run.stopped).toBe(true);
  await page.leave();
});

/** The name of a run that has begun, and the rest of the answer. */
async function begin({ server, session }: Fixture) {
  const leave = new AbortController();
  const answer = await fetch(new URL('/api/playtests', server.url), {
    method: 'POST',
    headers: { 'X-Railwright-Token': session.token },
    body: '{}',
    signal: leave.signal,
  });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  const { id } = JSON.parse(new TextDecoder().decode(value)) as { id: string };
  return [
    id,
    {
      async text() {
        while (!(await reader.read()).done);
      },
      async leave() {
        leave.abort();
        await reader.closed.catch(() => undefined);
      },
    },
  ] as const;
}
