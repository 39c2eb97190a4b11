// A host with many tables in a process of its own: node --expose-gc start-tables.ts FOLDER HOW-MANY [STORE]. For each line it reads, it prints
// tables open, bytes of memory in use, its 99th percentile of pauses and its processor time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import type { Bundle } from '@railwright/content/bundle';
import { Tables } from '../src/index.ts';
import { openSqliteStore, readKey, startTableServer, ThreadThinker } from '../src/node/index.ts';
import { openRedisStore } from '../src/redis/index.ts';

const [, , folder = '', count = '1', place] = process.argv;
const json = readFileSync(join(folder, 'bundle.json'), 'utf8');
const bundle = JSON.parse(json) as Bundle;
const tables = new Tables({
  store: place === undefined ? await openSqliteStore(join(folder, 'tables.db')) : await openRedisStore(place),
  key: readKey(join(folder, 'tables.key')),
  thinker: new ThreadThinker(),
  pause: 400,
});
const seats = [{ name: 'Anna' }, { name: 'Ben' }, ...['C', 'D'].map((name) => ({ name, bot: 'heuristic' }))];
const made = [];
for (let seed = 1; seed <= Number(count); seed++) {
  const head = await tables.create({ bundle, json, title: 'Bench', seats, seed });
  made.push({ id: head.id, secrets: (await tables.secrets(head)) ?? [] });
}
const { port } = await startTableServer({
  tables,
  player: { dir: '.' },
  address: '127.0.0.1',
  port: 0,
  onFault: (error) => console.error(error),
});

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

console.log(JSON.stringify({ port, tables: made, memory: memory() }));
/** How long the host did nothing else, in milliseconds: says how busy the machine is otherwise. */
const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
createInterface(process.stdin).on('line', () => {
  const [pause, { user, system }] = [pauses.percentile(99) / 1e6, process.cpuUsage()];
  console.log(JSON.stringify({ open: tables.size, memory: memory(), pause, cpu: (user + system) / 1e6 }));
});
