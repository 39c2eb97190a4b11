// Reads files of the repository, named from its root.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds and the dev server run in apps/docs, tests at the root. */
export const ROOT = existsSync('apps/docs') ? process.cwd() : join(process.cwd(), '..', '..');

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const exists = (file: string): boolean => existsSync(join(ROOT, file));
