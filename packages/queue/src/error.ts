// An error that a person can fix: an invalid address, a queue that does not respond.

export class QueueError extends Error {
  override readonly name = 'QueueError';
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
