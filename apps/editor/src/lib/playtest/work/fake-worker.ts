// For tests: a worker that records the messages it gets and replies as the test wants, and a batch to send to it.
import { plainBot } from '@railwright/bots';
import type { Batch } from '@railwright/playtest';

export const batch: Batch = {
  definition: {},
  source: { setup: 'a/b', content: '' },
  seats: 2,
  games: 10,
  first: 0,
  seed: 1,
  bots: [plainBot('random'), plainBot('random')],
};

export class FakeWorker<Request, Answer> {
  readonly heard: Request[] = [];
  ended = false;
  readonly #listeners = new Map<string, (event: never) => void>();

  postMessage(request: Request): void {
    this.heard.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, hear: (event: never) => void): void {
    this.#listeners.set(type, hear);
  }
  say(data: Answer): void {
    this.#listeners.get('message')?.({ data } as never);
  }
  die(message: string): void {
    this.#listeners.get('error')?.({ message } as never);
  }
}
