// Tables on a server of Redis or Valkey. Every entry is added by a script that checks that it is the next one.
import type { Entry, TableHead } from '../entry.ts';
import { listed, readEntry, readHead } from '../kept.ts';
import { StoreError, type KeptTable, type TableStore } from '../store.ts';
import type { RedisHosts } from './hosts.ts';
import type { Keys } from './keys.ts';
import { APPEND, CREATE } from './scripts.ts';
import { orStoreError, type Server } from './server.ts';
import type { Writer } from './writer.ts';

/** What a store is made of. */
export interface RedisStoreParts {
  readonly server: Server;
  readonly writer: Writer;
  readonly keys: Keys;
  readonly hosts: RedisHosts;
  /** The address without user and password. */
  readonly shown: string;
  /** The name of this host. */
  readonly id: string;
  /** Ends the connections. */
  readonly disconnect: () => void;
}

/** Tables on a server, for several hosts. */
export class RedisStore implements TableStore {
  readonly hosts: RedisHosts;
  /** The address without user and password. */
  readonly shown: string;
  readonly #parts: RedisStoreParts;

  constructor(parts: RedisStoreParts) {
    this.#parts = parts;
    this.hosts = parts.hosts;
    this.shown = parts.shown;
  }

  async create(head: TableHead, texts: Readonly<Record<string, string>>): Promise<void> {
    const { writer, keys } = this.#parts;
    const names = Object.keys(texts).map(keys.text);
    const places = [keys.table(head.id), keys.ids(), ...names];
    await orStoreError(() =>
      writer.write((redis) =>
        redis.eval(CREATE, places.length, ...places, head.id, JSON.stringify(head), ...Object.values(texts)),
      ),
    );
  }

  async head(table: string): Promise<TableHead | undefined> {
    const { server, keys } = this.#parts;
    const text = await server.ask((redis) => redis.hget(keys.table(table), 'head'));
    return text === null ? undefined : readHead(text, table);
  }

  async list(): Promise<readonly KeptTable[]> {
    const { server, keys } = this.#parts;
    const ids = await server.ask((redis) => redis.lrange(keys.ids(), 0, -1));
    const kept = await server.ask((redis) =>
      Promise.all(
        ids.map((id) =>
          Promise.all([
            redis.hget(keys.table(id), 'head'),
            redis.llen(keys.entries(id)),
            redis.lindex(keys.entries(id), -1),
          ]).then((parts) => listed(id, ...parts)),
        ),
      ),
    );
    return kept.flat().reverse();
  }

  async text(key: string): Promise<string | undefined> {
    const { server, keys } = this.#parts;
    return (await server.ask((redis) => redis.get(keys.text(key)))) ?? undefined;
  }

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const { server, keys } = this.#parts;
    const texts = await server.ask((redis) => redis.lrange(keys.entries(table), after, -1));
    return texts.map((text, i) => readEntry(text, `Entry ${after + i + 1} of the table ${table}`));
  }

  /** Fulfilled or rejected only once it is known what came of it, however long the server is gone. */
  async append(table: string, n: number, entry: Entry, lead?: number): Promise<void> {
    const { writer, keys, id } = this.#parts;
    const places = [keys.entries(table), keys.table(table)] as const;
    const [text, by] = [JSON.stringify(entry), lead === undefined ? '' : String(lead)];
    const said = await orStoreError(() =>
      writer.write((redis) => redis.eval(APPEND, 2, ...places, n, text, by, id)),
    );
    if (said !== 'kept')
      throw new StoreError('taken', `Entry ${n} of the table ${table} is not the next one.`);
  }

  async seen(table: string, seat: number): Promise<number> {
    const { server, keys } = this.#parts;
    return Number((await server.ask((redis) => redis.hget(keys.table(table), `seen:${seat}`))) ?? 0);
  }

  async see(table: string, seat: number, revision: number): Promise<void> {
    const { server, keys } = this.#parts;
    await server.ask((redis) => redis.hset(keys.table(table), `seen:${seat}`, revision));
  }

  async close(): Promise<void> {
    await this.hosts.end();
    this.#parts.disconnect();
  }
}
