// A pack and those it extends, with their files. Read leniently, since they must be offered while some are broken.
import { parseManifest as readManifest } from './manifest.ts';
import { PackIndex } from './pack-index.ts';
import { listPacks } from './packs.ts';
import { filesOf, TextFile } from './text-file.ts';
import type { PackManifest } from './manifest.ts';

interface PackFiles {
  readonly manifest: PackManifest;
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly manifestText: string;
}

/** Parsed texts, by text: most files are the same from one keystroke to the next. */
export class ReadCache {
  readonly #files = new Map<string, unknown>();

  read<T>(kind: string, text: string, parse: (text: string) => T): T {
    const key = `${kind}\n${text}`;
    if (!this.#files.has(key)) {
      if (this.#files.size > 400) this.#files.clear();
      this.#files.set(key, parse(text));
    }
    return this.#files.get(key) as T;
  }
}

const parseManifest = (text: string): PackManifest | undefined => readManifest(new TextFile(text));
let files: ReadonlyMap<string, TextFile> = new Map();

export function indexPack(folder: string, all: ReadonlyMap<string, string>): PackIndex {
  files = filesOf(all, files);
  const fileAt = (path: string): TextFile | undefined => files.get(path);
  const { packs } = listPacks([...all.keys()], (path) => fileAt(path)?.read(readManifest));
  return new PackIndex(folder, packs, fileAt);
}

/** The pack in the folder, then those it extends, nearest first. */
export function visiblePacks(
  folder: string,
  all: ReadonlyMap<string, string>,
  cache: ReadCache,
): PackFiles[] {
  const folders = [...all.keys()]
    .filter((path) => path === 'pack.yaml' || path.endsWith('/pack.yaml'))
    .map((path) => path.slice(0, -'pack.yaml'.length));
  const byId = new Map<string, string>();
  for (const one of folders) {
    const manifest = cache.read('pack', all.get(`${one}pack.yaml`) ?? '', parseManifest);
    if (manifest && !byId.has(manifest.id)) byId.set(manifest.id, one);
  }
  const queue = [folder];
  const seen = new Set<string>();
  const packs: PackFiles[] = [];
  for (const one of queue) {
    if (seen.has(one)) continue;
    seen.add(one);
    const manifestText = all.get(`${one}pack.yaml`) ?? '';
    const manifest = cache.read('pack', manifestText, parseManifest);
    if (!manifest) continue;
    const files = [...all].filter(
      ([path]) =>
        path.startsWith(one) && !folders.some((inner) => inner.length > one.length && path.startsWith(inner)),
    );
    packs.push({ manifest, files, manifestText });
    for (const id of manifest.extends) {
      const next = byId.get(id);
      if (next !== undefined) queue.push(next);
    }
  }
  return packs;
}
