// A hint for the open question: who thinks about it, and what came of it. It never plays.
import { cloneState, createRng } from '@railwright/engine';
import { randomSeed } from '../play/bot-client.ts';
import type { Session } from '../play/session.ts';
import { startWorker } from '../play/workers/start-worker.ts';
import { findAdviser, THOUGHT, type Adviser } from './adviser.ts';
import { url as worker } from './hint.worker.ts?chunk';
import type { HintQuestion, WeighedText } from './messages.ts';

/** `none`: no bot can; `failed`: its worker could not be loaded, stopped, or took far too long. */
type Phase = 'thinking' | 'told' | 'none' | 'failed';

/** Milliseconds after which nobody waits any longer: loading included, on a slow phone. */
const MOST = THOUGHT * 12;

export class Hint {
  readonly #session: Session;
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #phase = $state<Phase>('thinking');
  #adviser = $state.raw<Adviser>();
  #choices = $state.raw<readonly WeighedText[]>([]);

  constructor(session: Session) {
    this.#session = session;
    void this.ask();
  }

  get phase(): Phase {
    return this.#phase;
  }
  get adviser(): Adviser | undefined {
    return this.#adviser;
  }
  /** The likeliest first. */
  get choices(): readonly WeighedText[] {
    return this.#choices;
  }

  async ask(): Promise<void> {
    this.#phase = 'thinking';
    const { bundle, game } = this.#session;
    try {
      this.#adviser = await findAdviser(bundle, game.seats);
    } catch {
      this.#end('failed');
      return;
    }
    if (this.#closed) return;
    if (this.#adviser) this.#think(this.#adviser);
    else this.#end('none');
  }

  #think({ bot }: Adviser): void {
    this.#timer = setTimeout(() => this.#end('failed'), MOST);
    const started = startWorker(worker);
    this.#worker = started;
    started.onerror = started.onmessageerror = (): void => this.#end('failed');
    started.onmessage = ({ data }: MessageEvent<readonly WeighedText[]>): void => {
      this.#choices = data;
      this.#end(data.length > 0 ? 'told' : 'none');
    };
    started.postMessage(this.#question(bot));
  }

  /** Only what the asked seat knows leaves the page. */
  #question(bot: HintQuestion['bot']): HintQuestion {
    const { bundle, game, state, decision } = this.#session;
    const seen = cloneState(state);
    const rng = createRng(randomSeed());
    game.resample(seen, decision?.seat ?? 0, rng);
    return {
      definition: bundle.definition,
      seats: game.seats,
      bot,
      data: seen.data,
      // The generator of the real game stays here.
      rng,
      seed: randomSeed(),
    };
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }
  #end(phase: Phase): void {
    if (this.#closed) return;
    this.#phase = phase;
    this.#stop();
  }
  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
