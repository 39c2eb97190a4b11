// All output goes through here. Names and texts come from untrusted content, so control characters are made visible first.
import { fstatSync } from 'node:fs';
import { safeText, UNSAFE_CHARACTERS } from '@railwright/engine/safe-text';
import { EXIT, misuse, reasonOf, type Failure } from './failure.ts';
import { writeAll } from './write-all.ts';

export { safeText as safe };

/**
 * Prints one or more lines to standard output. It can contain colors; text from content must have been through `safe`.
 * @throws Failure if it goes to a file and the disk is full.
 */
export function print(text = ''): void {
  write(process.stdout, `${text}\n`);
}

/** Writes text or bytes unchanged to standard output. @throws Failure likewise. */
export function printText(text: string | Uint8Array): void {
  write(process.stdout, text);
}

export function printError(text: string): void {
  try {
    write(process.stderr, `${text}\n`);
  } catch {
    // There is nowhere to report the error.
    process.exit(EXIT.misuse);
  }
}

/** On a full disk, Node takes a partial write for a complete one, so output to a file is written here. */
function write(stream: typeof process.stdout | typeof process.stderr, text: string | Uint8Array): void {
  const target = fstatSync(stream.fd);
  if (stream.isTTY || !(target.isFile() || target.isCharacterDevice())) {
    stream.write(text);
    return;
  }
  try {
    writeAll(stream.fd, text);
  } catch (error) {
    throw unprintable(error);
  }
}

function unprintable(error: unknown): Failure {
  return misuse(`The output cannot be written: ${reasonOf(error)}`);
}

/** JSON with the same data for a program that is harmless in a terminal. */
export function toSafeJson(value: unknown, indent?: number): string {
  const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return ((JSON.stringify(value, undefined, indent) as string | undefined) ?? 'null').replaceAll(
    UNSAFE_CHARACTERS,
    (char) => (char < ' ' ? char : escape(char)),
  );
}

export function printJson(value: unknown): void {
  print(toSafeJson(value, 2));
}

/**
 * Ends quietly when the reader of the output closes it: `railwright … | head`. Not with 0, or a script that looks at all parts of a pipe
 * would take unread findings for none.
 */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    // Runs before oclif's own listener, which throws.
    stream.prependListener('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.unread);
      if (stream === process.stdout) process.stderr.write(`railwright: ${unprintable(error).message}\n`);
      process.exit(EXIT.misuse);
    });
}
