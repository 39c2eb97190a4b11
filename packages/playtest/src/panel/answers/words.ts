// The answers of panel members about a figure: the strongest's, the others' at their own tables, and further evidence.
import type { Targets } from '@railwright/figures';
import type { FollowUp } from '../follow-up/follow-up.ts';
import { estimateOf, type Estimate } from './estimate.ts';
import type { PanelChange } from '../compare/panel-comparison.ts';
import type { PanelKind, PanelPlayer } from '../players/panel.ts';
import type { TableTally } from '../tables/table-tally.ts';

/** One player's word. */
export interface Word {
  readonly player: string;
  readonly kind: PanelKind | 'all';
  readonly games: number;
  readonly estimate: Estimate;
}

export interface Words {
  /** From strong players among themselves, or from a single one at its own table; undefined if there is none. */
  readonly strongest: Word | undefined;
  /** The players who have to agree with it, each at its own table. */
  readonly others: readonly Word[];
  /** Shown, but not asked: each of several strong players alone, all mixed tables together, and groups of people. */
  readonly beside: readonly Word[];
}

/** How further learning changed the strongest player's figures. */
export interface Convergence {
  /** Games it had learned from before, and how many it learned from after that. */
  readonly learned: number;
  readonly games: number;
  readonly changes: readonly PanelChange[];
}

export interface Played {
  readonly seats: number;
  readonly panel: readonly PanelPlayer[];
  readonly tallies: readonly TableTally[];
  /** The name of an item seats can own, by its id; undefined if it cannot be gained. */
  readonly called?: (item: string) => string | undefined;
  /** Whether anything in the setup can score points in a part of the score; by default, everything can. */
  readonly scores?: (part: string) => boolean;
  readonly followUp?: FollowUp;
  readonly convergence?: Convergence;
  /** The targets of the setup; where it has none, yardsticks for any game apply. */
  readonly wanted?: Targets;
}

/** A figure of a table, block by block; undefined if the table does not have it. */
export interface Figure {
  readonly of: (tally: TableTally) => Float64Array | undefined;
  /** Whether it lies between 0 and 1. */
  readonly share?: true;
  /** As in `Asked`. */
  readonly among?: 'equals';
}

export const STRONG_PLAYERS = 'strong players';
const EQUALS = 'strong players, each against itself';
const MIXED_TABLES = 'all players, mixed';

export function nameOf({ bot, kind }: PanelPlayer): string {
  return kind === 'style' || kind === 'group' ? bot.name.slice(bot.name.indexOf('/') + 1) : bot.name;
}

export function wordsOf(played: Played, figure: Figure): Words {
  const shares = figure.share && { seats: played.seats };
  return wordsBy(
    played,
    (some) => {
      const lists = some.map(figure.of).filter((list) => list !== undefined);
      return lists.length < some.length ? undefined : estimateOf(lists, shares);
    },
    figure.among,
  );
}

/** The same, for a figure computed from several tables together. */
export function wordsBy(
  { panel, tallies }: Pick<Played, 'panel' | 'tallies'>,
  estimateBy: (some: readonly TableTally[]) => Estimate | undefined,
  among?: 'equals',
): Words {
  const word = (player: string, kind: Word['kind'], some: readonly TableTally[]): Word[] => {
    const estimate = estimateBy(some);
    const games = some.reduce((sum, one) => sum + one.games, 0);
    const part = some[0]?.table.part;
    return estimate ? [{ player, kind, games, estimate: { ...estimate, ...(part && { part }) } }] : [];
  };
  const own = (kinds: (kind: PanelKind) => boolean): Word[] =>
    panel.flatMap((player, member) =>
      kinds(player.kind)
        ? word(
            nameOf(player),
            player.kind,
            tallies.filter(({ table }) => isOwn(table.kind) && table.entries[0] === member),
          )
        : [],
    );
  const of = (kind: TableTally['table']['kind']): TableTally[] =>
    tallies.filter(({ table }) => table.kind === kind);
  const alone = own((kind) => kind === 'strong');
  const met = of('strong').length > 0 ? word(STRONG_PLAYERS, 'strong', of('strong')) : [];
  const equals =
    (among || met.length === 0) && alone.length > 1
      ? word(EQUALS, 'strong', equalTables({ panel, tallies }))
      : [];
  const together = equals.length > 0 ? equals : met;
  return {
    strongest: together[0] ?? alone[0],
    others: own((kind) => kind !== 'strong' && kind !== 'group'),
    beside: [
      ...(equals.length > 0 ? met : []),
      ...(together.length > 0 ? alone : []),
      ...word(MIXED_TABLES, 'all', of('mixed')),
      ...own((kind) => kind === 'group'),
    ],
  };
}

/** The tables that strong play is judged by: strong players among themselves, or else each by itself. */
export function strongTables({ panel, tallies }: Played): readonly TableTally[] {
  const together = tallies.filter(({ table }) => table.kind === 'strong');
  return together.length > 0 ? together : equalTables({ panel, tallies });
}

/** Where all seats are equally strong: each strong player with itself. */
export function equalTables({ panel, tallies }: Pick<Played, 'panel' | 'tallies'>): readonly TableTally[] {
  return tallies.filter(({ table }) => isOwn(table.kind) && panel[table.entries[0] ?? -1]?.kind === 'strong');
}

const isOwn = (kind: TableTally['table']['kind']): boolean => kind === 'own';

/** The wins of a member's seat at mixed tables, and against just one other member of the panel. */
export function winsOf(
  { seats, tallies }: Played,
  member: number,
  against?: readonly number[],
): { readonly estimate: Estimate; readonly games: number } | undefined {
  const met = tallies.filter(
    ({ table }) =>
      table.kind !== 'own' &&
      table.entries.includes(member) &&
      (against ? table.entries.some((entry) => against.includes(entry)) : table.kind === 'mixed'),
  );
  const lists = met.flatMap(({ won }) => won.get(member) ?? []);
  const estimate = estimateOf(lists, { seats });
  return estimate && { estimate, games: met.reduce((sum, { games }) => sum + games, 0) };
}
