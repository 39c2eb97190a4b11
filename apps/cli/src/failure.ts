// The ways a command ends other than well. They are thrown to leave a command from any depth, and `main` prints them:
// one message, never a stack.

/** Exit codes of every command. */
export const EXIT = {
  /** Nothing was found wrong. */
  clean: 0,
  /** The content, the tests, the record or the games have something wrong with them. */
  findings: 1,
  /** The command was not used as it is meant, or it broke. */
  misuse: 2,
  /** Stopped by Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;

/** Something a person asked for that cannot be done, with what to do about it. */
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

/** Why something failed, as the end of a sentence, with its full stop. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = SYSTEM_WORDS[code] ?? (error instanceof Error ? error.message : String(error));
  return reason.endsWith('.') ? reason : `${reason}.`;
}
