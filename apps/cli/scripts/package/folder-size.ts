// The size of a folder.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a file, or of all files below a folder. */
export function folderSize(path: string): number {
  const status = statSync(path);
  if (!status.isDirectory()) return status.size;
  return readdirSync(path).reduce((sum, name) => sum + folderSize(join(path, name)), 0);
}
