// What a person can do something about: an address that is none, a queue that does not answer.

export class QueueError extends Error {
  override readonly name = 'QueueError';
  /** A way out. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
