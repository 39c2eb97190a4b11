// Which file belongs to which pack: a pack is the folder of a pack.yaml, and a file belongs to the nearest one above it.
import { pictureKindOf } from '../pictures/picture-header.ts';
import type { FileSource } from '../sources/file-source.ts';

export interface FoundFile {
  readonly source: FileSource;
  /** In the source. */
  readonly name: string;
  /** As in diagnostics. */
  readonly path: string;
}

export interface FoundPack {
  /** Prefix of the paths of its files. */
  readonly folder: string;
  readonly manifest: FoundFile;
  readonly files: readonly FoundFile[];
}

export interface Found {
  readonly packs: readonly FoundPack[];
  /** Files of content with no pack.yaml above them. */
  readonly orphans: readonly FoundFile[];
}

/** Whether a path is that of a YAML file, whichever way its ending is written. */
export function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** Whether a path is that of the file that makes a folder a pack. */
export function isManifest(path: string): boolean {
  return /(^|\/)pack\.ya?ml$/i.test(path);
}

/** Whether a path is that of a learned player, which is not text. */
export function isPlayer(path: string): boolean {
  return /\.player$/i.test(path);
}

/** Whether a path is that of a picture, by its ending. */
export function isPicture(path: string): boolean {
  return pictureKindOf(path) !== undefined;
}

/** Whether a path is that of a file that a pack is made of. */
export function isContentFile(path: string): boolean {
  return isYaml(path) || isPlayer(path) || isPicture(path);
}

/** Whether a path of a source concerns content: its files, and folders that cannot be examined. */
export function isContent(path: string): boolean {
  return isContentFile(path) || path.endsWith('/');
}

export function findPacks(files: readonly FoundFile[]): Found {
  const packs = new Map<string, { folder: string; manifest: FoundFile; files: FoundFile[] }>();
  for (const file of files)
    if (isManifest(file.path)) {
      const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
      if (!packs.has(folder)) packs.set(folder, { folder, manifest: file, files: [] });
    }
  const orphans: FoundFile[] = [];
  for (const file of files) {
    const pack = nearestPack(file.path);
    if (!pack) orphans.push(file);
    else if (pack.manifest !== file) pack.files.push(file);
  }
  return { packs: [...packs.values()], orphans };

  function nearestPack(path: string): { manifest: FoundFile; files: FoundFile[] } | undefined {
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      const pack = packs.get(path.slice(0, end + 1));
      if (pack) return pack;
      if (end === 0) break;
    }
    return packs.get('');
  }
}
