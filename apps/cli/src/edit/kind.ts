// The kind of a file by where it is, or would be.
import { relative, sep } from 'node:path';
import { findFolders } from '../content/folders.ts';

/** The folder of the pack that it is in, or `pack`. `path` from the root of the file system; the file need not exist. */
export function kindOfFile(path: string): string {
  const { own } = findFolders([path], [path]);
  const inside = own.map((folder) => relative(folder, path)).find((name) => !name.startsWith('..')) ?? path;
  const parts = inside.split(sep);
  return parts.length > 1 ? (parts[0] ?? '') : 'pack';
}
