// Tables of four with bots: how long a move takes to reach all pages, and the memory of a table.
// node --expose-gc packages/table/bench/tables.ts [--tables 200] [--seconds 30] [--every 1000] [--store redis]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGame, createRng, randomBelow, type Game } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { PROTOCOL, unpackPosition, type Message } from '@railwright/table/protocol';
import { RedisServer } from '@railwright/storage/testing';
import { WebSocket } from 'ws';
import { legalTexts, newTable, SETUPS, until } from '../test/harness.ts';

const { values } = parseArgs({
  options: {
    table: { type: 'boolean' },
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    // Milliseconds between two choices of a person; bots choose 400 ms after they are asked.
    every: { type: 'string', default: '1000' },
    // `redis`: on a server that flushes each change, instead of in a file.
    store: { type: 'string' },
  },
});
const [tables, seconds, every] = [values.tables, values.seconds, values.every].map(Number) as [
  number,
  number,
  number,
];

interface Started {
  readonly port: number;
  readonly tables: readonly { readonly id: string; readonly secrets: readonly string[] }[];
  readonly memory: number;
}

interface Now {
  readonly open: number;
  readonly memory: number;
  readonly pause: number;
  readonly cpu: number;
}

const folder = mkdtempSync(join(tmpdir(), 'railwright-bench-'));
const { bundle, json } = await newTable(SETUPS.trains, []);
writeFileSync(join(folder, 'bundle.json'), json);
const server = values.store === 'redis' ? await RedisServer.start('--appendfsync', 'always') : undefined;
const host = spawn(
  process.execPath,
  [
    '--expose-gc',
    new URL('./start-tables.ts', import.meta.url).pathname,
    folder,
    String(tables),
    ...(server ? [server.address] : []),
  ],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
let said = '';
host.stdout.on('data', (data: Buffer) => (said += data.toString()));
const hear = async <T>(line: number): Promise<T> => {
  await until(() => said.split('\n').length > line + 1, 'the host');
  return JSON.parse(said.split('\n')[line] ?? '') as T;
};
/** Bytes a table, beyond those of a host without open tables. */
const memoryNow = async (
  line: number,
): Promise<{ open: number; each: number; pause: number; cpu: number }> => {
  host.stdin.write('\n');
  const { open, memory, pause, cpu } = await hear<Now>(line);
  return { open, pause, cpu, each: Math.round((memory - started.memory) / tables / 1024) };
};

const started = await hear<Started>(0);
const game = createGame(bundle.definition, 4);
/** When a choice was sent, and how many pages have yet to see it. */
const sent = new Map<string, { readonly at: number; waits: number }>();
const delays: number[] = [];
let moves = 0;
let measuring = false;

class Page {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #table: string;
  view: Extract<Message, { type: 'view' }> | undefined;

  constructor(port: number, table: string, seat: number, secret: string) {
    this.#table = table;
    this.#seat = seat;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/table`);
    this.#socket.on('open', () => {
      this.#say({
        type: 'hello',
        protocol: PROTOCOL,
        table,
        secret,
        program: gamesVersion(),
        bundle: bundle.hash,
      });
    });
    this.#socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString()) as Message));
  }

  #take(message: Message): void {
    if (message.type !== 'view') return;
    this.view = message;
    for (const told of message.told) {
      if (told.kind !== 'chose') continue;
      const open = sent.get(`${this.#table} ${told.revision}`);
      if (!open) continue;
      open.waits--;
      if (open.waits === 0 && measuring) delays.push(performance.now() - open.at);
    }
  }

  /** Chooses at random if it is asked. */
  act(rng: Uint32Array, of: Game): void {
    const { view } = this;
    if (!view || view.record) return;
    if (view.seats[this.#seat]?.player !== 'person') {
      this.#say({ type: 'sit', id: crypto.randomUUID() });
      return;
    }
    const state = unpackPosition(of, view.position);
    if (of.seatToAct(state) !== this.#seat) return;
    const legal = legalTexts(of, state);
    const texts = [legal[randomBelow(rng, legal.length)] ?? ''];
    moves += measuring ? 1 : 0;
    sent.set(`${this.#table} ${view.revision + 1}`, { at: performance.now(), waits: 3 });
    this.#say({ type: 'choose', id: crypto.randomUUID(), revision: view.revision, texts });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}

// Two people and an onlooker look at each table; two bots play.
const pages = started.tables.map(({ id, secrets }) =>
  [0, 1, 4].map((seat) => new Page(started.port, id, seat, secrets[seat] ?? '')),
);
await until(() => pages.flat().every(({ view }) => view !== undefined), 'the views');
const rng = createRng(1);
const timers: NodeJS.Timeout[] = [];
for (const [i, table] of pages.entries())
  setTimeout(
    () => timers.push(setInterval(() => table.slice(0, 2).forEach((page) => page.act(rng, game)), every)),
    (i * every) / tables,
  );
await new Promise((done) => setTimeout(done, 3000));
measuring = true;
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
const at = (share: number): string =>
  `${(delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)] ?? 0).toFixed(1)} ms`;
console.log(
  `${tables} tables of two people, two bots and an onlooker, ${seconds} s: ${moves} choices of people.`,
);
console.log(
  `From the choice until all three pages have it: median ${at(0.5)}, 99th percentile ${at(0.99)}, most ${at(0.999)}.`,
);
const inPlay = await memoryNow(1);
console.log(
  `The host took ${inPlay.cpu.toFixed(1)} s of processor time, and did not listen for ${inPlay.pause.toFixed(1)} ms at the 99th percentile; load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
);
for (const timer of timers) clearInterval(timer);
for (const page of pages.flat()) page.leave();
// Bots play until a person is asked.
await new Promise((done) => setTimeout(done, 20_000));
const atRest = await memoryNow(2);
console.log(
  `Memory of a table: ${inPlay.each} kB with three pages, ${atRest.each} kB at rest (${atRest.open} still in play).`,
);
host.kill();
if (server) console.log(`The server took ${server.seconds().toFixed(1)} s of processor time.`);
await server?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
