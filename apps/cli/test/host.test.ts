import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle } from '@railwright/content/bundle';
import { createGame, listChoices, type Game, type State } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { parseTableFragment, PROTOCOL, unpackPosition, type Message } from '@railwright/table/protocol';
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

const RUN = join(import.meta.dirname, '..', 'bin', 'run.js');
const isBuilt = existsSync(join(import.meta.dirname, '..', '..', 'player', 'build', 'index.html'));
const SETUP = 'homebrew-fenland/fenland-duel';
let folder = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-host-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Hosting {
  readonly out: string;
  readonly err: string;
  readonly links: readonly string[];
  /** Ends it, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs it until it serves or ends. */
async function host(...args: string[]): Promise<Hosting> {
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [RUN, 'host', ...port, ...args], { cwd: folder });
  running.push(child);
  const closed = new Promise<number | null>((done) => child.on('close', done));
  let [out, err] = ['', ''];
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  await new Promise<void>((done) => {
    void closed.then(() => done());
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('Ctrl-C')) done();
    });
  });
  return {
    out,
    err,
    links: out.match(/#table=\S+/g) ?? [],
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return closed;
    },
  };
}

test.skipIf(!isBuilt)('prints a link for each seat, and the same ones after it was killed', async () => {
  const first = await host(SETUP, '--players', '2', '--bots', 'heuristic', '--local');
  expect(first.out).toMatch(/Player 1 +http:\/\/127\.0\.0\.1:\d+\/#table=/);
  expect(first.out).toMatch(/Player 2 \(heuristic\) +http/);
  expect(first.links).toHaveLength(3);
  const page = await fetch(/http:\/\/127\.0\.0\.1:\d+\//.exec(first.out)?.[0] ?? '');
  expect(await page.text()).toContain('<title>');

  const second = await host('--local');
  expect(second.err).toContain('railwright-tables.db is in use');
  expect(await second.stop()).toBe(1);

  await first.stop('SIGKILL');
  const again = await host('--local');
  expect(again.links).toEqual(first.links);
  expect(await again.stop()).toBe(0);
  // The same setup again takes the table that nobody has come to.
  const same = await host(SETUP, '--players', '2', '--bots', 'heuristic', '--local');
  expect(same.links).toEqual(first.links);
  expect(await same.stop()).toBe(0);
  const other = await host(SETUP, '--local', '--base', 'https://example.org/trains');
  expect(other.out).toContain('https://example.org/trains/#table=');
  expect(other.links).toHaveLength(6);
  expect(await other.stop()).toBe(0);
});

test.skipIf(!isBuilt)('tables of a drawn market are told apart by its number', async () => {
  const one = await host('trains/tokyo-any-eight', '--market-seed', '42', '--local');
  expect(one.out).toContain('Tokyo, any eight, market 42, table ');
  await one.stop();
});

test.skipIf(!isBuilt)(
  'a bot that people would wait for too long cannot sit, and it says what can',
  async () => {
    const slow = await host(SETUP, '--bots', 'search:60s', '--local');
    expect(slow.err).toContain('bots think for at most 10 seconds or 20,000 iterations a choice.');
    expect(await slow.stop()).toBe(2);
  },
);

test.skipIf(!isBuilt)('is a relay when asked, with and without tables of its own', async () => {
  const alone = await host('--relay', '--local');
  const address = /pages hold: (ws:\/\/127\.0\.0\.1:\d+\/relay)$/m.exec(alone.out)?.[1] ?? '';
  const opened = new Promise((done) => (new WebSocket(address).onopen = done));
  await opened;
  expect(await alone.stop()).toBe(0);
  const both = await host(SETUP, '--relay', '--local', '--base', 'https://example.org/trains');
  expect(both.out).toContain('pages hold: wss://example.org/trains/relay\n');
  expect(both.links).toHaveLength(3);
  expect(await both.stop()).toBe(0);
});

test.skipIf(!isBuilt)('without the key the tables go on, and it says that links cannot be made', async () => {
  await (await host(SETUP, '--local')).stop();
  rmSync(join(folder, 'railwright-tables.key'));
  const again = await host('--local');
  expect(again.links).toEqual([]);
  expect(again.out).toContain('It was opened with another key');
});

test.skipIf(!isBuilt)(
  'a relay alone speaks of no links, and a folder for games is made at once',
  async () => {
    const relay = await host('--relay', '--local', '--playtests', 'games/kept');
    expect(relay.out).toContain('Finished games are written into games/kept.');
    expect(relay.out).not.toContain('Whoever has a link');
    expect(existsSync(join(folder, 'games/kept'))).toBe(true);
    expect(await relay.stop()).toBe(0);
  },
);

test.skipIf(!isBuilt || MISSING)('two hosts share the tables of a Redis, by the same key', async () => {
  const server = await RedisServer.start('--requirepass', 's3cret', '--appendfsync', 'always');
  const store = ['--store', server.address.replace('//', '//:s3cret@')];
  const first = await host(SETUP, '--local', ...store, '--key', 'shared.key');
  expect(first.err).toBe('');
  expect(first.out).toContain(`They are kept in ${server.address}, and the key of their links in shared.key`);
  const second = await host('--local', ...store, '--key', 'shared.key');
  expect(second.links).toEqual(first.links);
  const third = await host('--local', ...store);
  expect(third.out).toContain('Start the host with that key: --key FILE.');
  for (const one of [first, second, third]) {
    expect(one.out + one.err).not.toContain('s3cret');
    expect(await one.stop()).toBe(0);
  }
  const refused = await runCli(['host', '--store', server.address], { cwd: folder });
  expect(refused.err).toContain('it does not accept the user or password.');
  expect(refused.err).toContain('RAILWRIGHT_TABLES');
  expect(refused.code).toBe(1);
  await server.stop();
  const gone = await runCli(['host', ...store], { cwd: folder });
  expect(gone.err).toContain(`The store ${server.address} cannot be used: nothing is listening there.`);
  expect(gone.err).not.toContain('s3cret');
});

test.skipIf(!isBuilt)('what cannot be is said with a way out, and leaves no files', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as AddressInfo;
  const cases = [
    [[], 2, 'There is no railwright-tables.db here.'],
    [['fenland/nothing'], 2, 'There is no setup'],
    [[SETUP, '--players', '5'], 2, 'not for 5'],
    [[SETUP, '--bots', 'genius'], 2, 'No bot "genius"'],
    [[SETUP, '--players', '2', '--bots', 'random,random,random'], 2, '3 bots do not fit on 2 seats'],
    [[SETUP, '--base', 'example.org'], 2, '--base example.org is not an address.'],
    [[SETUP, '--hook', 'file:///etc/passwd'], 2, 'is no web hook'],
    [[SETUP, '--local', '--address', '0.0.0.0'], 2, '--local'],
  ] as const;
  const run = (...args: readonly string[]) => runCli(['host', ...args], { cwd: folder });
  for (const [args, code, message] of cases) {
    const outcome = await run(...args);
    expect(outcome.err).toContain(message);
    expect(outcome.err).not.toMatch(/\n {4}at /);
    expect(outcome.code, message).toBe(code);
  }
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'notes.db'), 'These are notes and no database at all, for a thousand years.');
  const stored = [
    [['--store', 'notes.db'], 1, 'notes.db is damaged or not a file of tables'],
    [['--store', 'nowhere/tables.db'], 1, 'nowhere/tables.db cannot be opened: there is no folder'],
    [['--store', '.'], 1, '. cannot be opened: it is a folder.'],
    [['--playtests', 'notes.db'], 2, 'The folder notes.db cannot be created: '],
    [['--key', 'nowhere/a.key'], 1, 'nowhere/a.key cannot be used: there is no folder nowhere.'],
    [['--key', 'notes.db'], 1, 'Nothing was changed in it. Name another file with --key.'],
    [['--local', '--port', String(port)], 2, `Port ${port} is taken`],
  ] as const;
  for (const [args, code, message] of stored) {
    const outcome = await run(SETUP, ...args);
    expect(outcome.err).toContain(message);
    expect(outcome.code, message).toBe(code);
  }
  taken.close();
});

