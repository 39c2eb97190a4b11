// The opened folder: everything that reads or changes it goes through here. A change names the version it is based on and
// is refused when the file is another by now, so nothing is ever overwritten unseen.
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Limits } from '../limits.ts';
import type { FileEntry, Listing, Saved } from '../protocol.ts';
import { Refusal, errnoOf, refusalOf } from '../refusal.ts';
import { placeNew, removeLeftovers, writeAtomically, type Disk } from '@railwright/content/node';
import { parseFilePath, parseFolderPath } from './content-path.ts';
import { listNames } from './list-files.ts';
import { locate } from './locate.ts';
import type { Place } from './locate.ts';
import { Queue } from './queue.ts';
import { asCurrent, readWhole, versionOf } from './read-file.ts';
import type { FileContent } from './read-file.ts';
import { VersionCache } from './version-cache.ts';

/** The version a change starts from; `new` when there must be no such file yet. */
export type Base = { readonly version: string } | 'new';

export class ContentFolder {
  readonly root: string;
  readonly limits: Limits;
  readonly #disk: Disk;
  readonly #readOnly: boolean;
  readonly #queue = new Queue();
  readonly #versions = new VersionCache();

  /** @param root as `realpath` gives it */
  constructor(root: string, limits: Limits, disk: Disk, readOnly: boolean) {
    this.root = root;
    this.limits = limits;
    this.#disk = disk;
    this.#readOnly = readOnly;
  }

  /** Found out by trying, because permission bits mean nothing to an administrator or on a read-only disk. */
  async whyReadOnly(): Promise<Refusal | undefined> {
    if (this.#readOnly) return new Refusal('read-only', 'The folder was opened read-only.');
    const probe = join(this.root, '.railwright-probe');
    try {
      await writeAtomically(this.#disk, probe, new Uint8Array(), {
        stillWanted: () => Promise.resolve(false),
      });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }

  async list(): Promise<Listing | Refusal> {
    const names = await listNames(this.root, this.limits);
    if (names instanceof Refusal) return names;
    const lockedFolders = new Map<string, boolean>();
    const files: FileEntry[] = [];
    for (const path of names.files) {
      const entry = await this.#versions.entry(join(this.root, path), path, this.limits.fileBytes);
      if (entry === undefined) continue;
      const readOnly = this.#readOnly || (await this.#isLocked(path, lockedFolders));
      files.push({ ...entry, ...(readOnly && { readOnly }) });
    }
    const { folders, skipped, truncated } = names;
    return { files, folders, skipped, truncated };
  }

  /** Removes what killed programs left unfinished. */
  async tidy(): Promise<void> {
    if (this.#readOnly) return;
    const names = await listNames(this.root, this.limits);
    if (names instanceof Refusal) return;
    for (const folder of ['', ...names.folders]) await removeLeftovers(join(this.root, folder));
  }

  async read(path: string | undefined): Promise<FileContent | Refusal> {
    const place = await this.#locateFile(path);
    if (place instanceof Refusal) return place;
    if (place.status === undefined) return new Refusal('not-found', 'There is no such file.');
    return readWhole(place.absolute, this.limits.fileBytes);
  }

  /** Bytes of a file, before it is read; 0 when there is none. */
  async sizeOf(path: string | undefined): Promise<number | Refusal> {
    const place = await this.#locateFile(path);
    return place instanceof Refusal ? place : (place.status?.size ?? 0);
  }

  /** As `read`, once no page is changing the file any more, so that half-made changes are never seen. */
  async readSettled(path: string): Promise<FileContent | Refusal> {
    return this.#queue.run([path], () => this.read(path));
  }

  async write(path: string | undefined, bytes: Uint8Array, base: Base): Promise<Saved | Refusal> {
    return this.#change([path], async () => {
      const place = await this.#locateFile(path);
      if (place instanceof Refusal) return place;
      if (place.status === undefined && base === 'new') return this.#make(place, bytes);
      const now = await this.#compare(place, base);
      // The same bytes again: a save whose answer was lost on the way.
      if (now instanceof Refusal) {
        const same = now.code === 'conflict' && now.current?.version === versionOf(bytes);
        return same ? this.#saved(place) : now;
      }
      return this.#replace(place, bytes, now.version);
    });
  }

