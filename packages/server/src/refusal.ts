// Why a request is not carried out: a stable code with its HTTP status, and a message for people. Returned, never thrown.
import { REFUSAL_STATUS } from './protocol.ts';
import type { CurrentFile, RefusalBody, RefusalCode } from './protocol.ts';

export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** With `conflict`: what is on disk, or null when the file is gone. */
  readonly current: CurrentFile | null | undefined;

  constructor(code: RefusalCode, message: string, current?: CurrentFile | null) {
    this.code = code;
    this.message = message;
    this.current = current;
  }

  get status(): (typeof REFUSAL_STATUS)[RefusalCode] {
    return REFUSAL_STATUS[this.code];
  }

  toJSON(): RefusalBody {
    const { code, message, current } = this;
    return { code, message, ...(current !== undefined && { current }) };
  }
}

const BY_ERRNO: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  EACCES: ['read-only', 'Permission denied: the file or its folder is read-only.'],
  EPERM: ['read-only', 'Permission denied: the file or its folder is read-only.'],
  EROFS: ['read-only', 'The file system is read-only.'],
  ENOSPC: ['disk-full', 'The disk is full.'],
  EDQUOT: ['disk-full', 'The disk quota is used up.'],
  ENAMETOOLONG: ['bad-path', 'The name is too long.'],
  ENOENT: ['not-found', 'There is no such file.'],
  ENOTDIR: ['not-found', 'There is no such file.'],
  ELOOP: ['link', 'Links are not followed.'],
  EISDIR: ['wrong-kind', 'That is a folder.'],
  EEXIST: ['exists', 'Something with that name already exists.'],
};

export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Describes a disk error. Other errors are thrown on. */
export function refusalOf(error: unknown): Refusal {
  const errno = errnoOf(error);
  if (errno === undefined) throw error;
  const [code, message] = BY_ERRNO[errno] ?? ['failed', `The file system reported ${errno}.`];
  return new Refusal(code, message);
}
