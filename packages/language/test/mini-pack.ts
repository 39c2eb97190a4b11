// The small valid pack of the workspace's tests, for editors to open.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MINI = join(import.meta.dirname, '..', '..', 'workspace', 'test', 'mini');

/** The pack becomes the folder `mini` of this one. */
export function copyMini(folder: string): void {
  cpSync(MINI, join(folder, 'mini'), { recursive: true });
}

export function miniText(path: string): string {
  return readFileSync(join(MINI, path), 'utf8');
}
