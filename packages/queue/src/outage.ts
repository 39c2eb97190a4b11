// Tells people that the server of a queue is gone: at once, then every minute, and when it is back.
import { LONGEST_PAUSE } from './connection.ts';

const MINUTE = 60_000;

export class Outage {
  readonly #tell: (note: string) => void;
  #since: number | undefined;
  #minutes = 0;

  constructor(tell: (note: string) => void) {
    this.#tell = tell;
  }

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
        ? 'The queue is responding again.'
        : 'The queue does not respond; trying again until it does.',
    );
  }

  /** Call it every few seconds. */
  tick(): void {
    const minutes = Math.floor((Date.now() - (this.#since ?? Date.now())) / MINUTE);
    if (minutes <= this.#minutes) return;
    this.#minutes = minutes;
    this.#tell(
      `The queue has not responded for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; trying again every ${LONGEST_PAUSE / 1000} seconds. Ctrl-C stops the worker.`,
    );
  }
}
