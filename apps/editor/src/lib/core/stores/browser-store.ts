// Files kept in this browser, for a studio without a server: texts, pictures and learned players. They are imported and exported as a zip.
import { del, entries, get, update } from 'idb-keyval';
import { openDatabase, whyNotStored } from './browser-database.ts';
import { versionOf } from './store.ts';
import type { FileText, Listing, Store, StoreChange, StoreEvents, WriteResult } from './store.ts';

const CHANNEL = 'railwright-files';
const OVERTAKEN = new Error('Another page wrote in the meantime.');

type Data = string | Uint8Array<ArrayBuffer>;

export class BrowserStore implements Store {
  readonly kind = 'browser';
  readonly title = 'This browser';
  readonly readOnly = undefined;
  readonly #files = openDatabase('railwright-files', 'files');
  readonly #channel = new BroadcastChannel(CHANNEL);

  async list(): Promise<Listing> {
    const all = await entries<string, Data>(this.#files);
    const files = await Promise.all(
      all.map(async ([path, data]) => ({ path, version: await versionOf(data) })),
    );
    return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), foreign: [] };
  }

  async read(path: string): Promise<FileText> {
    const text = await this.#get(path);
    if (typeof text !== 'string') throw new Error(`${path} is not text.`);
    return { text, version: await versionOf(text) };
  }

  async bytes(path: string): Promise<Uint8Array> {
    const data = await this.#get(path);
    return typeof data === 'string' ? new TextEncoder().encode(data) : data;
  }

  async write(path: string, text: string, base: string | undefined): Promise<WriteResult> {
    const now = await get<Data>(path, this.#files);
    const version = now === undefined ? undefined : await versionOf(now);
    if (version !== base) return conflictWith(now, version);
    return (await this.#put(path, text, now)) ?? this.write(path, text, base);
  }

  async add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult> {
    return (await this.#put(path, bytes, undefined)) ?? { ok: false, reason: 'conflict', current: null };
  }

  async remove(path: string, version: string): Promise<WriteResult> {
    const data = await get<Data>(path, this.#files);
    const now = data === undefined ? undefined : await versionOf(data);
    if (now !== version) return conflictWith(data, now);
    await del(path, this.#files);
    this.#tell({ path, version: null });
    return { ok: true, version: '' };
  }

  watch(events: StoreEvents): () => void {
    const listen = (event: MessageEvent<StoreChange>): void => events.changed(event.data);
    this.#channel.addEventListener('message', listen);
    return () => this.#channel.removeEventListener('message', listen);
  }

  async #get(path: string): Promise<Data> {
    const data = await get<Data>(path, this.#files);
    if (data === undefined) throw new Error(`There is no file ${path}.`);
    return data;
  }

  /** Undefined if there is other data than `before`. */
  async #put(path: string, data: Data, before: Data | undefined): Promise<WriteResult | undefined> {
    const replace = (now: Data | undefined): Data => {
      if (now !== before) throw OVERTAKEN;
      return data;
    };
    try {
      await update(path, replace, this.#files);
    } catch (error) {
      if (error === OVERTAKEN) return undefined;
      return { ok: false, reason: 'refused', message: whyNotStored(error) };
    }
    const version = await versionOf(data);
    this.#tell({ path, version });
    return { ok: true, version };
  }

  #tell(change: StoreChange): void {
    this.#channel.postMessage(change);
  }
}

function conflictWith(data: Data | undefined, version: string | undefined): WriteResult {
  const current = typeof data === 'string' && version !== undefined ? { text: data, version } : null;
  return { ok: false, reason: 'conflict', current };
}
