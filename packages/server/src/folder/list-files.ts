// Lists every file of content below the opened folder, and the other files there. Bounded in number and depth.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from '../limits.ts';
import type { SkipReason, Skipped } from '../protocol.ts';
import { refusalOf } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { isContentName, isPlainName } from './content-path.ts';

export interface Names {
  /** Paths of the files, sorted. */
  readonly files: readonly string[];
  /** Folders, sorted, without the opened one. */
  readonly folders: readonly string[];
  readonly skipped: readonly Skipped[];
  /** There is more than the limits let through. */
  readonly truncated: boolean;
}

const MOST_SKIPPED = 200;

export async function listNames(root: string, limits: Limits): Promise<Names | Refusal> {
  const files: string[] = [];
  const folders: string[] = [];
  const skipped: Skipped[] = [];
  let truncated = false;
  const skip = (path: string, reason: SkipReason): void => {
    if (skipped.length < MOST_SKIPPED) skipped.push({ path, reason });
  };
  const waiting: { below: string; depth: number }[] = [{ below: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined && !truncated; next = waiting.pop()) {
    const { below, depth } = next;
    let entries;
    try {
      entries = await readdir(join(root, below), { withFileTypes: true });
    } catch (error) {
      if (below === '') return refusalOf(error);
      skip(below.slice(0, -1), 'unreadable');
      continue;
    }
    for (const entry of entries) {
      const path = below + entry.name;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isSymbolicLink()) skip(path, 'link');
      else if (!isPlainName(entry.name)) skip(path, 'name');
      else if (entry.isDirectory()) {
        if (depth + 1 >= limits.depth) skip(path, 'too-deep');
        else if (folders.length >= limits.files) truncated = true;
        else {
          folders.push(path);
          waiting.push({ below: `${path}/`, depth: depth + 1 });
        }
      } else if (!entry.isFile()) skip(path, 'not-a-file');
      else if (!isContentName(entry.name)) skip(path, 'kind');
      else if (files.length >= limits.files) truncated = true;
      else files.push(path);
    }
  }
  return { files: files.sort(), folders: folders.sort(), skipped, truncated };
}
