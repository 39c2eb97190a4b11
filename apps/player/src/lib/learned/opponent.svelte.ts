// A learned player for the seats of a form: found, trained now, or loaded from a file.
import {
  LearningClient,
  PAGE_GAMES,
  pageTask,
  type Learned,
  type LearningProgress,
} from '@railwright/playtest/learning';
import { keptLearning } from '@railwright/playtest/web';
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { gameTitle } from '../find-game.ts';
import { url as learner } from '../play/workers/learning.worker.ts?chunk';
import { startWorker } from '../play/workers/start-worker.ts';
import { findPlayer, readPlayer, rememberPlayer, type FoundPlayer } from './players.ts';
import { learnedWords } from './words.ts';

/** The maximum size of a player file. */
const MOST_BYTES = 2_000_000;

type Phase = 'looking' | 'learning' | 'idle';

export class LearnedOpponent {
  readonly #bundle: Bundle;
  readonly #seats: number;
  readonly #shipped: readonly ShippedPlayer[];
  #client: LearningClient | undefined;
  #closed = false;
  #phase = $state<Phase>('looking');
  #player = $state.raw<FoundPlayer>();
  #progress = $state.raw<LearningProgress>();
  #budget = $state(PAGE_GAMES);
  #trouble = $state('');
  #complaint = $state('');
  #kept = $state(true);
  /** Number of the last player to be shown: of two, the later one stays. */
  #shown = 0;

  constructor(bundle: Bundle, seats: number, shipped: readonly ShippedPlayer[] = []) {
    this.#bundle = bundle;
    this.#seats = seats;
    this.#shipped = shipped;
    if (seats > 1) void this.#look();
    else {
      this.#phase = 'idle';
      this.#trouble = learnedWords().alone;
    }
  }

  get phase(): Phase {
    return this.#phase;
  }
  /** The player that would play now. */
  get player(): FoundPlayer | undefined {
    return this.#player;
  }
  /** The progress of the current learning. */
  get progress(): LearningProgress | undefined {
    return this.#progress;
  }
  /** Games after which learning ends. */
  get budget(): number {
    return this.#budget;
  }
  /** Why learning ended early. */
  get trouble(): string {
    return this.#trouble;
  }
  /** The problem with the chosen file. */
  get complaint(): string {
    return this.#complaint;
  }
  /** Whether the browser keeps the player. */
  get kept(): boolean {
    return this.#kept;
  }

  async #look(): Promise<void> {
    const found = await findPlayer(this.#bundle, this.#seats, this.#shipped);
    if (this.#closed || this.#phase !== 'looking') return;
    this.#player = found;
    this.#phase = 'idle';
    if (!found) await this.#begin();
  }

  /** Continues learning on request. */
  async learn(): Promise<void> {
    this.#complaint = '';
    await this.#begin();
  }

  /** Starts from what the player knows, or from nothing, if learning cannot or must not continue. */
  async #begin(anew = false): Promise<void> {
    if (this.#closed || this.#phase === 'learning') return;
    this.#phase = 'learning';
    this.#trouble = '';
    this.#progress = undefined;
    const { hash, definition } = this.#bundle;
    const from = anew ? undefined : await keptLearning(hash, this.#seats);
    // Stopped or closed in the meantime.
    if (this.#closed || !this.#isLearning()) return;
    const lesson = { setup: definition.setup, definition, content: hash, seats: this.#seats };
    const task = pageTask(lesson, from, this.#player?.file);
    this.#budget = task.plan.budget.games;
    this.#client = new LearningClient(startWorker(learner), task, {
      onProgress: (progress) => {
        this.#progress = progress;
      },
      onPlayer: ({ file, learned }) => {
        const player = readPlayer(this.#bundle, file);
        if (typeof player !== 'string') void this.#show({ header: player.header, file }, learned);
      },
      onEnd: (trouble) => {
        this.#trouble = trouble;
        this.#phase = 'idle';
        // An older version may have stored it in another form.
        if (trouble !== '' && from && !this.#progress) void this.#begin(true);
      },
    });
  }
  /** Shows a player once it is kept: a user who leaves the page finds that player again. */
  async #show(player: FoundPlayer, learned?: Learned): Promise<void> {
    const mine = ++this.#shown;
    const kept = await rememberPlayer(this.#bundle, this.#seats, player, learned);
    if (mine !== this.#shown) return;
    this.#kept = kept;
    this.#player = player;
  }

  #isLearning(): boolean {
    return this.#phase === 'learning';
  }

  /** Stops at once; the last state can be played with. */
  stop(): void {
    this.#client?.stop();
    this.#client = undefined;
    if (this.#phase === 'learning') this.#phase = 'idle';
  }

  /** Uses a player from a file. */
  async load(file: File): Promise<void> {
    this.#complaint = '';
    const bytes =
      file.size > MOST_BYTES ? new Uint8Array(MOST_BYTES + 1) : new Uint8Array(await file.arrayBuffer());
    const player = readPlayer(this.#bundle, bytes, gameTitle);
    if (typeof player === 'string') {
      this.#complaint = `${file.name}: ${player}`;
      return;
    }
    this.stop();
    this.#phase = 'idle';
    this.#trouble = '';
    await this.#show({ header: player.header, file: bytes, name: file.name });
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }
}
