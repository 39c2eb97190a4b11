// A folder of this machine through the File System Access API, in browsers that have it. Outside changes are not announced, so it polls
// every few seconds while the page is visible.
import { isPicture } from '@railwright/content';
import { isPlayer, isText } from '../content/file-kinds.ts';
import { versionOf, whyForeign } from './store.ts';
import type { FileText, Listing, Store, StoreEvents, WriteResult } from './store.ts';

const MOST_FILES = 5000;
const MOST_BYTES = 4 * 1024 * 1024;
const LOOK_MS = 3000;

interface Picker {
  showDirectoryPicker(options: { mode: 'readwrite'; id: string }): Promise<FileSystemDirectoryHandle>;
}

export function canOpenFolder(): boolean {
  return 'showDirectoryPicker' in globalThis;
}

/** Asks the user for a folder; undefined if they cancel. */
export async function pickFolder(): Promise<FolderStore | undefined> {
  try {
    const handle = await (globalThis as unknown as Picker).showDirectoryPicker({
      mode: 'readwrite',
      id: 'railwright',
    });
    return new FolderStore(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

export class FolderStore implements Store {
  readonly kind = 'folder';
  readonly title: string;
  readonly readOnly = undefined;
  readonly handle: FileSystemDirectoryHandle;
  readonly #versions = new Map<string, string>();

  constructor(handle: FileSystemDirectoryHandle) {
    this.handle = handle;
    this.title = handle.name;
  }

  async list(): Promise<Listing> {
    const files: { path: string; version: string }[] = [];
    const foreign: { path: string; reason: string }[] = [];
    const visit = async (folder: FileSystemDirectoryHandle, below: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (name.startsWith('.') || name === 'node_modules' || files.length >= MOST_FILES) continue;
        const path = below + name;
        if (handle.kind === 'directory') await visit(handle as FileSystemDirectoryHandle, `${path}/`);
        else if (isPlayer(name)) foreign.push({ path, reason: whyForeign(path) });
        else if (isPicture(name)) {
          const { size, lastModified } = await (handle as FileSystemFileHandle).getFile();
          files.push({ path, version: `${size} ${lastModified}` });
        } else if (!isText(name))
          foreign.push({ path, reason: /* @wc-include */ 'not a type of file used in content' });
        else {
          const text = await readFile(handle as FileSystemFileHandle).catch(() => undefined);
          if (text === undefined)
            foreign.push({ path, reason: /* @wc-include */ 'it cannot be read as text' });
          else files.push({ path, version: await versionOf(text) });
        }
      }
    };
    await visit(this.handle, '');
    for (const { path, version } of files) this.#versions.set(path, version);
    return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), foreign };
  }

  async read(path: string): Promise<FileText> {
    const text = await readFile(await this.#handle(path, false));
    const version = await versionOf(text);
    this.#versions.set(path, version);
    return { text, version };
  }

  async bytes(path: string): Promise<Uint8Array> {
    const file = await (await this.#handle(path, false)).getFile();
    return new Uint8Array(await file.arrayBuffer());
  }

  async write(path: string, text: string, base: string | undefined): Promise<WriteResult> {
    const current = await this.read(path).catch(() => null);
    if (current?.version !== base) return { ok: false, reason: 'conflict', current };
    try {
      const stream = await (await this.#handle(path, true)).createWritable();
      await stream.write(text);
      await stream.close();
    } catch (error) {
      return {
        ok: false,
        reason: 'refused',
        message: `The browser is not allowed to write there: ${String(error)}`,
      };
    }
    const version = await versionOf(text);
    this.#versions.set(path, version);
    return { ok: true, version };
  }

  async remove(path: string, version: string): Promise<WriteResult> {
    const current = await this.read(path).catch(() => null);
    if (current?.version !== version) return { ok: false, reason: 'conflict', current };
    try {
      await (await this.#folder(path, false)).removeEntry(nameOf(path));
    } catch (error) {
      return {
        ok: false,
        reason: 'refused',
        message: `The browser is not allowed to delete files there: ${String(error)}`,
      };
    }
    this.#versions.delete(path);
    return { ok: true, version: '' };
  }

  async add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult> {
    if (await this.#handle(path, false).catch(() => undefined))
      return { ok: false, reason: 'conflict', current: null };
    try {
      const stream = await (await this.#handle(path, true)).createWritable();
      await stream.write(bytes);
      await stream.close();
    } catch (error) {
      const message = `The browser is not allowed to write there: ${String(error)}`;
      return { ok: false, reason: 'refused', message };
    }
    return { ok: true, version: '' };
  }

  watch(events: StoreEvents): () => void {
    let there = true;
    const found = (now: boolean): void => {
      if (now !== there) events.connected(now);
      there = now;
    };
    const look = async (): Promise<void> => {
      if (globalThis.document.hidden) return;
      const before = new Map(this.#versions);
      const { files } = await this.list();
      for (const { path, version } of files) {
        if (version !== undefined && before.get(path) !== version) events.changed({ path, version });
        before.delete(path);
      }
      for (const path of before.keys()) {
        this.#versions.delete(path);
        events.changed({ path, version: null });
      }
    };
    const timer = setInterval(
      () =>
        void look().then(
          () => found(true),
          () => found(false),
        ),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }

  async #handle(path: string, create: boolean): Promise<FileSystemFileHandle> {
    return (await this.#folder(path, create)).getFileHandle(nameOf(path), { create });
  }

  /** The folder that a file is in. */
  async #folder(path: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    let folder = this.handle;
    for (const part of path.split('/').slice(0, -1))
      folder = await folder.getDirectoryHandle(part, { create });
    return folder;
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function readFile(handle: FileSystemFileHandle): Promise<string> {
  const file = await handle.getFile();
  if (file.size > MOST_BYTES) throw new Error(`${file.name} is larger than 4 MB.`);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
}
