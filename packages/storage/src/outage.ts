// Tells people that a server is gone: at once, then every minute, and when it is back.
const MINUTE = 60_000;

/** What people are told of a server that is gone. */
export class Outage {
  readonly #what: string;
  readonly #tell: (note: string) => void;
  readonly #rest: string;
  #since: number | undefined;
  #minutes = 0;

  /**
   * @param what such as "queue"
   * @param rest of the sentence that is told each minute, such as "trying again every second."
   */
  constructor(what: string, rest: string, tell: (note: string) => void) {
    this.#what = what;
    this.#rest = rest;
    this.#tell = tell;
  }

  /** Whether it responds. */
  get connected(): boolean {
    return this.#since === undefined;
  }

  /** Call it whenever the connection may have changed. */
  set(connected: boolean): void {
    if (connected === this.connected) return;
    this.#since = connected ? undefined : Date.now();
    this.#minutes = 0;
    this.#tell(
      connected
        ? `The ${this.#what} is responding again.`
        : `The ${this.#what} does not respond; trying again until it does.`,
    );
  }

  /** Call it every few seconds. */
  tick(): void {
    const minutes = Math.floor((Date.now() - (this.#since ?? Date.now())) / MINUTE);
    if (minutes <= this.#minutes) return;
    this.#minutes = minutes;
    this.#tell(
      `The ${this.#what} has not responded for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; ${this.#rest}`,
    );
  }
}
