// Versions of the files in a listing. A file is read again only when its size, time or identity changed; saving never
// trusts these and reads the file itself.
import { lstat } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';
import { readWhole } from './read-file.ts';

interface Entry {
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  readonly version?: string;
}

export class VersionCache {
  readonly #known = new Map<string, { readonly stamp: string; readonly version: string }>();

  /** Undefined when the file went away meanwhile. */
  async entry(absolute: string, path: string, maxBytes: number): Promise<Entry | undefined> {
    const status = await lstat(absolute).catch(() => undefined);
    if (!status?.isFile()) {
      this.#known.delete(path);
      return undefined;
    }
    const entry = { path, size: status.size, mtime: status.mtimeMs };
    const stamp = [status.size, status.mtimeMs, status.ctimeMs, status.ino].join(' ');
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return { ...entry, version: known.version };
    const content = await readWhole(absolute, maxBytes);
    if (content instanceof Refusal) return entry;
    this.#known.set(path, { stamp, version: content.version });
    return { ...entry, version: content.version };
  }
}
