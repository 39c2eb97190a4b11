// The playtest of one file: the possible setups, the chosen settings, the games played, and whether the results are current.
import { packJson } from '@railwright/report/words';
import type { Batch, StudiedItem } from '@railwright/playtest';
import type { Diagnostic } from '@railwright/content';
import { play } from '../shell/play/play.svelte.ts';
import { tablesFor } from '../core/project/assembled.ts';
import { project } from '../core/project/project.svelte.ts';
import { asksPanel, firstSettings, fitSettings, planTest, playsTheSame } from './model/settings.ts';
import type { TestPlan, TestSettings } from './model/settings.ts';
import { planSweep } from './model/sweep.ts';
import type { SweepWish } from './model/sweep.ts';
import { cores } from './cores.ts';
import { EditEffect } from './edit-effect.svelte.ts';
import { ChangeTest, PanelTest, TuneTest, type PanelReady } from './panel-question.svelte.ts';
import type { Played } from './played.ts';
import { playerFor } from './player-for.ts';
import { ResultShelf } from './result-shelf.svelte.ts';
import { savedVersion, versions, type Versions } from './saved-version.ts';
import { TableLearner } from './table-learner.svelte.ts';
import { Task } from './task.svelte.ts';
import { openWorker } from './where.svelte.ts';
import type { SetupChoice, TestTable } from '../core/checks/tables.ts';

const REFRESH_MS = 350;
/** Games of a comparison or a study when the run itself has no fixed number. */
const GAMES_BESIDE = 1000;
const besideOf = ({ batch, until }: Pick<TestPlan, 'batch' | 'until'>): Batch =>
  until ? { ...batch, games: GAMES_BESIDE } : batch;

export class Playtest {
  readonly path: string;
  setups = $state.raw<readonly SetupChoice[]>([]);
  table = $state.raw<TestTable | undefined>(undefined);
  /** Why the current files give no table. */
  problems = $state.raw<readonly Diagnostic[]>([]);
  failure = $state('');
  loading = $state(true);
  settings = $state.raw<TestSettings | undefined>(undefined);
  /** The fault of the settings, or of the last request. */
  complaint = $state('');
  played = $state.raw<Played | undefined>(undefined);
  /** The subject of the study, and the games played for it. */
  studied = $state.raw<{ items: readonly StudiedItem[]; played: Played } | undefined>(undefined);
  /** The two sides of the comparison. */
  compared = $state.raw<(Played & Versions) | undefined>(undefined);
  /** The number whose values are compared, the fault of the request, and the games played with their number of values. */
  sweepWish = $state.raw<SweepWish | undefined>(undefined);
  sweepComplaint = $state('');
  swept = $state.raw<
    { readonly wish: SweepWish; readonly values: number; readonly played: Played } | undefined
  >(undefined);
  card: string | undefined;
  /** Number of times the user asked for a card's cost. */
  asked = $state(0);
  preparing = $state(false);
  /** The game that is being opened. */
  opening = $state<number | undefined>(undefined);

  readonly main: Task<'simulate'> = new Task(openWorker, () => void this.shelf.keepBots());
  readonly whatIf = new Task<'compare'>(openWorker);
  readonly study = new Task<'influence'>(openWorker);
  readonly sweep = new Task<'sweep'>(openWorker);
  readonly learner = new TableLearner();
  readonly tune: TuneTest;
  readonly panel: PanelTest = new PanelTest(
    () => this.ready(),
    () => void this.shelf.keepPanel(),
  );
  readonly shelf: ResultShelf = new ResultShelf(this);
  readonly effect: EditEffect = new EditEffect(this, () => {
    const { learner, whatIf, study, sweep, tune, change } = this;
    return this.running || [learner, whatIf, study, sweep, tune.task, change.task].some((one) => one.running);
  });
  readonly change = new ChangeTest(
    () => {
      this.complaint = '';
      return this.ready();
    },
    async (now) => {
      const bots = now.strategies.map(({ id }) => id);
      const saved = await savedVersion(this.path, this.card, now, bots);
      return typeof saved === 'string' ? this.#complain(saved) : saved;
    },
  );

