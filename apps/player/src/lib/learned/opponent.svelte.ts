// A learned player for the seats that a form shows: found, or learned here and now, or from a file that somebody chooses.
import { LearningClient, PAGE_GAMES, pageTask, type LearningProgress } from '@railwright/playtest/learning';
import { keptLearning } from '@railwright/playtest/web';
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { url as learner } from '../play/workers/learning.worker.ts?chunk';
import { findPlayer, readPlayer, rememberPlayer, type FoundPlayer } from './players.ts';
import { learnedWords } from '../text/words.svelte.ts';

/** No player file is larger. */
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
  /** Who would play now. */
  get player(): FoundPlayer | undefined {
    return this.#player;
  }
  /** Where the learning stands that goes on here. */
  get progress(): LearningProgress | undefined {
    return this.#progress;
  }
  /** Games after which the learning ends by itself. */
  get budget(): number {
    return this.#budget;
  }
  /** Why a learning ended before its time. */
  get trouble(): string {
    return this.#trouble;
  }
  /** What is wrong with the file that was chosen. */
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

  /** Learns on from where it stands here, when somebody asks for it. */
  async learn(): Promise<void> {
    this.#complaint = '';
    await this.#begin();
  }

  /** From what the player knows, or from nothing, where learning cannot go on from where it stands or must not. */
  async #begin(anew = false): Promise<void> {
    if (this.#closed || this.#phase === 'learning') return;
    this.#phase = 'learning';
    this.#trouble = '';
    this.#progress = undefined;
    const { hash, definition } = this.#bundle;
    const from = anew ? undefined : await keptLearning(hash, this.#seats);
    // Stopped or closed meanwhile.
    if (this.#closed || !this.#isLearning()) return;
    const lesson = { setup: definition.setup, definition, content: hash, seats: this.#seats };
    const task = pageTask(lesson, from, this.#player?.file);
    this.#budget = task.plan.budget.games;
    this.#client = new LearningClient(new Worker(learner, { type: 'module' }), task, {
      onProgress: (progress) => {
        this.#progress = progress;
      },
      onPlayer: ({ file, learned }) => {
        const player = readPlayer(this.#bundle, file);
        if (typeof player === 'string') return;
        this.#player = { header: player.header, file };
        void rememberPlayer(this.#bundle, this.#seats, this.#player, learned).then((kept) => {
          this.#kept = kept;
        });
      },
      onEnd: (trouble) => {
        this.#trouble = trouble;
        this.#phase = 'idle';
        // An older version may have kept it otherwise.
        if (trouble !== '' && from && !this.#progress) void this.#begin(true);
      },
    });
  }
  #isLearning(): boolean {
    return this.#phase === 'learning';
  }

  /** At once; what was learned last is there to play with. */
  stop(): void {
    this.#client?.stop();
    this.#client = undefined;
    if (this.#phase === 'learning') this.#phase = 'idle';
  }

  /** Lets a player from a file sit down. */
  async load(file: File): Promise<void> {
    this.#complaint = '';
    const bytes =
      file.size > MOST_BYTES ? new Uint8Array(MOST_BYTES + 1) : new Uint8Array(await file.arrayBuffer());
    const player = readPlayer(this.#bundle, bytes);
    if (typeof player === 'string') {
      this.#complaint = `${file.name}: ${player}`;
      return;
    }
    this.stop();
    this.#phase = 'idle';
    this.#trouble = '';
    this.#player = { header: player.header, file: bytes, name: file.name };
    this.#kept = await rememberPlayer(this.#bundle, this.#seats, this.#player);
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }
}
