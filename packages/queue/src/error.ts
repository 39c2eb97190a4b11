// An error that a person can fix: an invalid address, a queue that does not respond.

/** A queue cannot be used for a reason that a person can fix; `message` and `help` are sentences for people. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
