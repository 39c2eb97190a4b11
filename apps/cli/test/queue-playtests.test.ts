// Playtests of the studio on a queue, through the server that `railwright studio --queue` starts.
import { join } from 'node:path';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { GameDefinition } from '@railwright/engine';
import { localExecutor, type Batch } from '@railwright/playtest';
import { parseAddress, startWorker, type QueueWorker } from '@railwright/queue';
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { panelItems } from '@railwright/report/words';
import { startServer, type RunningServer } from '@railwright/server';
import { runStudy, type StudyNews, type StudyRequest } from '@railwright/studies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queuePlaytests } from '../src/studio/queue-playtests.ts';

type News = StudyNews | { kind: 'begun'; id: string } | { kind: 'presence'; text: string; waiting: string };

const PASSWORD = 's3cret';
const CONTENT = join(import.meta.dirname, '../../../content');
const content = await loadContent(folderSource(CONTENT), { skip: ['tests'] });
const resolved = resolveSetup(content, 'homebrew-fenland/fenland-duel');
if (!resolved.ok) throw new Error('The setup is broken.');
const { setup } = resolved;
const batch: Batch = {
  definition: setup.definition,
  source: { setup: setup.id, content: setup.hash, options: setup.options },
  ...{
    seats: 2,
    games: 100,
    first: 0,
    seed: 5,
    chunkSize: 2,
    gather: ['drama', 'cards', 'maps', 'outcomes'],
  },
  bots: ['heuristic', 'random'].map((name) => ({ name, bot: name })),
};
const [item] = await itemsOf(batch);
const JOBS: readonly StudyRequest[] = [
  { kind: 'simulate', batch },
  {
    kind: 'simulate',
    batch: { ...batch, games: 2000, chunkSize: 20 },
    until: { figure: 'firstSeatAdvantage', width: 0.3 },
  },
  {
    ...{ kind: 'compare', a: batch, b: { ...batch, bots: [...batch.bots].reverse() } },
    versions: { a: 'before', b: 'after' },
  },
  { kind: 'influence', batch, items: [item!], must: 1 },
  { kind: 'sweep', batch: { ...batch, games: 50 }, field: 'rules.handSize', values: [4, 5] },
  {
    kind: 'landscapes',
    maps: ['a', 'b'].map((map) => ({ map, batch: { ...batch, games: 120 } })),
    targets: { rounds: { atLeast: 0 }, cellsUsed: { between: [0.2, 0.3] } },
  },
  {
    kind: 'panel',
    ...{ definition: setup.definition, source: batch.source, seats: 2, seed: 5, own: 8, pair: 2 },
    sources: { learned: [], personas: [], styles: batch.bots },
    lessons: { strong: 1, games: 20, answers: 0, preferences: [], closer: false },
  },
];

/** As a page plays it. */
async function here(job: StudyRequest): Promise<StudyNews[]> {
  const said: StudyNews[] = [];
  await runStudy(job, {
    signal: new AbortController().signal,
    executor: localExecutor(),
    wordsOf: (definition) => panelItems(definition as GameDefinition),
    say: (news) => said.push(news),
    now: () => performance.now(),
  });
  return said;
}

async function itemsOf(of: Batch) {
  const [first] = await here({ kind: 'simulate', batch: { ...of, games: 1 } });
  return first?.kind === 'items' ? first.items : [];
}

const shownLast = (said: readonly News[]) => said.findLast((news) => news.kind === 'shown');

describe.skipIf(MISSING)('the studio with a queue', () => {
  let redis: RedisServer;
  let worker: QueueWorker;
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    redis = await RedisServer.start('--requirepass', PASSWORD);
    const address = `redis://:${PASSWORD}@127.0.0.1:${redis.port}`;
    worker = await startWorker(parseAddress(address), { name: 'attic', threads: 2, silence: 10 });
    server = await startServer({ folder: CONTENT, port: 0, playtests: await queuePlaytests(address) });
    const session = (await (await fetch(`${server.url}api/session`)).json()) as {
      readonly token: string;
      readonly playtests: string;
    };
    expect(JSON.stringify(session)).not.toContain(PASSWORD);
    expect(session.playtests).toBe(`redis://127.0.0.1:${redis.port}`);
    token = session.token;
  });
  afterAll(async () => {
    await server.close();
    await worker.close();
    await redis.stop();
  });

  const ask = (path: string, method: string, body?: string): Promise<Response> =>
    fetch(`${server.url}api/${path}`, {
      method,
      headers: { 'X-Railwright-Token': token },
      ...(body && { body }),
    });

  async function queued(job: StudyRequest, hear: (news: News) => void = () => undefined): Promise<News[]> {
    const answer = await ask('playtests', 'POST', JSON.stringify(job));
    const said: News[] = [];
    let rest = '';
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split('\n');
      rest = lines.pop()!;
      for (const line of lines.filter((one) => one !== '')) {
        said.push(JSON.parse(line) as News);
        hear(said.at(-1)!);
      }
    }
    return said;
  }

  test.each(JOBS.map((job) => [job.kind, job] as const))('%s shows what the page shows', async (_, job) => {
    const [there, alone] = [await queued(job), await here(job)];
    expect(there.at(-1)).toEqual(alone.at(-1));
    expect(shownLast(there)).toBeDefined();
    // A page must not depend on values that JSON cannot represent, even if they are never printed.
    expect(shownLast(there)).toStrictEqual(shownLast(alone));
  });

  test('a run says who plays, and keeps what was played when it is stopped', async () => {
    const long: StudyRequest = { kind: 'simulate', batch: { ...batch, games: 1_000_000 } };
    let id = '';
    const said = await queued(long, (news) => {
      if (news.kind === 'begun') id = news.id;
      if (news.kind === 'shown' && id !== '') {
        void ask(`playtests/${id}`, 'DELETE');
        id = '';
      }
    });
    expect(said).toContainEqual({ kind: 'presence', text: '1 worker, 2 threads (attic)', waiting: '' });
    expect(said.at(-1)).toEqual({
      kind: 'ended',
      complete: false,
      trouble: '',
    });
    expect(shownLast(said)?.progress.played).toBeGreaterThan(0);
  });

  test('an invalid playtest is rejected, and a definition that the rules reject ends with the reason', async () => {
    const answer = await ask(
      'playtests',
      'POST',
      JSON.stringify({ kind: 'simulate', batch: { ...batch, games: 1e9 } }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'This is not a playtest: /batch/games is wrong.' });
    const said = await queued({ kind: 'simulate', batch: { ...batch, definition: { game: 'chess' } } });
    expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false });
    expect((said.at(-1) as { trouble: string }).trouble).not.toBe('');
  });

  test('a server that goes away is reported within seconds, even during a run', async () => {
    const shown = `The queue redis://127.0.0.1:${redis.port}`;
    const long: StudyRequest = { kind: 'simulate', batch: { ...batch, games: 1_000_000 } };
    let gone: Promise<void> | undefined;
    let id = '';
    const said = await queued(long, (news) => {
      if (news.kind === 'begun') id = news.id;
      if (news.kind === 'shown') gone ??= redis.kill();
      if (news.kind === 'presence' && news.waiting !== '') void ask(`playtests/${id}`, 'DELETE');
    });
    await gone;
    const waiting = `${shown} has stopped responding. The run continues when it responds again.`;
    expect(said).toContainEqual({ kind: 'presence', text: 'the queue does not respond', waiting });
    expect((await queued({ kind: 'simulate', batch })).at(-1)).toMatchObject({
      trouble: `${shown} cannot be used: nothing is listening there.`,
    });
    await redis.start();
  });
});
