// Saves a file so that at every moment either the old or the new one is there, whole: the bytes go to a temporary file in
// the same folder, are flushed to the disk, and the file is then renamed.
import { dirname } from 'node:path';
import type { Disk } from './disk.ts';
import { temporaryIn } from './temporary-file.ts';

export interface WriteOptions {
  /** Permission bits to keep; absent for a new file. */
  readonly mode?: number | undefined;
  /** Asked when all is ready: false gives up, leaving everything as it was. */
  readonly stillWanted?: () => Promise<boolean>;
  /** False for what can be made again, many files at a time: they are whole, but may be gone when the machine loses its power. */
  readonly flushed?: boolean;
}

/**
 * Replaces `target`, or creates it if `mode` is absent. False if `stillWanted` said no.
 * @throws the error of the disk; `target` is then as it was.
 */
export async function writeAtomically(
  disk: Disk,
  target: string,
  bytes: Uint8Array,
  { mode, stillWanted, flushed = true }: WriteOptions = {},
): Promise<boolean> {
  const temporary = await writeTemporary(disk, target, bytes, mode, flushed);
  try {
    if (stillWanted && !(await stillWanted())) {
      await disk.unlink(temporary);
      return false;
    }
    if (mode === undefined) await placeNew(disk, temporary, target);
    else await disk.rename(temporary, target);
  } catch (error) {
    await disk.unlink(temporary).catch(() => undefined);
    throw error;
  }
  if (flushed) await flushFolder(disk, dirname(target));
  return true;
}

async function writeTemporary(
  disk: Disk,
  target: string,
  bytes: Uint8Array,
  mode: number | undefined,
  flushed: boolean,
): Promise<string> {
  const temporary = temporaryIn(dirname(target));
  const file = await disk.open(temporary, 'wx', mode ?? 0o666);
  try {
    try {
      await file.writeFile(bytes);
      // Opening it took away what the user's mask forbids.
      if (mode !== undefined) await file.chmod(mode);
      if (flushed) await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await disk.unlink(temporary).catch(() => undefined);
    throw error;
  }
  return temporary;
}

/**
 * Gives a file its name without ever replacing another: unlike renaming, linking fails when there is one.
 * @throws the error of the disk, `EEXIST` if there is a file of this name.
 */
export async function placeNew(disk: Disk, from: string, to: string): Promise<void> {
  try {
    await disk.link(from, to);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'EEXIST' || errno === 'ENOENT' || errno === 'ENOSPC' || errno === 'EROFS') throw error;
    // A file system without hard links. What appears between the check and the renaming is lost, so it is the last resort.
    if (await isThere(disk, to)) throw Object.assign(new Error('exists'), { code: 'EEXIST' });
    await disk.rename(from, to);
    return;
  }
  await disk.unlink(from);
}

async function isThere(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.access(path);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw error;
  }
}

// The new name is on disk only when its folder is. Not every system can do that; the file itself is safe in any case.
async function flushFolder(disk: Disk, folder: string): Promise<void> {
  try {
    const handle = await disk.open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows opens no folders.
  }
}

function errnoOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
