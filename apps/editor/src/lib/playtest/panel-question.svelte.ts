// A question to a panel about a file: why it was not asked, the content it judged, and whether its answers are current. It is asked about the current
// files, or about the saved version and the one on screen.
import type { StudyRequest } from '@railwright/studies';
import type { TestTable } from '../core/checks/tables.ts';
import { project } from '../core/project/project.svelte.ts';
import { cores } from './cores.ts';
import { planChange, planPanel } from './model/panel.ts';
import { playsTheSame, type TestSettings } from './model/settings.ts';
import { planTune, type TuneWish } from './model/tune.ts';
import { packPlayers, type PackPlayer } from './pack-players.ts';
import type { LearnedBot } from './table-learner.svelte.ts';
import { Task } from './task.svelte.ts';
import { openWorker } from './where.svelte.ts';

/** The current files. */
export interface PanelReady {
  readonly table: TestTable;
  readonly settings: TestSettings;
  readonly learned: LearnedBot | undefined;
}

type Ready = () => Promise<PanelReady | undefined>;

abstract class PanelQuestion<K extends 'panel' | 'change' | 'tune'> {
  readonly task: Task<K>;
  /** Why it was not asked. */
  complaint = $state('');
  asked = $state.raw<{ readonly command: string; readonly table: TestTable } | undefined>(undefined);
  readonly #ready: Ready;

  constructor(ready: Ready, ended?: () => void) {
    this.#ready = ready;
    this.task = new Task<K>(openWorker, ended);
  }

  /** What to ask, or the fault of the request; undefined if there is nothing to ask about. */
  protected abstract plan(
    ready: PanelReady,
    players: readonly PackPlayer[],
  ): Promise<
    { readonly job: Extract<StudyRequest, { kind: K }>; readonly command: string } | string | undefined
  >;
  /** The beginning of a complaint. */
  protected abstract readonly failure: string;

  async ask(): Promise<void> {
    this.complaint = '';
    const ready = await this.#ready();
    if (!ready) return;
    const { table, settings } = ready;
    try {
      const players = settings.seats < 2 ? [] : await packPlayers(table, settings.seats, project);
      const plan = await this.plan(ready, players);
      if (typeof plan === 'string') this.complaint = plan;
      else if (plan) {
        this.asked = { command: plan.command, table };
        this.task.start(plan.job, cores());
      }
    } catch (error) {
      this.complaint = `${this.failure}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Whether the content has changed since. */
  isOld(now: TestTable | undefined): boolean {
    const before = this.asked?.table;
    return before !== undefined && !(now && playsTheSame(now, before));
  }
}

const FIRST_GAMES = 1000;

/** Asks about the current files. */
export class PanelTest extends PanelQuestion<'panel'> {
  protected readonly failure = 'The panel could not play';
  games = $state(FIRST_GAMES);
  /** Whether players learn the setup first; by default, only if there is no learned player. */
  learnsFirst = $state<boolean | undefined>(undefined);

  protected plan({ table, settings, learned }: PanelReady, shipped: readonly PackPlayer[]) {
    // A player with goals other than winning does not count as strong.
    const isKnown =
      learned?.content === table.bundle.hash ||
      shipped.some(({ header }) => header.learned.preference === undefined);
    const learnsFirst = this.learnsFirst ?? !isKnown;
    return Promise.resolve(planPanel(table, settings, this.games, learned, shipped, learnsFirst));
  }
}

/** Asks what changed from the saved version, by players that learn both. */
export class ChangeTest extends PanelQuestion<'change'> {
  protected readonly failure = 'The versions could not be compared';
  readonly #savedOf: (now: TestTable) => Promise<TestTable | undefined>;

  /** `savedOf` gives the saved version of a table; undefined if there is none to compare with. */
  constructor(ready: Ready, savedOf: (now: TestTable) => Promise<TestTable | undefined>) {
    super(ready);
    this.#savedOf = savedOf;
  }

  protected async plan({ table, settings }: PanelReady, players: readonly PackPlayer[]) {
    const saved = await this.#savedOf(table);
    const job = saved && planChange(saved, table, settings, players);
    return typeof job === 'object' ? { job, command: '' } : job;
  }
}

/** Looks for numbers that meet targets. */
export class TuneTest extends PanelQuestion<'tune'> {
  protected readonly failure = 'No numbers could be looked for';
  wish = $state.raw<TuneWish>({ cards: [], firstSeat: 5 });
  readonly #path: string;

  constructor(path: string, ready: Ready) {
    super(ready);
    this.#path = path;
  }

  protected plan({ table, settings, learned }: PanelReady, players: readonly PackPlayer[]) {
    return Promise.resolve(planTune(this.#path, table, settings, this.wish, players, learned?.player));
  }
}
