// An error that a person can fix: an invalid address, a server that does not respond.

/** A server cannot be used for a reason that a person can fix; `message` and `help` are sentences for people. */
export class RedisError extends Error {
  override readonly name = 'RedisError';
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
