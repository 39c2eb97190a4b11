// Tells every page what changed in the folder: what pages saved, with the page's name, and what other programs did. A change
// is reported once: the watcher sees a page's own save too, finds the version known, and stays silent.
import { watch } from 'chokidar';
import type { FSWatcher } from 'chokidar';
import { relative, sep } from 'node:path';
import { isContentName, isPlainName } from './folder/content-path.ts';
import type { ContentFolder } from './folder/content-folder.ts';
import type { Change } from './protocol.ts';
import { Refusal } from './refusal.ts';

type Listener = (change: Change) => void;

export class Changes {
  readonly #folder: ContentFolder;
  readonly #listeners = new Set<Listener>();
  readonly #versions = new Map<string, string>();
  readonly #closers = new Set<() => void>();
  #watcher: FSWatcher | undefined;
  #watching = false;

  constructor(folder: ContentFolder) {
    this.#folder = folder;
  }

  /** False when this machine cannot watch the folder; pages then look for themselves. */
  get watching(): boolean {
    return this.#watching;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** Resolves when changes are noticed. */
  async start(): Promise<void> {
    const listing = await this.#folder.list();
    if (!(listing instanceof Refusal))
      for (const { path, version } of listing.files) if (version) this.#versions.set(path, version);
    const { root, limits } = this.#folder;
    const watcher = watch(root, {
      ignoreInitial: true,
      followSymlinks: false,
      depth: limits.depth,
      // An editor that writes in pieces is not read half-way.
      awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
      ignored: (path, status) => !this.#concerns(path, status?.isFile() ?? false),
    });
    this.#watcher = watcher;
    this.#watching = true;
    watcher.on('all', (event, path) => {
      if (event === 'add' || event === 'change' || event === 'unlink') void this.#look(this.#name(path));
      // A folder that comes or goes with its files may be too quick for the watcher to see these.
      else if (event === 'addDir' || event === 'unlinkDir') void this.#compare();
    });
    await new Promise<void>((resolve) => {
      watcher.once('ready', () => resolve());
      watcher.on('error', () => {
        this.#watching = false;
        resolve();
      });
    });
  }

  /** The changes of a page. Versions by path; null for a deleted file. */
  announce(change: Change): void {
    if (change.version === null) this.#versions.delete(change.path);
    else this.#versions.set(change.path, change.version);
    for (const listener of this.#listeners) listener(change);
  }

  /** @returns what to call to stop listening */
  listen(listener: Listener, onClose: () => void): () => void {
    this.#listeners.add(listener);
    this.#closers.add(onClose);
    return () => {
      this.#listeners.delete(listener);
      this.#closers.delete(onClose);
    };
  }

  async close(): Promise<void> {
    for (const close of [...this.#closers]) close();
    await this.#watcher?.close();
  }

  async #look(path: string): Promise<void> {
    // A save in progress is reported by the code that saves, with the page's name, however long the disk takes.
    const now = await this.#folder.readSettled(path);
    // A file that cannot be read now will be reported when it can.
    if (now instanceof Refusal && now.code !== 'not-found') return;
    const version = now instanceof Refusal ? null : now.version;
    if ((this.#versions.get(path) ?? null) === version) return;
    this.announce(
      now instanceof Refusal
        ? { path, version: null }
        : { path, version: now.version, size: now.size, mtime: now.mtime },
    );
  }

  // Reports what differs from the last report.
  async #compare(): Promise<void> {
    const listing = await this.#folder.list();
    if (listing instanceof Refusal || listing.truncated) return;
    const there = new Map(listing.files.map(({ path, version }) => [path, version]));
    for (const path of new Set([...this.#versions.keys(), ...there.keys()]))
      if (this.#versions.get(path) !== there.get(path)) await this.#look(path);
  }

  #name(path: string): string {
    return relative(this.#folder.root, path).split(sep).join('/');
  }

  #concerns(path: string, isFile: boolean): boolean {
    const name = this.#name(path);
    if (name === '') return true;
    const parts = name.split('/');
    return parts.every(isPlainName) && (!isFile || isContentName(parts.at(-1) ?? ''));
  }
}
