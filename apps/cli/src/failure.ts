// Errors that end a command. They are thrown to leave a command from any depth, and `main` prints them: one message, never a
// stack.

/** Exit codes of every command. */
export const EXIT = {
  /** No problems were found. */
  clean: 0,
  /** There are problems in the content, the tests, the record or the games. */
  findings: 1,
  /** Invalid usage, or an internal error. */
  misuse: 2,
  /** Stopped by Ctrl-C, as shells count it. */
  interrupted: 130,
  /** The reader of the output closed it before the end, as shells count it. */
  unread: 141,
} as const;

/** A request that cannot be fulfilled, with what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;
  readonly help: string | undefined;

  constructor(message: string, exitCode: number, help?: string) {
    super(message);
    this.exitCode = exitCode;
    this.help = help;
  }
}

export function misuse(message: string, help?: string): Failure {
  return new Failure(message, EXIT.misuse, help);
}

export function refusal(message: string, help?: string): Failure {
  return new Failure(message, EXIT.findings, help);
}

/** The system's reason for failing to read or write something. */
const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is a file where a folder should be',
  EISDIR: 'it is a folder',
  EEXIST: 'something with that name already exists',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would exceed the permitted size',
  ENAMETOOLONG: 'the name is too long',
};

/** Why something failed, as the end of a sentence, with a full stop. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = SYSTEM_WORDS[code] ?? (error instanceof Error ? error.message : String(error));
  return reason.endsWith('.') ? reason : `${reason}.`;
}
