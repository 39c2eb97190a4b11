// What a machine adds to tables: threads for bots, and a chat that is told whose turn it is.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { parseHook, plainName, sendToHook, ThreadThinker } from '@railwright/table/node';
import { LocalThinker } from '../src/thinker.ts';
import { createGame } from '@railwright/engine';
import { newTable, openHall, SETUPS, until } from './harness.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('bots in a thread play whole games at several tables', async () => {
  const hall = await openHall({ thinker: new ThreadThinker(1) });
  closers.push(() => hall.tables.close());
  const made = await newTable(SETUPS['game-of-trains'], ['heuristic', 'random']);
  for (let seed = 1; seed <= 3; seed++) {
    const onlooker = await hall.page(await hall.open({ ...made, seed }), 2);
    await until(() => onlooker.view.record !== undefined, 'the end');
  }
});

test('a bot that cannot be asked is an error for the asker, and the thread goes on', async () => {
  const { bundle } = await newTable(SETUPS['game-of-trains'], []);
  const game = createGame(bundle.definition, 2);
  const state = game.createState();
  game.start(state, 1);
  const { data, rng } = state;
  const question = { table: 't', seat: 0, spec: { name: 'random', bot: 'random' }, subject: 's', data, rng };
  const threads = new ThreadThinker(1);
  closers.push(() => threads.close());
  const local = new LocalThinker();
  // Of a game with another number of cards.
  const broken = { ...question, data: data.slice(0, 3) };
  for (const thinker of [threads, local]) {
    const subject = { bundle, seats: 2 };
    await thinker.think(broken, subject).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    expect(await thinker.think(question, subject)).toBeGreaterThanOrEqual(0);
  }
});

/** A chat that keeps what it is sent. */
async function chat(answer: number): Promise<{ url: URL; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push(`${request.method} ${request.headers['content-type']} ${body}`);
      response.writeHead(answer, answer === 302 ? { Location: 'http://127.0.0.1:1/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  closers.push(() => server.close());
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`), heard };
}

test('a chat is sent a line in the fields that chats read, and no mention counts', async () => {
  const { url, heard } = await chat(204);
  expect(await sendToHook(url, 'Anna, it is your turn.')).toBeUndefined();
  const line = '"Anna, it is your turn."';
  expect(heard).toEqual([
    `POST application/json {"content":${line},"text":${line},"allowed_mentions":{"parse":[]}}`,
  ]);
});

test.each([
  [404, 'it answered 404'],
  [302, 'unexpected redirect'],
])('a chat that answers %i is said to have done so', async (answer, reason) => {
  expect(await sendToHook((await chat(answer)).url, 'x')).toContain(reason);
});

test('a chat that is not there is said to be so', async () => {
  expect(await sendToHook(new URL('http://127.0.0.1:1/'), 'x')).toMatch(/refused|bad port/i);
});

test('names in a chat are text: no mention, link or markup', () => {
  expect(plainName('@everyone <!channel> [x](https://evil.example) *b* _i_ `c`')).not.toMatch(
    /[@<>[\]()*_`/:]/,
  );
  expect(plainName('Anna Müller-Łukasz 2')).toBe('Anna Müller-Łukasz 2');
});

test.each([
  ['https://discord.com/api/webhooks/1/x', true],
  ['http://127.0.0.1:8080/', true],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s as a web hook: %s', (text, isOne) => {
  expect(parseHook(text) instanceof URL).toBe(isOne);
});
