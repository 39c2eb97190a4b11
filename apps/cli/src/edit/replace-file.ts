// Changes a file that somebody wrote: at every moment the old or the new text is there, whole. A file that is not as it was
// read is left alone.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of Node's file system that is used; a test hands in one that fails at a chosen step. */
export type Disk = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'fchmodSync'
  | 'fsyncSync'
  | 'openSync'
  | 'readFileSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeSync'
>;

const BYTE_ORDER_MARK = '\ufeff';

/** Undefined when the text was replaced, otherwise the reason why not; then the file is as it was. */
export function replaceText(
  file: string,
  before: string,
  after: string,
  disk: Disk = fs,
): string | undefined {
  const unfinished = join(dirname(file), `.${process.pid}-${Date.now().toString(36)}.railwright-tmp`);
  try {
    disk.accessSync(file, fs.constants.W_OK);
    const mark = markOf(file, before, disk);
    if (mark === undefined) return CHANGED;
    const { mode } = disk.statSync(file);
    writeAll(disk, unfinished, Buffer.from(mark + after), mode & 0o777);
    // The last moment at which somebody else's change can be seen.
    if (markOf(file, before, disk) === undefined) {
      disk.rmSync(unfinished, { force: true });
      return CHANGED;
    }
    disk.renameSync(unfinished, file);
    return undefined;
  } catch (error) {
    disk.rmSync(unfinished, { force: true });
    return reasonOf(error);
  }
}

const CHANGED = 'it was changed by something else in the meantime';

/** What stands before the text, which is nothing or a byte order mark; undefined when the text is another. */
function markOf(file: string, text: string, disk: Disk): string | undefined {
  const bytes = disk.readFileSync(file);
  return ['', BYTE_ORDER_MARK].find((mark) => bytes.equals(Buffer.from(mark + text)));
}

function writeAll(disk: Disk, file: string, bytes: Uint8Array, mode: number): void {
  const handle = disk.openSync(file, 'wx', mode);
  try {
    for (let at = 0; at < bytes.length;) at += disk.writeSync(handle, bytes, at);
    disk.fchmodSync(handle, mode);
    disk.fsyncSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write it',
  EPERM: 'this user may not write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for this user',
  ENOENT: 'it is gone',
};

function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return REASONS[code] ?? message;
}
