// What is kept of the pictures in the open folder to tell the checks whether cards can show them.
import { headOf, isPicture, type FileHead } from '@railwright/content';
import type { Listing, Store, StoreChange, WriteResult } from '../stores/store.ts';

/** By path; a text says why one cannot be read. */
export type Heads = ReadonlyMap<string, FileHead | string>;

/** Each is read as a whole. */
const READS_AT_ONCE = 4;

/** Those of one store, read one change after the other, so that what was read later counts. */
export class PictureHeads {
  /** Undefined until all are read, and for a store that keeps text alone, in which no picture can be. */
  heads = $state.raw<Heads | undefined>(undefined);
  #store: Store | undefined;
  #versions = new Map<string, string | undefined>();
  #reading = Promise.resolve();

  /** The version of each, by path; '' where the store tells none. */
  get versions(): ReadonlyMap<string, { readonly version: string }> {
    // They change together.
    void this.heads;
    return new Map([...this.#versions].map(([path, version = '']) => [path, { version }]));
  }

  async open(store: Store, { files }: Listing): Promise<void> {
    if (this.#store !== store) this.heads = undefined;
    this.#store = store;
    const found = files.filter(({ path }) => isPicture(path));
    this.#versions = new Map(found.map(({ path, version }) => [path, version]));
    await this.#read([...this.#versions.keys()], () => []);
  }

  /** Adds a picture to the store, never over another file; undefined if it keeps text alone. */
  async add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult | undefined> {
    const result = await this.#store?.add?.(path, bytes);
    if (result?.ok) await this.changed({ path, version: result.version });
    return result;
  }

  /** Forgets all but those that are there. */
  async keep(there: ReadonlySet<string>): Promise<void> {
    for (const path of [...this.#versions.keys()].filter((one) => !there.has(one)))
      await this.changed({ path, version: null });
  }

  async changed({ path, version }: StoreChange): Promise<void> {
    if (version !== null && this.#versions.get(path) === version) return;
    if (version === null) this.#versions.delete(path);
    else this.#versions.set(path, version);
    await this.#read(version === null ? [] : [path], (heads) => [...heads].filter(([one]) => one !== path));
  }

  #read(
    paths: readonly string[],
    kept: (heads: Heads) => Iterable<readonly [string, FileHead | string]>,
  ): Promise<void> {
    const store = this.#store;
    return (this.#reading = this.#reading.then(async () => {
      const heads = store && (await readHeads(store, paths));
      if (heads && this.#store === store) this.heads = new Map([...kept(this.heads ?? new Map()), ...heads]);
    }));
  }
}

async function readHeads(store: Store, paths: readonly string[]): Promise<Heads | undefined> {
  if (!store.bytes) return undefined;
  const heads = new Map<string, FileHead | string>();
  for (let i = 0; i < paths.length; i += READS_AT_ONCE)
    await Promise.all(
      paths.slice(i, i + READS_AT_ONCE).map(async (path) => {
        const head = await store.bytes?.(path).then((bytes) => headOf(path, bytes), reasonOf);
        if (head !== undefined) heads.set(path, head);
      }),
    );
  return heads;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
