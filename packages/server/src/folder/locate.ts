// Resolves the parts of a path to a place on disk that is certainly inside the opened folder. No link is followed, wherever it
// leads: not a linked file, not a file in a linked folder.
import type { Stats } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Refusal, errnoOf, refusalOf } from '../refusal.ts';

export interface Place {
  /** As requests name it. */
  readonly path: string;
  readonly absolute: string;
  /** Absent when nothing is there. */
  readonly status: Stats | undefined;
}

/** @param root the opened folder as `realpath` gives it */
export async function locate(root: string, parts: readonly string[]): Promise<Place | Refusal> {
  const path = parts.join('/');
  const absolute = join(root, ...parts);
  let existing = root;
  let status: Stats | undefined;
  try {
    for (let i = 1; i <= parts.length; i++) {
      const at = join(root, ...parts.slice(0, i));
      status = await statusOf(at);
      if (status === undefined) break;
      if (status.isSymbolicLink()) return new Refusal('link', 'Links are not followed.');
      if (i < parts.length && !status.isDirectory())
        return new Refusal('not-found', 'A folder in this path is a file.');
      existing = at;
    }
    // Paths that lead elsewhere although `lstat` does not report a link, such as a mounted folder on Windows.
    const parent = await realpath(existing === absolute ? dirname(existing) : existing);
    if (parent !== root && !parent.startsWith(root.endsWith(sep) ? root : root + sep))
      return new Refusal('link', 'The path is outside the folder.');
  } catch (error) {
    return refusalOf(error);
  }
  return { path, absolute, status: existing === absolute ? status : undefined };
}

async function statusOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
