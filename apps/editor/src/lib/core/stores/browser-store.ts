// Files kept in this browser, for a studio without a server: texts, pictures and learned players. They are imported and exported as a zip.
import { del, entries, get } from 'idb-keyval';
import { openDatabase, whyNotStored } from './browser-database.ts';
import { versionOf } from './store.ts';
import type { FileText, Listing, Store, StoreChange, StoreEvents, WriteResult } from './store.ts';

const CHANNEL = 'railwright-files';

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
    if (version !== base) {
      const current = typeof now === 'string' && version !== undefined ? { text: now, version } : null;
      return { ok: false, reason: 'conflict', current };
    }
    return (await this.#put(path, text, now)) ?? this.write(path, text, base);
  }

  async add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult> {
    return (await this.#put(path, bytes, undefined)) ?? { ok: false, reason: 'conflict', current: null };
  }

  async takeBack(path: string, version: string): Promise<WriteResult> {
    const current = await this.read(path).catch(() => null);
    if (current?.version !== version) return { ok: false, reason: 'conflict', current };
    await this.remove(path);
    return { ok: true, version: '' };
  }

  async remove(path: string): Promise<void> {
    await del(path, this.#files);
    this.#tell({ path, version: null });
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

  /** Undefined if there is other data than `before`: another page wrote in the meantime. */
  async #put(path: string, data: Data, before: Data | undefined): Promise<WriteResult | undefined> {
    try {
      const isWritten = await this.#files(
        'readwrite',
        (store) =>
          new Promise<boolean>((resolve, reject) => {
            let isSame = false;
            const found = store.get(path);
            found.addEventListener('success', () => {
              isSame = (found.result as Data | undefined) === before;
              if (isSame) store.put(data, path);
            });
            const { transaction } = store;
            transaction.addEventListener('complete', () => resolve(isSame));
            transaction.addEventListener('abort', () => reject(transaction.error));
          }),
      );
      if (!isWritten) return undefined;
    } catch (error) {
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
