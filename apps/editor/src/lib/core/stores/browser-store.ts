// Files kept in this browser, for a studio without a server. They are imported and exported as a zip.
import { createStore, del, entries, get, set } from 'idb-keyval';
import { versionOf } from './store.ts';
import type { FileText, Listing, Store, StoreEvents, WriteResult } from './store.ts';

const CHANNEL = 'railwright-files';

export class BrowserStore implements Store {
  readonly kind = 'browser';
  readonly title = 'This browser';
  readonly readOnly = undefined;
  readonly #files = createStore('railwright-files', 'files');
  readonly #channel = new BroadcastChannel(CHANNEL);

  async list(): Promise<Listing> {
    const all = await entries<string, string>(this.#files);
    const files = await Promise.all(
      all.map(async ([path, text]) => ({ path, version: await versionOf(text) })),
    );
    return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), foreign: [] };
  }

  async read(path: string): Promise<FileText> {
    const text = await get<string>(path, this.#files);
    if (text === undefined) throw new Error(`There is no file ${path}.`);
    return { text, version: await versionOf(text) };
  }

  async write(path: string, text: string, base: string | undefined): Promise<WriteResult> {
    const now = await get<string>(path, this.#files);
    const version = now === undefined ? undefined : await versionOf(now);
    if (version !== base) {
      const current = now === undefined || version === undefined ? null : { text: now, version };
      return { ok: false, reason: 'conflict', current };
    }
    try {
      await set(path, text, this.#files);
    } catch (error) {
      return { ok: false, reason: 'refused', message: `The browser's storage is full: ${String(error)}` };
    }
    const saved = await versionOf(text);
    this.#channel.postMessage({ path, version: saved });
    return { ok: true, version: saved };
  }

  async remove(path: string): Promise<void> {
    await del(path, this.#files);
  }

  watch(events: StoreEvents): () => void {
    const listen = (event: MessageEvent<{ path: string; version: string }>): void =>
      events.changed(event.data);
    this.#channel.addEventListener('message', listen);
    return () => this.#channel.removeEventListener('message', listen);
  }
}
