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
