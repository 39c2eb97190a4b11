// The page's side of the bots: one worker a game, one question at a time.
import type { BotSpec } from '@railwright/bots';
import { cloneState, createRng, type Game, type GameDefinition, type State } from '@railwright/engine';
import type { BotAnswer, BotRequest } from './bot-messages.ts';

export class BotClient {
  readonly #worker: Worker;
  readonly #game: Game;
  readonly #rng: Uint32Array;
  #id = 0;
  #answer: ((choice: number) => void) | undefined;

  /**
   * `bots` by seat; undefined for people. `onfailure` is called when the worker cannot be loaded or stops with an error: no
   * answer comes any more.
   */
  constructor(
    game: Game,
    definition: GameDefinition,
    bots: readonly (BotSpec | undefined)[],
    worker: string,
    onfailure: () => void,
  ) {
    this.#game = game;
    this.#rng = createRng(randomSeed());
    this.#worker = new Worker(worker, { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<BotAnswer>): void => {
      if (data.id === this.#id) this.#answer?.(data.choice);
    };
    this.#worker.onerror = this.#worker.onmessageerror = onfailure;
    this.#post({ type: 'start', definition, seats: game.seats, bots, seed: randomSeed() });
  }

  /** The choice of the bot on `seat`. A later question makes an open one stay unanswered. */
  choose(s: State, seat: number): Promise<number> {
    const seen = cloneState(s);
    this.#game.resample(seen, seat, this.#rng);
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#answer = resolve;
      // Plain copies: what the generator of the real game will do next stays here.
      const rng = Uint32Array.from({ length: 4 }, (_, i) => (seen.rng[i] ?? 0) ^ (this.#rng[i] ?? 0));
      this.#post({ type: 'think', id, seat, data: seen.data, rng });
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

/** An unsigned 32-bit number by chance. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
