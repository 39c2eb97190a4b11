// Opens what --store names: a file on this machine, or the address of a server that several hosts share.
import { StoreError, type TableStore } from '@railwright/table';
import { openSqliteStore, readKey } from '@railwright/table/node';
import type * as OnRedis from '@railwright/table/redis';
import { misuse, refusal, type Failure } from '../failure.ts';
import { printError, safe } from '../output.ts';

/** Where tables and the key of their links are kept. */
export interface OpenedStore {
  readonly store: TableStore;
  readonly key: Uint8Array<ArrayBuffer>;
  /** The store for people, without a password. */
  readonly shown: string;
  readonly keyFile: string;
}

export const isAddress = (place: string): boolean => /^[a-z]+:\/\//i.test(place);

/** @throws Failure with the way out */
export async function openStore(place: string, key: string | undefined): Promise<OpenedStore> {
  const keyFile = key ?? (isAddress(place) ? 'railwright-tables.key' : besideOf(place));
  try {
    const { store, shown } = isAddress(place)
      ? await openAddress(place)
      : { store: await openSqliteStore(place), shown: place };
    return { store, shown, keyFile, key: await readKeyFor(store, keyFile) };
  } catch (error) {
    throw orRefusal(error);
  }
}

/** What a store could not do, as the end of the command; anything else as it is. */
export function orRefusal(error: unknown): unknown {
  return error instanceof StoreError ? refusal(error.message, error.help ?? WAYS_OUT[error.code]) : error;
}

const WAYS_OUT: Readonly<Partial<Record<StoreError['code'], string>>> = {
  held: 'End the other one, or name another file with --store.',
  damaged: 'Nothing was changed in it. Name another place with --store, or put a copy there.',
  full: 'Free some space, or name another place with --store.',
  failed: 'Name another place with --store.',
  away: 'Check that the server is running, and try again.',
};

/** `tables.key` beside `tables.db`. */
const besideOf = (file: string): string => `${file.replace(/\.[^./\\]*$/, '')}.key`;

async function openAddress(place: string): Promise<{ store: TableStore; shown: string }> {
  const { openRedisStore } = await loadRedis();
  const store = await openRedisStore(place, { onNote: (note) => printError(safe(note)) });
  return { store, shown: store.shown };
}

async function loadRedis(): Promise<typeof OnRedis> {
  try {
    return await import('@railwright/table/redis');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw missing();
  }
}

const missing = (): Failure =>
  misuse(
    'Tables on Redis or Valkey need a package that is not installed with railwright: ioredis.',
    'Install it next to it: npm install ioredis@6',
  );

async function readKeyFor(store: TableStore, file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return readKey(file);
  } catch (error) {
    await store.close();
    throw error;
  }
}
