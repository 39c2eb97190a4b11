// Replaces the text of a file atomically: at any moment it has the complete old or new text. A file that changed since it was read
// is left alone.
import { constants } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { REAL_DISK, writeAtomically, type Disk } from '@railwright/content/node';

const BYTE_ORDER_MARK = '\ufeff';

/** Undefined if the text was replaced, otherwise the reason why not; then the file is unchanged. */
export async function replaceText(
  file: string,
  before: string,
  after: string,
  disk: Disk = REAL_DISK,
): Promise<string | undefined> {
  try {
    await disk.access(file, constants.W_OK);
    const mark = await markOf(file, before);
    if (mark === undefined) return CHANGED;
    const { mode } = await stat(file);
    const written = await writeAtomically(disk, file, Buffer.from(mark + after), {
      mode: mode & 0o777,
      // The last moment to notice a change by another program.
      stillWanted: async () => (await markOf(file, before)) !== undefined,
    });
    return written ? undefined : CHANGED;
  } catch (error) {
    return reasonOf(error);
  }
}

const CHANGED = 'another program changed it in the meantime';

/** The bytes before the text: none or a byte order mark; undefined if the text differs. */
async function markOf(file: string, text: string): Promise<string | undefined> {
  const bytes = await readFile(file);
  return ['', BYTE_ORDER_MARK].find((mark) => bytes.equals(Buffer.from(mark + text)));
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write it',
  EPERM: 'you have no permission to write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  ENOENT: 'it no longer exists',
};

function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return REASONS[code] ?? message;
}
