// The page's side of the bots: one worker per game, one question at a time.
import { fairCopy, type BotSpec } from '@railwright/bots';
import { createRng, type Game, type GameDefinition, type State } from '@railwright/engine';
import type { BotAnswer, BotRequest } from './bot-messages.ts';
import { startWorker } from './workers/start-worker.ts';

export class BotClient {
  readonly #worker: Worker;
  readonly #game: Game;
  readonly #rng: Uint32Array;
  #id = 0;
  #answer: ((choice: number) => void) | undefined;

  /**
   * `bots` by seat; undefined for people. `onfailure` is called when the worker cannot be loaded or stops with an error: no
   * further answers will come. From the same `seed` they make the same choices.
   */
  constructor(
    game: Game,
    definition: GameDefinition,
    bots: readonly (BotSpec | undefined)[],
    worker: string,
    onfailure: () => void,
    seed = randomSeed(),
  ) {
    this.#game = game;
    this.#rng = createRng(seed);
    this.#worker = startWorker(worker);
    this.#worker.onmessage = ({ data }: MessageEvent<BotAnswer>): void => {
      if (data.id === this.#id) this.#answer?.(data.choice);
    };
    this.#worker.onerror = this.#worker.onmessageerror = onfailure;
    this.#post({ type: 'start', definition, seats: game.seats, bots, seed });
  }

  /** The choice of the bot on `seat`. A later question leaves an open one unanswered. */
  choose(s: State, seat: number): Promise<number> {
    const seen = fairCopy(this.#game, s, seat, this.#rng);
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#answer = resolve;
      // Plain copies.
      this.#post({ type: 'think', id, seat, data: seen.data, rng: Uint32Array.from(seen.rng) });
    });
  }

  close(): void {
    this.#id++;
    this.#worker.onerror = this.#worker.onmessageerror = null;
    this.#worker.terminate();
  }

  #post(request: BotRequest): void {
    this.#worker.postMessage(request);
  }
}

/** A random unsigned 32-bit number. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
