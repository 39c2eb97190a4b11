// The learned player of the current setup: loaded from this browser and trained while you work. The player app finds the same one. One that
// learned the setup before a change is used as it is, and learning continues from it.
import { language } from '../core/words/words.ts';
import { base64Of } from '@railwright/bots';
import {
  LearningClient,
  PAGE_GAMES,
  pageTask,
  parsePlayer,
  type LearnedPlayer,
  type LearningProgress,
  type LearningWorker,
  type PlayerHeader,
} from '@railwright/playtest/learning';
import { keepPlayer, keptLearning, keptPlayer, newestPlayer } from '@railwright/playtest/web';
import { url as learningWorker } from './work/learning-worker.ts?chunk';
import { restForWork } from './work/rest-signs.ts';
import type { TestTable } from '../core/checks/tables.ts';

export interface LearnedBot {
  readonly header: PlayerHeader;
  readonly file: Uint8Array;
  /** The file as bots take it. */
  readonly player: string;
  /** Fingerprint of the content that it learned. */
  readonly content: string;
}

/** The subject of learning: a setup as it was when learning began. */
interface Lesson {
  readonly setup: string;
  readonly content: string;
  readonly seats: number;
}

export class TableLearner {
  readonly #open: () => LearningWorker;
  #client: LearningClient | undefined;
  /** The table for which the current player was loaded. */
  #place = '';
  /** The player that would play now; it may have learned an earlier version of the setup. */
  bot = $state.raw<LearnedBot>();
  running = $state(false);
  progress = $state.raw<LearningProgress>();
  /** Games after which learning ends. */
  budget = $state(PAGE_GAMES);
  /** Why learning ended early. */
  trouble = $state('');
  /** Whether the browser keeps the player. */
  kept = $state(true);

  constructor(open: () => LearningWorker = openLearningWorker) {
    this.#open = open;
  }

  /** Looks for the player of a table; learning for another table ends, and its player is kept. */
  async attend({ setup, bundle }: TestTable, seats: number): Promise<void> {
    const place = placeOf(setup, seats);
    const isNew = place !== this.#place;
    if (!isNew && (this.bot?.content === bundle.hash || this.running)) return;
    this.#place = place;
    if (isNew) {
      this.stop();
      this.bot = this.progress = undefined;
      this.trouble = '';
    }
    const found = (await keptPlayer(bundle.hash, seats)) ?? (await newestPlayer(setup, seats));
    if (found && place === this.#place && !this.running)
      this.bot = botOf(found.file, found.content) ?? this.bot;
  }

  /** Continues learning a table, starts from an earlier player, or starts from nothing. */
  async learn(table: TestTable, seats: number, anew = false): Promise<void> {
    if (this.running) return;
    const { setup, bundle } = table;
    this.running = true;
    this.trouble = '';
    this.progress = undefined;
    const lesson: Lesson = { setup, content: bundle.hash, seats };
    const from = anew ? undefined : await keptLearning(lesson.content, seats);
    if (!this.#isRunning()) return;
    const task = pageTask({ ...lesson, definition: bundle.definition }, from, this.bot?.file);
    this.budget = task.plan.budget.games;
    this.#client = new LearningClient(this.#open(), task, {
      onProgress: (progress) => {
        this.progress = progress;
      },
      onPlayer: (player) => void this.#take(lesson, player),
      onEnd: (trouble) => {
        this.running = false;
        this.trouble = trouble;
        // An older version may have stored it in another form.
        if (trouble !== '' && from && !this.progress) void this.learn(table, seats, true);
      },
    });
  }
  #isRunning(): boolean {
    return this.running;
  }

  /** Shows a player once it is kept: a user who leaves the page finds that player again. */
  async #take({ setup, content, seats }: Lesson, { file, learned }: LearnedPlayer): Promise<void> {
    const bot = botOf(file, content);
    if (!bot) return;
    const kept = await keepPlayer({ content, seats, setup, file, saved: Date.now() }, learned);
    if (this.#place !== placeOf(setup, seats)) return;
    this.kept = kept;
    this.bot = bot;
  }

  /** Stops at once; the last state is kept. */
  stop(): void {
    this.#client?.stop();
    this.#client = undefined;
    this.running = false;
  }
}

function placeOf(setup: string, seats: number): string {
  return `${setup}/${seats}`;
}

function botOf(file: Uint8Array, content: string): LearnedBot | undefined {
  const parsed = parsePlayer(file);
  return parsed.ok ? { header: parsed.player.header, file, player: base64Of(file), content } : undefined;
}

function openLearningWorker(): LearningWorker {
  return restForWork(new Worker(learningWorker, { type: 'module', name: language }));
}
