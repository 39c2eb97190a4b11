// A relay carries short texts between the pages of a room, and nothing else.
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHost, type Host } from './clients.ts';
import { until } from './harness.ts';

const ROOM = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

/** A page at the relay. */
class Page {
  readonly socket: WebSocket;
  readonly heard: unknown[] = [];
  closed: number | undefined;

  constructor(host: Host, path = '/relay', origin = 'https://elsewhere.example') {
    this.socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, { origin });
    this.socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString())));
    this.socket.on('close', (code) => (this.closed = code));
    this.socket.on('error', () => undefined);
  }
  async opened(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 'the socket');
    return this;
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** Has been heard out: an answer to what was sent before. */
  async settled(): Promise<void> {
    const heard = new Promise((resolve) => this.socket.once('pong', resolve));
    this.socket.ping();
    await heard;
  }
  async end(): Promise<number> {
    await until(() => this.closed !== undefined, 'the end');
    return this.closed ?? 0;
  }
}

async function inRoom(host: Host, ...rooms: string[]): Promise<Page> {
  const page = await new Page(host).opened();
  for (const join of rooms) page.say({ join });
  await page.settled();
  return page;
}

test('a text goes to the others in its room, from pages of any origin', async () => {
  const host = await openHost({ relay: true });
  const [a, b, c] = [await inRoom(host, ROOM, OTHER), await inRoom(host, ROOM), await inRoom(host, OTHER)];
  b.say({ room: ROOM, text: 'hello' });
  await until(() => a.heard.length > 0, 'the text');
  await b.settled();
  expect([a.heard, b.heard, c.heard]).toEqual([[{ room: ROOM, text: 'hello' }], [], []]);
  a.socket.close();
  await a.end();
  b.say({ room: ROOM, text: 'anybody?' });
  await b.settled();
  expect(c.heard).toEqual([]);
  await host.close();
});

test('what is no message, a room that was not joined, and too much of anything end the connection', async () => {
  const host = await openHost({ relay: true });
  const wrong: unknown[] = [
    'x',
    { join: 'room' },
    { join: 5 },
    { room: OTHER, text: 'x' },
    { room: ROOM, text: 5 },
    { room: ROOM, text: 'x'.repeat(9000) },
    {},
  ];
  for (const message of wrong) {
    const page = await inRoom(host, ROOM);
    page.say(message);
    expect(await page.end(), JSON.stringify(message).slice(0, 40)).toBe(4400);
  }
  const long = await inRoom(host, ROOM);
  long.say('x'.repeat(100_000));
  expect(await long.end()).toBe(1009);
  const fast = await inRoom(host, ROOM);
  for (let i = 0; i < 200; i++) fast.say({ room: ROOM, text: 'x' });
  expect(await fast.end()).toBe(4429);
  const wide = await new Page(host).opened();
  for (let i = 0; i < 40; i++) wide.say({ join: i.toString(16).padStart(64, '0') });
  expect(await wide.end()).toBe(4503);
  expect(host.faults).toEqual([]);
  await host.close();
});

test('a host is a relay only if it is told to, and the table takes no page from elsewhere either way', async () => {
  const [plain, relay] = [await openHost(), await openHost({ relay: true })];
  for (const [host, path] of [
    [plain, '/relay'],
    [relay, '/table'],
    [relay, '/other'],
  ] as const) {
    const page = await new Page(host, path).opened();
    expect(await page.end(), path).toBe(1006);
  }
  await plain.close();
  await relay.close();
});
