// The saved version against the one on screen, by players that learn both: what was compared, and whether that is up to date.
import type { TestTable } from '../core/checks/tables.ts';
import { project } from '../core/project/project.svelte.ts';
import { planChange } from './model/panel.ts';
import { playsTheSame, type TestSettings } from './model/settings.ts';
import { packPlayers } from './pack-players.ts';
import { Task } from './task.svelte.ts';
import { openWorker } from './where.svelte.ts';

export interface Versions {
  readonly saved: TestTable;
  readonly now: TestTable;
  readonly settings: TestSettings;
}

export class ChangeTest {
  readonly task = new Task<'change'>(openWorker);
  /** Why nothing was compared. */
  complaint = $state('');
  compared = $state.raw<Versions | undefined>(undefined);
  readonly #versions: () => Promise<Versions | undefined>;

  constructor(versions: () => Promise<Versions | undefined>) {
    this.#versions = versions;
  }

  async compare(): Promise<void> {
    this.complaint = '';
    const versions = await this.#versions();
    if (!versions) return;
    const { saved, now, settings } = versions;
    try {
      const players = settings.seats < 2 ? [] : await packPlayers(now, settings.seats, project);
      const job = planChange(saved, now, settings, players);
      if (typeof job === 'string') {
        this.complaint = job;
        return;
      }
      this.compared = versions;
      this.task.start(job, Math.max(1, navigator.hardwareConcurrency));
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
