// What an edit does, without being asked: a moment after it, bots play the saved version and the one on screen with the same seeds. The next
// edit ends that, and what was found stays until there is something newer.
import { defaultBot } from '@railwright/bots';
import { keep, readKept } from '../core/browser/kept.ts';
import { cores } from './cores.ts';
import { planTest, playsTheSame, type TestSettings } from './model/settings.ts';
import type { Played } from './played.ts';
import { versions, type Versions } from './saved-version.ts';
import { Task } from './task.svelte.ts';
import { openWorker, where } from './where.svelte.ts';
import type { TestTable } from '../core/checks/tables.ts';

/** After the last change, on top of the time until the setup is read again. */
const PAUSE_MS = 1200;
const GAMES = 1000;
const KEY = 'railwright.playtest.edits';

interface Edited {
  readonly path: string;
  readonly card: string | undefined;
  readonly table: TestTable | undefined;
  readonly settings: TestSettings | undefined;
}

class Wish {
  /** Whether edits are played. */
  on = $state(readKept(KEY).on !== false);

  set(on: boolean): void {
    this.on = on;
    keep(KEY, { on });
  }
}

export const wish = new Wish();

export class EditEffect {
  readonly task = new Task<'compare'>(openWorker);
  compared = $state.raw<(Played & Versions) | undefined>(undefined);

  readonly #test: Edited;
  readonly #isBusy: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the changes, so that an answer about an earlier one is dropped. */
  #changes = 0;

  /** What was asked for comes first, as long as `isBusy`. */
  constructor(test: Edited, isBusy: () => boolean) {
    this.#test = test;
    this.#isBusy = isBusy;
  }

  /** Whether the content has changed since. */
  readonly stale = $derived.by(() => {
    const { table } = this.#test;
    return (
      this.compared !== undefined && !(table && playsTheSame(table, this.compared.table, this.compared.bots))
    );
  });

  /** The files have changed, or the panel has closed. */
  cancel(): void {
    this.#changes++;
    clearTimeout(this.#timer);
    if (this.task.running) this.task.close();
  }

  /** The setup has been read: it is compared soon. Never on a queue, whose machines are asked for on purpose only. */
  soon(): void {
    clearTimeout(this.#timer);
    if (wish.on && !where.onQueue) this.#timer = setTimeout(() => void this.#play(), PAUSE_MS);
  }

  async #play(): Promise<void> {
    const { path, card, table, settings } = this.#test;
    if (!table || !settings) return;
    if (this.#isBusy()) return this.soon();
    const change = this.#changes;
    const bot = defaultBot(table.game);
    const quick: TestSettings = { ...settings, bots: [bot], length: 'games', games: GAMES };
    const plan = planTest(path, table, quick);
    if (typeof plan === 'string') return;
    const now = { ...plan, table, bots: quick.bots };
    const found = await versions(path, card, now, quick);
    if (change !== this.#changes) return;
    if (typeof found !== 'string') {
      this.compared = { ...now, ...found };
      this.task.start(found.study, cores());
    } else if (this.stale) {
      // Nothing is left of the change; one that has just been saved would be shown still.
      this.compared = undefined;
      this.task.show(undefined, 0, []);
    }
  }
}
