// A thousand workers with fake work on their own Redis: how many chunks a second it handles, and the coordinator's needs.
// node packages/queue/bench/fleet.ts [--workers 1000] [--chunks 60000] [--processes 4] [--work 0.25]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBot } from '@railwright/bots';
import { playChunk } from '@railwright/playtest';
import { parseAddress } from '../src/index.ts';
import { encode } from '../src/messages.ts';
import { openQueue } from '../src/queue-executor.ts';
import { batchOf, game } from '../test/duel.ts';
import { RedisServer, secondsOf } from '@railwright/storage/testing';

const { values } = parseArgs({
  options: {
    // Passed on by `npm run bench -- --fleet`.
    fleet: { type: 'boolean' },
    workers: { type: 'string', default: '1000' },
    chunks: { type: 'string', default: '60000' },
    processes: { type: 'string', default: '4' },
    // Seconds of work per chunk: a thousand workers handle at most 1000 chunks in that time.
    work: { type: 'string', default: '0.25' },
  },
});
const [workers, chunks, processes] = [values.workers, values.chunks, values.processes].map(Number) as [
  number,
  number,
  number,
];
const GAMES = 10;
/** Share of the chunks before the clock starts: connections and the first jobs. */
const WARM = 0.2;

const server = await RedisServer.start('--maxclients', String(4 * workers + 100));
const folder = mkdtempSync(join(tmpdir(), 'railwright-fleet-'));
const file = join(folder, 'chunk');
const batch = { ...batchOf(chunks * GAMES), chunkSize: GAMES };
writeFileSync(
  file,
  encode([{ reply: playChunk(game, batch, { index: 0, first: 0, games: GAMES }, createBot), records: [] }]),
);
const children = Array.from({ length: processes }, () =>
  spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'fleet-workers.ts'),
      server.address,
      String(Math.ceil(workers / processes)),
      file,
      values.work,
    ],
    { stdio: 'inherit' },
  ),
);
let there = 0;
const queue = await openQueue(parseAddress(server.address), {
  onPresence: (notes) => {
    there = notes.length;
    return undefined;
  },
});
while (there < workers) await new Promise((resolve) => setTimeout(resolve, 500));
console.log(
  `${there} workers on ${cpus().length} cores; load ${loadavg()[0]?.toFixed(1) ?? '?'} before it begins.`,
);

let memory = 0;
const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss)), 200);
let begun: ReturnType<typeof now> | undefined;
let last = 0;
const now = (games: number) => ({
  games,
  at: performance.now(),
  own: ownSeconds(),
  redis: server.seconds(),
  workers: children.reduce((sum, { pid = 0 }) => sum + secondsOf(pid), 0),
});
const run = await queue.runBatch(batch, game, {
  // Chunks are passed on as they are.
  stopWhen: () => false,
  onProgress(games) {
    last = games;
    if (games >= batch.games * WARM) begun ??= now(games);
  },
});
const end = now(last);
clearInterval(watch);
if (!begun || !run.complete || run.tally.games !== batch.games)
  throw new Error('The run did not end as it should.');
const moved = (end.games - begun.games) / GAMES;
const seconds = (end.at - begun.at) / 1000;
const perChunk = (used: number): string => `${((1000 * used) / moved).toFixed(2)} ms a chunk`;
console.log(`${moved} chunks in ${seconds.toFixed(1)} s: ${(moved / seconds).toFixed(0)} chunks/s.`);
console.log(
  `Of a processor: Redis ${perChunk(end.redis - begun.redis)}, coordinator ${perChunk(end.own - begun.own)}, workers ${perChunk(end.workers - begun.workers)}.`,
);
console.log(
  `Coordinator: ${(memory / 2 ** 20).toFixed(0)} MB at most. A chunk's answer: ${readFileSync(file).length} bytes.`,
);
console.log(`Load ${loadavg()[0]?.toFixed(1) ?? '?'} at the end.`);
for (const child of children) child.kill('SIGKILL');
await queue.close();
await server.stop();
rmSync(folder, { recursive: true });

function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