  /** Whether the content has changed since the figures were made. */
  readonly stale = $derived.by(() => this.#isOld(this.played));
  readonly staleComparison = $derived.by(() => this.#isOld(this.compared));
  readonly staleStudy = $derived.by(() => this.#isOld(this.studied?.played));
  readonly staleSweep = $derived.by(() => this.#isOld(this.swept?.played));
  readonly staleChange = $derived.by(() => !this.loading && this.change.isOld(this.table));
  readonly stalePanel = $derived.by(() => !this.loading && this.panel.isOld(this.table));
  /** Whether a panel is to play, or bots: its results are shown. */
  readonly byPanel = $derived.by(() => this.settings !== undefined && asksPanel(this.settings));
  readonly running = $derived.by(() => this.main.running || this.panel.task.running);

  #wanted: string | undefined;
  /** Counts requests to reread the files. */
  #wishes = 0;
  /** The sources of the table. */
  #seen: readonly unknown[] = [];
  #looking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(path: string) {
    this.path = path;
    this.tune = new TuneTest(path, () => this.ready());
  }

  /** The files have changed: soon rereads the playable setups. */
  refreshSoon(): () => void {
    clearTimeout(this.#timer);
    this.effect.cancel();
    this.#timer = setTimeout(() => void this.refresh(), this.loading ? 0 : REFRESH_MS);
    return () => {
      clearTimeout(this.#timer);
      this.effect.cancel();
    };
  }

  /** Resolves once everything here is up to date with the files. */
  refresh(): Promise<void> {
    this.#wishes++;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  async #look(): Promise<void> {
    let wish: number;
    do {
      wish = this.#wishes;
      const seen = this.#sources();
      const answer = await tablesFor({ path: this.path, setup: this.#wanted, card: this.card });
      this.loading = false;
      this.failure = answer.kind === 'failed' ? answer.message : '';
      if (answer.kind !== 'tables') continue;
      const { setups, table, problems } = answer.tables;
      this.setups = setups;
      this.table = table;
      this.problems = problems;
      this.#seen = seen;
      if (!table) continue;
      const before = await this.shelf.attend(table);
      const wanted = this.settings ?? before;
      this.settings = wanted ? fitSettings(wanted, table) : firstSettings(table);
    } while (wish !== this.#wishes);
    this.#looking = undefined;
    this.effect.soon();
  }

  /** The sources of a table; a change of the files makes new texts. */
  #sources(): readonly unknown[] {
    return [project.files, this.#wanted, this.card];
  }

  /** The setup that is chosen, whether it can be played or not. */
  get setup(): string | undefined {
    return this.#wanted ?? this.table?.setup ?? this.setups[0]?.id;
  }

  /** The selected card, which has to be in the game. */
  lookAt(card: string | undefined): void {
    if (card === this.card) return;
    this.card = card;
    this.sweepWish = undefined;
    if (!this.loading) void this.refresh();
  }

  choose(setup: string): void {
    this.#wanted = setup;
    void this.refresh();
  }

  set(change: Partial<TestSettings>): void {
    if (this.settings) this.settings = { ...this.settings, ...change };
    this.complaint = '';
  }

  /** Starts the games with the chosen players. */
  run(): Promise<void> {
    return this.byPanel ? this.panel.ask() : this.start();
  }

  /** Ends it soon; the games of bots count. */
  stop(): void {
    this.main.stop();
    this.panel.task.stop();
  }

  async start(): Promise<void> {
    const plan = await this.#plan();
    if (!plan) return;
    const { batch, until, table } = plan;
    this.played = plan;
    this.main.start(
      {
        kind: 'simulate',
        batch,
        ...(until && { until }),
        ...(table.targets && { targets: table.targets }),
      },
      cores(),
    );
  }

  /** Plays the saved version and this one with the same seeds. */
  async compare(): Promise<void> {
    const plan = await this.#plan();
    if (!plan) return;
    const now = { ...plan, batch: besideOf(plan) };
    const wanted = this.settings ?? firstSettings(plan.table);
    const found = await versions(this.path, this.card, now, wanted, this.learner.bot);
    if (typeof found === 'string') return this.#complain(found);
    this.compared = { ...now, ...found };
    this.whatIf.start(found.study, cores());
  }

  /** Plays with each item free, forbidden to one seat, and forced on it. */
  async investigate(...items: readonly StudiedItem[]): Promise<void> {
    const plan = await this.#plan();
    if (!plan) return;
    this.studied = { items, played: plan };
    this.study.start({ kind: 'influence', batch: besideOf(plan), items, must: 1 }, cores());
  }

  /** Plays for "What should it cost?", as another part of the panel asks. */
  askValues(wish: SweepWish): Promise<void> {
    this.asked++;
    return this.compareValues(wish);
  }

  /** Plays the same games at several values of a number. */
  async compareValues(wish: SweepWish): Promise<void> {
    this.sweepWish = wish;
    const plan = await this.#plan();
    if (!plan) return;
    const sweep = planSweep(plan.table, besideOf(plan), plan.bots, wish);
    this.sweepComplaint = typeof sweep === 'string' ? sweep : '';
    if (typeof sweep === 'string') return;
    const { batch, values, command } = sweep;
    this.swept = { wish, values: values.length, played: { ...plan, command } };
    this.sweep.start({ kind: 'sweep', batch, field: wish.path, values }, cores());
  }

  /** Trains a learned player on the current files. */
  async learn(): Promise<void> {
    this.complaint = '';
    const ready = await this.ready();
    if (ready) await this.learner.learn(ready.table, ready.settings.seats);
  }

  /** Opens one of the games that were played in the player. */
  async open(game: number): Promise<void> {
    const { played } = this;
    if (!played || this.opening !== undefined) return;
    this.opening = game;
    const record = await this.main.record(played.batch, game);
    if (typeof record === 'string') this.#complain(`Game ${game} could not be replayed: ${record}`);
    else {
      const { bundle } = played.table;
      await play.replay({ hash: bundle.hash, json: JSON.stringify(bundle) }, await packJson(record));
    }
    this.opening = undefined;
  }

  /** The tables of the current files, the last keystroke included; undefined if they cannot be played. */
  async ready(): Promise<PanelReady | undefined> {
    const sources = this.#sources();
    if (this.#looking || sources.some((source, i) => source !== this.#seen[i])) {
      this.preparing = true;
      await this.refresh();
      this.preparing = false;
    }
    const { table, settings } = this;
    return table && settings && { table, settings, learned: this.learner.bot };
  }

  async #plan(): Promise<(Played & Pick<TestPlan, 'until'>) | undefined> {
    const ready = await this.ready();
    if (!ready) return undefined;
    const { table, settings } = ready;
    const plan = planTest(this.path, table, settings, await playerFor(ready, project));
    this.complaint = typeof plan === 'string' ? plan : '';
    return typeof plan === 'string' ? undefined : { ...plan, table, bots: settings.bots };
  }

  #isOld(played: Played | undefined): boolean {
    if (!played || this.loading) return false;
    if (!this.table) return true;
    // Another setup was chosen, the content may be the same.
    if (this.table.setup !== played.table.setup || this.table.trial?.card !== played.table.trial?.card)
      return false;
    return !playsTheSame(this.table, played.table, played.bots);
  }

  #complain(message: string): undefined {
    this.complaint = message;
  }
}
