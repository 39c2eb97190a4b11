// Determines the kind of a file from its path.
import { relative, sep } from 'node:path';
import { findFolders } from '../content/folders.ts';

/** The folder of the pack that contains it, or `pack`. `path` is absolute; the file need not exist. */
export function kindOfFile(path: string): string {
  const { own } = findFolders([path], [path]);
  const inside = own.map((folder) => relative(folder, path)).find((name) => !name.startsWith('..')) ?? path;
  const parts = inside.split(sep);
  return parts.length > 1 ? (parts[0] ?? '') : 'pack';
}
