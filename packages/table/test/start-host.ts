// A host in a process of its own, which tests can kill: node start-host.ts STORE KEY BUNDLE SEATS BASE. It opens the table of the store, or
// makes it, and prints the port and the links' secrets as JSON.
import { readFileSync } from 'node:fs';
import { Tables } from '../src/index.ts';
import { openSqliteStore, readKey, startTableServer } from '../src/node/index.ts';
import { openRedisStore } from '../src/redis/index.ts';
import { LocalThinker } from '../src/thinker.ts';
import type { Bundle } from '@railwright/content/bundle';

const [, , place = '', keyFile = '', bundleFile = '', seats = '', base = ''] = process.argv;
const json = readFileSync(bundleFile, 'utf8');
const tables = new Tables({
  // Others take over from a host that is gone before the test gets bored.
  store: place.startsWith('redis:')
    ? await openRedisStore(place, { life: 1500 })
    : await openSqliteStore(place),
  key: readKey(keyFile),
  thinker: new LocalThinker(),
});
const [kept] = await tables.list();
const head =
  kept?.head ??
  (await tables.create({
    bundle: JSON.parse(json) as Bundle,
    json,
    title: 'Chaos',
    // The last one is a bot.
    seats: Array.from({ length: Number(seats) }, (_, i) => ({
      name: `P${i + 1}`,
      ...(i === Number(seats) - 1 && { bot: 'random' }),
    })),
  }));
const { port } = await startTableServer({
  tables,
  player: { dir: '.' },
  address: '127.0.0.1',
  port: 0,
  base: new URL(base),
  onFault: (error) => console.error(error),
});
console.log(JSON.stringify({ port, table: head.id, secrets: await tables.secrets(head) }));
