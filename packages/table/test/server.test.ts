import { get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { Client, comeIn, openHost, type Host } from './clients.ts';
import { wireOf } from '../src/node/sockets.ts';
import { newTable, SETUPS, until } from './harness.ts';

const hosts: Host[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    await host.close();
    expect(host.faults).toEqual([]);
  }
});
async function open(...options: Parameters<typeof openHost>): Promise<Host> {
  const host = await openHost(...options);
  hosts.push(host);
  return host;
}

test('two people and a bot play over sockets, one of them in two tabs', async () => {
  const host = await open();
  const head = await host.open(await newTable(SETUPS.trains, [undefined, undefined, 'heuristic']));
  const pages = [await comeIn(host, head.id, 0), await comeIn(host, head.id, 1)];
  const tab = await comeIn(host, head.id, 0);
  for (const page of pages)
    expect(await page.ask({ type: 'sit', name: 'Anna' })).toMatchObject({ type: 'done' });
  expect(pages[0]?.sent[0]).toMatchObject({ type: 'welcome', seat: 0, seats: 3, learned: false, seen: 0 });
  for (let i = 0; i < 30; i++) {
    const asked = (): Client | undefined => pages.find((page, seat) => page.isAsked(seat));
    await until(() => asked() !== undefined, 'a turn');
    const page = asked()!;
    expect(
      await page.ask({ type: 'choose', revision: page.view!.revision, texts: [page.legal()[0]!] }),
    ).toMatchObject({
      type: 'done',
    });
  }
  await until(() => tab.view?.revision === pages[0]?.view?.revision);
  expect(tab.view?.position).toBe(pages[0]?.view?.position);
});

test('a page that comes back gets the bundle only if it does not have it', async () => {
  const host = await open();
  const head = await host.open(await newTable(SETUPS.trains, [undefined, undefined]));
  const first = await comeIn(host, head.id, 0);
  const [welcome] = first.sent;
  if (welcome?.type !== 'welcome') throw new Error('There is no welcome.');
  const again = await new Client(host.port).opened();
  again.hello(head.id, await host.tables.secret(head.id, 0), { bundle: welcome.hash });
  await until(() => again.view !== undefined);
  expect(again.sent[0]).not.toHaveProperty('bundle');
});

test.each([
  [
    'a wrong secret',
    'wrong-secret',
    4401,
    (client: Client, table: string) => client.hello(table, 'A'.repeat(22)),
  ],
  ['no such table', 'no-such-table', 4404, (client: Client) => client.hello('nowhere', 'A'.repeat(22))],
  [
    'a page of another version',
    'other-version',
    4409,
    (client: Client, table: string) => client.hello(table, 'A', { program: '0.0.1-old' }),
  ],
  ['a request before hello', 'bad-message', 4400, (client: Client) => client.say({ type: 'look' })],
  ['nonsense', 'bad-message', 4400, (client: Client) => client.say('nonsense')],
  ['bytes', 'bad-message', 4400, (client: Client) => client.socket.send(Buffer.from('{"type":"look"}'))],
  ['too much at once', undefined, 1009, (client: Client) => client.say('x'.repeat(100_000))],
])('%s ends the connection with the reason', async (_, bye, code, say) => {
  const host = await open();
  const head = await host.open(await newTable(SETUPS.trains, [undefined, undefined]));
  const client = await new Client(host.port).opened();
  say(client, head.id);
  expect(await client.end()).toBe(code);
  expect(client.bye).toBe(bye);
});

test('a page that asks too often is sent away, and others go on', async () => {
  const host = await open();
  const head = await host.open(await newTable(SETUPS.trains, [undefined, undefined]));
  const [eager, other] = [await comeIn(host, head.id, 0), await comeIn(host, head.id, 1)];
  for (let i = 0; i < 200 && eager.closed === undefined; i++) eager.say({ type: 'look' });
  expect(await eager.end()).toBe(4429);
  expect(await other.ask({ type: 'sit' })).toMatchObject({ type: 'done' });
  await until(() => other.view?.seats[0]?.here === false);
});

test('a page that says nothing is sent away', async () => {
  const host = await open({ limits: { hello: 50 } });
  expect(await (await new Client(host.port).opened()).end()).toBe(4400);
});

test('a page that does not read is sent away, and cut if it does not read that either', () => {
  const done: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => done.push(text),
    close: (code: number) => done.push(`close ${code}`),
    terminate: () => done.push('terminate'),
  } as const;
  const wireFor = (bufferedAmount: number) => wireOf({ ...socket, bufferedAmount }, 100);
  wireFor(100).send('a');
  wireFor(101).send('b');
  wireFor(201).send('c');
  expect(done).toEqual(['a', 'close 4413', 'close 4413', 'terminate']);
  wireOf({ ...socket, readyState: 2 }, 100).send('d');
  expect(done).toHaveLength(4);
});

test('one page too many is told so', async () => {
  const host = await open({ limits: { sockets: 1 } });
  const first = await new Client(host.port).opened();
  const second = await new Client(host.port).opened();
  expect(await second.end()).toBe(4503);
  expect(first.closed).toBeUndefined();
});

test('a page without a sign of life is sent away', async () => {
  const host = await open({ limits: { ping: 300 } });
  const head = await host.open(await newTable(SETUPS.trains, [undefined, undefined]));
  const alive = await comeIn(host, head.id, 1);
  const dead = new Client(host.port, { autoPong: false });
  expect(await (await dead.opened()).end()).toBe(1006);
  expect(alive.closed).toBeUndefined();
});

test('pages of other sites and other names get nothing', async () => {
  const host = await open();
  const refused = new Client(host.port, { headers: { Origin: 'https://evil.example' } });
  expect(await refused.end()).toBe(1006);
  const own = new Client(host.port, { headers: { Origin: `http://127.0.0.1:${host.port}` } });
  expect((await own.opened()).socket.readyState).toBe(1);
  expect(await new Client(host.port, { headers: { Host: 'evil.example' } }).end()).toBe(1006);
  expect(await new Client(host.port, { path: '/elsewhere' }).end()).toBe(1006);
  expect(await status(host.port, '/', {})).toBe(200);
  expect(await status(host.port, '/', { Host: 'evil.example' })).toBe(403);
});

test('behind a proxy under a path, both the path and its rest are served', async () => {
  const host = await open({ base: new URL('https://example.org/trains/') });
  const headers = { Host: 'example.org' };
  for (const path of ['/', '/trains/']) expect(await status(host.port, path, headers)).toBe(200);
  for (const path of ['/table', '/trains/table']) {
    const client = new Client(host.port, { path, headers: { ...headers, Origin: 'https://example.org' } });
    expect((await client.opened()).socket.readyState).toBe(1);
  }
});

function status(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}
