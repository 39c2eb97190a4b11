// The saved version against the one on screen, by players that learn both; also whether the comparison is current.
import type { TestTable } from '../core/checks/tables.ts';
import { project } from '../core/project/project.svelte.ts';
import { cores } from './cores.ts';
import { planChange } from './model/panel.ts';
import { playsTheSame } from './model/settings.ts';
import { packPlayers } from './pack-players.ts';
import type { PanelReady } from './panel-test.svelte.ts';
import { Task } from './task.svelte.ts';
import { openWorker } from './where.svelte.ts';

interface Versions {
  readonly saved: TestTable;
  readonly now: TestTable;
}

export interface ChangeSource {
  /** The current files; undefined if they cannot be played. */
  readonly ready: () => Promise<PanelReady | undefined>;
  /** The saved version of a table; undefined if there is none to compare with. */
  readonly savedOf: (now: TestTable) => Promise<TestTable | undefined>;
}

export class ChangeTest {
  readonly task = new Task<'change'>(openWorker);
  /** Why nothing was compared. */
  complaint = $state('');
  compared = $state.raw<Versions | undefined>(undefined);
  readonly #source: ChangeSource;

  constructor(source: ChangeSource) {
    this.#source = source;
  }

  async compare(): Promise<void> {
    this.complaint = '';
    const { ready, savedOf } = this.#source;
    const found = await ready();
    if (!found) return;
    const { table: now, settings } = found;
    try {
      const [saved, players] = await Promise.all([
        savedOf(now),
        settings.seats < 2 ? [] : packPlayers(now, settings.seats, project),
      ]);
      if (!saved) return;
      const job = planChange(saved, now, settings, players);
      if (typeof job === 'string') {
        this.complaint = job;
        return;
      }
      this.compared = { saved, now };
      this.task.start(job, cores());
    } catch (error) {
      this.complaint = `The versions could not be compared: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Whether the content has changed since. */
  isOld(now: TestTable | undefined): boolean {
    const before = this.compared?.now;
    if (!before || !now) return before !== undefined;
    return !playsTheSame(
      now,
      before,
      now.strategies.map(({ id }) => id),
    );
  }
}