/** A page of the first seat, which takes the first of what it may choose for as long as it is open. */
function playFirst(page: string, link: string): { readonly socket: WebSocket; readonly sent: Message[] } {
  const { table, secret } = parseTableFragment(link) ?? { table: '', secret: '' };
  const socket = new WebSocket(`${page.replace('http', 'ws')}table`);
  const sent: Message[] = [];
  let game: Game | undefined;
  const say = (message: object) => socket.send(JSON.stringify({ ...message, id: crypto.randomUUID() }));
  socket.onopen = () => {
    socket.send(
      JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, secret, program: gamesVersion() }),
    );
    say({ type: 'sit', name: 'Ada' });
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    sent.push(message);
    if (message.type === 'welcome') game = createGame(bundleIn(message).definition, message.seats);
    if (message.type !== 'view' || !game) return;
    const state = unpackPosition(game, message.position);
    if (game.seatToAct(state) !== 0 || message.seats[0]?.player !== 'person') return;
    say({ type: 'choose', revision: message.revision, texts: [firstText(game, state)] });
  };
  return { socket, sent };
}
const bundleIn = ({ bundle = '' }: Extract<Message, { type: 'welcome' }>) => JSON.parse(bundle) as Bundle;
const firstText = (game: Game, state: State) => game.formatChoice(state, listChoices(game, state)[0] ?? 0);

test.skipIf(!isBuilt)('a learned player sits at the table, and a chat hears whose turn it is', async () => {
  const heard: string[] = [];
  const chat = createWebServer((request, response) => {
    request.on('data', (part: Buffer) => heard.push(part.toString()));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await new Promise((done) => chat.once('listening', done));
  const hook = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`;
  const bots = ['--players', '2', '--bots', 'learned:casual'];
  const hosting = await host('trains/tokyo-beginners', ...bots, '--local', '--hook', hook);
  expect(hosting.out).toContain('Player 2 (learned:casual)');
  const page = /http:\/\/127\.0\.0\.1:\d+\//.exec(hosting.out)?.[0] ?? '';
  const { socket, sent } = playFirst(page, hosting.links[0] ?? '');
  const told = () => sent.flatMap((one) => (one.type === 'view' ? one.told : []));
  const byBot = () => told().filter((one) => one.kind === 'chose' && one.seat === 1).length;
  await expect.poll(byBot, { timeout: 30_000 }).toBeGreaterThan(5);
  expect(heard).toEqual([]);
  socket.close();
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(1);
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ text: 'Ada, it is your turn: Tokyo, beginners.' });
  expect(await hosting.stop()).toBe(0);
  chat.close();
});
