// The last results of a setup, by a panel and by bots: kept when a job is over, and shown again at the next visit.
import type { PanelResult, SimulationResult, StudiedItem } from '@railwright/playtest';
import type { TestTable } from '../core/checks/tables.ts';
import { project } from '../core/project/project.svelte.ts';
import { dropResult, keepResult, keptResult, type Found } from './kept-results.ts';
import type { TestSettings } from './model/settings.ts';
import type { PanelTest } from './panel-question.svelte.ts';
import type { Played } from './played.ts';
import type { Task } from './task.svelte.ts';

type Who = TestSettings['who'];

/** The parts of a playtest that show results. */
interface Shown {
  readonly main: Pick<Task<'simulate'>, 'running' | 'value' | 'progress' | 'items' | 'show'>;
  readonly panel: Pick<PanelTest, 'asked'> & {
    readonly task: Pick<Task<'panel'>, 'running' | 'phase' | 'value' | 'progress' | 'show'>;
  };
  played: Played | undefined;
  readonly settings: TestSettings | undefined;
}

interface KeptBots {
  readonly settings: TestSettings;
  readonly played: Played;
  readonly result: SimulationResult;
  readonly items: readonly StudiedItem[];
}
interface KeptPanel {
  readonly settings: TestSettings;
  readonly asked: NonNullable<PanelTest['asked']>;
  readonly result: PanelResult;
}

/** When a result was made, and whether by another version of the program. */
export type Stamp = Pick<Found<unknown>, 'saved' | 'otherProgram'>;

export class ResultShelf {
  stamps = $state.raw<Readonly<Partial<Record<Who, Stamp>>>>({});
  /** The failure to keep or find a result. */
  trouble = $state('');
  readonly #shown: Shown;
  #place = '';

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Shows the kept results of a table, unless they are shown already or games are running; gives the settings of the newest. */
  async attend(table: TestTable): Promise<TestSettings | undefined> {
    const place = placeOf(table);
    const { main, panel } = this.#shown;
    if (place === this.#place || main.running || panel.task.running) return undefined;
    this.#place = place;
    const [bots, answers] = await Promise.all([
      keptResult<KeptBots>(`${place} bots`),
      keptResult<KeptPanel>(`${place} panel`),
    ]);
    if (place !== this.#place || main.running || panel.task.running) return undefined;
    if (bots === 'damaged') void dropResult(`${place} bots`);
    if (answers === 'damaged') void dropResult(`${place} panel`);
    this.trouble =
      bots === 'damaged' || answers === 'damaged'
        ? 'A result that this browser kept was damaged, and has been removed. Play again to replace it.'
        : '';
    const [botsFound, panelFound] = [found(bots), found(answers)];
    this.#shown.played = botsFound?.value.played;
    main.show(botsFound?.value.result, botsFound?.value.result.games ?? 0, botsFound?.value.items ?? []);
    panel.asked = panelFound?.value.asked;
    panel.task.show(panelFound?.value.result, panelFound?.value.result.games ?? 0, []);
    this.stamps = { ...(botsFound && { bots: botsFound }), ...(panelFound && { panel: panelFound }) };
    const newest = [botsFound, panelFound].toSorted((a, b) => (b?.saved ?? 0) - (a?.saved ?? 0))[0];
    return newest?.value.settings;
  }

  /** Keeps the figures of bots, also of a run that was stopped. */
  async keepBots(): Promise<void> {
    const { main, played, settings } = this.#shown;
    const { value: result, items } = main;
    if (!played || !settings || !result) return;
    const kept: KeptBots = { settings: { ...settings, who: 'bots' }, played, result, items };
    await this.#keep('bots', played.table, kept);
  }

  /** Keeps the answers of a panel that has played all its tables. */
  async keepPanel(): Promise<void> {
    const { panel, settings } = this.#shown;
    const { value: result, phase } = panel.task;
    const { asked } = panel;
    if (!asked || !settings || !result || phase !== 'done') return;
    const kept: KeptPanel = { settings: { ...settings, who: 'panel' }, asked, result };
    await this.#keep('panel', asked.table, kept);
  }

  async #keep(who: Who, table: TestTable, kept: object): Promise<void> {
    const saved = Date.now();
    const place = placeOf(table);
    this.#place = place;
    this.stamps = { ...this.stamps, [who]: { saved, otherProgram: false } };
    this.trouble = (await keepResult(`${place} ${who}`, kept, saved))
      ? ''
      : 'This browser has no room to keep the result: it is gone once the page is closed.';
  }
}

/** What a panel last found in a setup as its file has it. */
export const lastPanel = async (setup: string): Promise<Found<KeptPanel> | undefined> =>
  found(await keptResult<KeptPanel>(`${placeOf({ setup })} panel`));

function placeOf({ setup, map, trial }: Pick<TestTable, 'setup' | 'map' | 'trial'>): string {
  return JSON.stringify([project.place, setup, map ?? '', trial?.card ?? '']);
}

const found = <T>(kept: Found<T> | 'damaged' | undefined): Found<T> | undefined =>
  kept === 'damaged' ? undefined : kept;
