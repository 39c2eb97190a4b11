// Packs that were found sound as a whole when a program was built: those that are shipped. It takes no parser to know them again.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Pack, SourceFile } from '../packs/model.ts';
import type { FileHead } from '../pictures/picture.ts';
import { isManifest } from './find-packs.ts';
import { shippedSound, type ReadyPack } from './shipped-ready.ts';

type Text = Pick<SourceFile, 'path' | 'text'>;

let sound: ReadonlyMap<number, ReadyPack> | undefined;

/** Whether it is known that nothing but its pictures can be wrong with these files of a pack, as long as that is so for the packs that it extends. */
export function isReadyPack(files: readonly Text[], folder: string): boolean {
  return readyPack(files, folder) !== undefined;
}

function readyPack(files: readonly Text[], folder: string): ReadyPack | undefined {
  sound ??= new Map(shippedSound().map((pack) => [pack.length, pack]));
  if (sound.size === 0) return undefined;
  const text = packText(files, folder);
  const found = sound.get(text.length);
  return found?.hash === hashOf(text) ? found : undefined;
}

/** Whether a pack has the files of one that is shipped, as far as such a program knows. */
export function isShippedCopy({ file, files, folder }: Pick<Pack, 'file' | 'files' | 'folder'>): boolean {
  return isReadyPack([file, ...files], folder);
}

/**
 * The folders of packs, when these files are nothing but copies of different shipped packs, so that a check would find nothing; undefined for all
 * others.
 * @param pictures by path, as `headOf` keeps them, or why one cannot be read; undefined while nothing is known of any
 */
export function soundCopies(
  texts: ReadonlyMap<string, string>,
  pictures?: ReadonlyMap<string, FileHead | string>,
): readonly string[] | undefined {
  const manifests = [...texts.keys()].filter(isManifest);
  const folders = manifests.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  // Two copies of one pack, perhaps one without its tests, are a mistake.
  if (new Set(manifests.map((path) => texts.get(path))).size < manifests.length) return undefined;
  const inFolders = (path: string): number => folders.filter((folder) => path.startsWith(folder)).length;
  if ([...texts.keys(), ...(pictures?.keys() ?? [])].some((path) => inFolders(path) !== 1)) return undefined;
  const isSound = folders.every((folder, i) => {
    const files = [...texts].filter(([path]) => path.startsWith(folder) && path !== manifests[i]);
    const manifest = [...texts].filter(([path]) => path === manifests[i]);
    const all = [...manifest, ...files.sort(byPath)].map(([path, text]) => ({ path, text }));
    const pack = readyPack(all, folder);
    const own = [...(pictures ?? [])].filter(([path]) => path.startsWith(folder));
    return pack && (!pictures || pack.pictures === picturesHash(own, folder));
  });
  return isSound ? folders : undefined;
}

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * The files of a pack as one text.
 * @param folder of the pack
 */
export function packText(files: readonly Text[], folder: string): string {
  // No text has this character.
  return files.flatMap(({ path, text }) => [path.slice(folder.length), text]).join('\0');
}

/** Of all that is kept of the pictures of a pack, by path; undefined for one without. */
export function picturesHash(
  heads: readonly (readonly [path: string, head: FileHead | string])[],
  folder: string,
): string | undefined {
  if (heads.length === 0) return undefined;
  const told = heads.toSorted(byPath).map(([path, head]) => {
    const kept = typeof head === 'string' ? [head] : [head.size, bytesToHex(head.bytes), head.damage];
    return [path.slice(folder.length), ...kept];
  });
  return hashOf(JSON.stringify(told));
}

/** SHA-256 of the bytes of a text in UTF-8, in hex. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
