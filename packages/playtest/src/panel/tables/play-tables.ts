// Plays the tables of panels: strong play, mixed tables and groups to the end, and others, who only confirm what strong play says, as long as they
// are needed; without strong play, all to the end. Panels that are compared stop together, and there strong play may end, too.
import { LOOKS } from '../answers/looks.ts';
import { nameOf } from '../answers/words.ts';
import type { OpenPanel } from '../open-panel.ts';
import { wholeRounds } from '../../match/seating.ts';
import type { GameRow } from '../../observe/rows.ts';
import { playParts } from '../follow-up/follow-up-games.ts';
import type { PanelPlayer } from '../players/panel.ts';
import { LEAST_BLOCKS, panelTables, tableBatch, type PanelTable } from './tables.ts';
import { tallyTable, type TableTally } from './table-tally.ts';

/** A panel whose players have been chosen. */
export interface Seated {
  readonly plan: OpenPanel;
  readonly panel: readonly PanelPlayer[];
}

/** The tables of each panel; `needed` says by name who has to play on, from all tables so far, which is a part of all games. */
export async function playTables(
  seated: readonly Seated[],
  needed: (tallies: readonly (readonly TableTally[])[], part: number) => ReadonlySet<string>,
): Promise<readonly (readonly TableTally[])[]> {
  const tables = seated.map(({ plan, panel }) =>
    panelTables(panel, plan.seats, plan).map((table) => new OpenTable(plan, panel, table, seated.length > 1)),
  );
  const tallies = (): TableTally[][] => tables.map((some) => some.flatMap(({ tally }) => tally ?? []));
  let going = tables.flat();
  for (const look of LOOKS) {
    seated[0]?.plan.planned(going.reduce((sum, table) => sum + table.left(look.games), 0));
    await Promise.all(going.map((table) => table.playOn(look)));
    if (look === LOOKS.at(-1)) break;
    const names = needed(tallies(), look.games);
    going = going.filter(({ name }) => name !== undefined && names.has(name));
    if (going.length === 0) break;
  }
  return tallies();
}

class OpenTable {
  tally: TableTally | undefined;
  /** Of the player, if the table may end before its last game. */
  readonly name: string | undefined;
  readonly #plan: OpenPanel;
  readonly #table: PanelTable;
  readonly #batch: ReturnType<typeof tableBatch>;
  readonly #rows: GameRow[] = [];
  /** Whether what it says decides that it ends. */
  readonly #confirms: boolean;

  constructor(plan: OpenPanel, panel: readonly PanelPlayer[], table: PanelTable, isCompared: boolean) {
    const { definition, source, seats, seed } = plan;
    this.#plan = plan;
    this.#table = table;
    this.#batch = tableBatch({ definition, source, seats, seed }, panel, table);
    const player = panel[table.entries[0] ?? -1];
    const isStrong = player?.kind === 'strong';
    this.#confirms = !isStrong && panel.some(({ kind }) => kind === 'strong');
    if (
      table.kind === 'own' &&
      player &&
      player.kind !== 'group' &&
      (this.#confirms || (isStrong && isCompared))
    )
      this.name = nameOf(player);
  }

  /** Games until a look. */
  left(part: number): number {
    const { seats, games } = this.#batch;
    if (this.name === undefined) return games;
    return Math.max(LEAST_BLOCKS * seats, wholeRounds(games * part, seats)) - this.#rows.length;
  }

  async playOn({ games, error }: (typeof LOOKS)[number]): Promise<void> {
    const first = this.#rows.length;
    const batch = { ...this.#batch, first, games: this.left(games) };
    this.#rows.push(...(await playParts(this.#plan, batch)));
    const part = this.name !== undefined && this.#confirms ? error : undefined;
    const table = { ...this.#table, games: this.#rows.length, ...(part && { part }) };
    this.tally = tallyTable(this.#plan.game, table, this.#batch, this.#rows);
  }
}