  async remove(path: string | undefined, base: Base): Promise<{ readonly path: string } | Refusal> {
    return this.#change([path], async () => {
      const place = await this.#locateFile(path);
      if (place instanceof Refusal) return place;
      const now = await this.#compare(place, base);
      if (now instanceof Refusal) return now;
      await this.#disk.unlink(place.absolute);
      return { path: place.path };
    });
  }

  async rename(from: string | undefined, to: string | undefined, base: Base): Promise<Saved | Refusal> {
    return this.#change([from, to], async () => {
      const source = await this.#locateFile(from);
      if (source instanceof Refusal) return source;
      const target = await this.#locateFile(to);
      if (target instanceof Refusal) return target;
      const now = await this.#compare(source, base);
      if (now instanceof Refusal) return now;
      if (target.status !== undefined) {
        // `Tokyo.yaml` is `tokyo.yaml` on many systems, and may be renamed to it.
        const same = target.status.ino === source.status?.ino && target.status.dev === source.status.dev;
        if (!same || source.path === target.path || source.path.toLowerCase() !== target.path.toLowerCase())
          return new Refusal('exists', `The file ${target.path} already exists.`);
        await this.#disk.rename(source.absolute, target.absolute);
      } else {
        await this.#disk.mkdir(dirname(target.absolute), { recursive: true });
        await placeNew(this.#disk, source.absolute, target.absolute);
      }
      return this.#saved(target);
    });
  }

  async makeFolder(path: string | undefined): Promise<{ readonly path: string } | Refusal> {
    return this.#change([path], async () => {
      const parts = parseFolderPath(path);
      if (parts instanceof Refusal) return parts;
      if (parts.length > this.limits.depth)
        return new Refusal('bad-path', 'There are too many folders in this path.');
      const place = await locate(this.root, parts);
      if (place instanceof Refusal) return place;
      if (place.status !== undefined) return new Refusal('exists', `${place.path} already exists.`);
      const names = await listNames(this.root, this.limits);
      if (names instanceof Refusal) return names;
      if (names.truncated || names.folders.length >= this.limits.files) return this.#tooMany();
      await this.#disk.mkdir(place.absolute, { recursive: true });
      return { path: place.path };
    });
  }

  async #change<T>(
    paths: readonly (string | undefined)[],
    task: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    if (this.#readOnly) return new Refusal('read-only', 'The folder was opened read-only.');
    try {
      return await this.#queue.run(
        paths.map((path) => path ?? ''),
        task,
      );
    } catch (error) {
      return refusalOf(error);
    }
  }

  async #locateFile(path: string | undefined): Promise<Place | Refusal> {
    const parts = parseFilePath(path);
    if (parts instanceof Refusal) return parts;
    if (parts.length > this.limits.depth)
      return new Refusal('bad-path', 'There are too many folders in this path.');
    const place = await locate(this.root, parts);
    if (place instanceof Refusal || place.status === undefined || place.status.isFile()) return place;
    return new Refusal('wrong-kind', 'It is not a regular file.');
  }

  // The file as it is, or the conflict with what the change is based on.
  async #compare(place: Place, base: Base): Promise<FileContent | Refusal> {
    if (place.status === undefined)
      return base === 'new'
        ? new Refusal('not-found', 'There is no such file.')
        : new Refusal('conflict', 'The file was deleted or renamed by another program.', null);
    if (base === 'new') return this.#taken(place);
    const now = await readWhole(place.absolute, this.limits.fileBytes);
    if (now instanceof Refusal) return now;
    return now.version === base.version
      ? now
      : new Refusal('conflict', 'Another program changed the file after it was read.', asCurrent(now));
  }

  async #taken(place: Place): Promise<Refusal> {
    const now = await readWhole(place.absolute, this.limits.fileBytes);
    return now instanceof Refusal
      ? now
      : new Refusal('conflict', 'A file with that name already exists.', asCurrent(now));
  }

  async #make(place: Place, bytes: Uint8Array): Promise<Saved | Refusal> {
    const names = await listNames(this.root, this.limits);
    if (names instanceof Refusal) return names;
    if (names.truncated || names.files.length >= this.limits.files) return this.#tooMany();
    await this.#disk.mkdir(dirname(place.absolute), { recursive: true });
    try {
      await writeAtomically(this.#disk, place.absolute, bytes);
    } catch (error) {
      if (errnoOf(error) === 'EEXIST') return this.#taken(place);
      throw error;
    }
    return this.#saved(place);
  }

  async #replace(place: Place, bytes: Uint8Array, version: string): Promise<Saved | Refusal> {
    // Renaming over a write-protected file would work, which is not what its owner meant.
    await this.#disk.access(place.absolute, constants.W_OK);
    const mode = (place.status?.mode ?? 0o644) & 0o777;
    const stillWanted = async (): Promise<boolean> => {
      const now = await readWhole(place.absolute, this.limits.fileBytes);
      return !(now instanceof Refusal) && now.version === version;
    };
    const written = await writeAtomically(this.#disk, place.absolute, bytes, { mode, stillWanted });
    if (written) return this.#saved(place);
    const conflict = await this.#compare(await this.#again(place), { version });
    return conflict instanceof Refusal
      ? conflict
      : new Refusal('failed', 'The file keeps changing; try again in a moment.');
  }

  async #again(place: Place): Promise<Place> {
    const now = await locate(this.root, place.path.split('/'));
    return now instanceof Refusal ? { ...place, status: undefined } : now;
  }

  async #saved({ path, absolute }: Place): Promise<Saved | Refusal> {
    const now = await readWhole(absolute, this.limits.fileBytes);
    if (now instanceof Refusal) return now;
    return { path, version: now.version, size: now.size, mtime: now.mtime };
  }

  async #isLocked(path: string, folders: Map<string, boolean>): Promise<boolean> {
    const absolute = join(this.root, path);
    const folder = dirname(absolute);
    let locked = folders.get(folder);
    if (locked === undefined) {
      locked = !(await this.#mayWrite(folder));
      folders.set(folder, locked);
    }
    return locked || !(await this.#mayWrite(absolute));
  }

  async #mayWrite(absolute: string): Promise<boolean> {
    return this.#disk.access(absolute, constants.W_OK).then(
      () => true,
      () => false,
    );
  }

  #tooMany(): Refusal {
    return new Refusal('too-many', `The folder contains ${this.limits.files} files, which is the maximum.`);
  }
}
