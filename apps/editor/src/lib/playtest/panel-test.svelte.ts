// The panel asked about a file: the number of games, the content it judged, and whether its answers are current.
import type { TestTable } from '../core/checks/tables.ts';
import { project } from '../core/project/project.svelte.ts';
import { cores } from './cores.ts';
import { planPanel, type PanelAsked } from './model/panel.ts';
import { playsTheSame, type TestSettings } from './model/settings.ts';
import { packPlayers } from './pack-players.ts';
import type { LearnedBot } from './table-learner.svelte.ts';
import { Task } from './task.svelte.ts';
import { openWorker } from './where.svelte.ts';

/** The current files. */
export interface PanelReady {
  readonly table: TestTable;
  readonly settings: TestSettings;
  readonly learned: LearnedBot | undefined;
}

const FIRST_GAMES = 1000;

export class PanelTest {
  readonly task: Task<'panel'>;
  games = $state(FIRST_GAMES);
  /** Whether players learn the setup first; by default, only if there is no learned player. */
  learnsFirst = $state<boolean | undefined>(undefined);
  /** Why it was not asked. */
  complaint = $state('');
  asked = $state.raw<(Pick<PanelAsked, 'command'> & { readonly table: TestTable }) | undefined>(undefined);
  readonly #ready: () => Promise<PanelReady | undefined>;

  constructor(ready: () => Promise<PanelReady | undefined>, ended: () => void) {
    this.#ready = ready;
    this.task = new Task(openWorker, ended);
  }

  async ask(): Promise<void> {
    this.complaint = '';
    const ready = await this.#ready();
    if (!ready) return;
    const { table, settings, learned } = ready;
    try {
      const shipped = settings.seats < 2 ? [] : await packPlayers(table, settings.seats, project);
      // A player with goals other than winning does not count as strong.
      const isKnown =
        learned?.content === table.bundle.hash ||
        shipped.some(({ header }) => header.learned.preference === undefined);
      const learnsFirst = this.learnsFirst ?? !isKnown;
      const plan = planPanel(table, settings, this.games, learned, shipped, learnsFirst);
      if (typeof plan === 'string') {
        this.complaint = plan;
        return;
      }
      this.asked = { command: plan.command, table };
      this.task.start(plan.job, cores());
    } catch (error) {
      this.complaint = `The panel could not play: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Whether the content has changed since. */
  isOld(now: TestTable | undefined): boolean {
    const before = this.asked?.table;
    if (!before) return false;
    if (!now) return true;
    const strategies = [...before.strategies, ...now.strategies].map(({ id }) => id);
    return !playsTheSame(now, before, strategies);
  }
}
