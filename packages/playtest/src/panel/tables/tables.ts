// Who plays whom: each player at its own table, the strong ones among themselves, and everybody against everybody. All tables play the
// same deals.
import { fillSeats, type Batch, type BatchSource } from '../../batch.ts';
import { wholeRounds } from '../../match/seating.ts';
import { tablesOf } from '../../rating/tables.ts';
import type { PanelPlayer } from '../players/panel.ts';

export interface PanelTable {
  /** `own`: one player in all seats. `strong`: different strong players. `mixed`: any different players. */
  readonly kind: 'own' | 'strong' | 'mixed';
  /** Members of the panel, one per seat. */
  readonly entries: readonly number[];
  readonly games: number;
  /** Of a table that may end early: the part of their error that its intervals may spend. */
  readonly part?: number;
}

export interface PanelGames {
  /** At each player's own table. */
  readonly own: number;
  /** At the tables of different strong players; by default as many. */
  readonly strong?: number;
  /** The most for players that are not strong; by default as many. */
  readonly others?: number;
  /** The least number of games in which each pair of players meets at mixed tables. */
  readonly pair: number;
}

export interface PanelSetup {
  readonly definition: unknown;
  readonly source: BatchSource;
  readonly seats: number;
  readonly seed: number;
}

/** A table is played in parts, so that all threads have work; a thread gets a whole part, since players are large. */
export const GAMES_A_PART = 240;

/** A single block says nothing about its uncertainty. */
export const LEAST_BLOCKS = 2;
/** At mixed tables: with fewer, Student's t makes every interval useless, and there are many such tables to share the games. */
const LEAST_MIXED_BLOCKS = 8;

export function panelTables(
  panel: readonly PanelPlayer[],
  seats: number,
  { own, strong: met = own, others = own, pair }: PanelGames,
): PanelTable[] {
  const members = panel.map((_, member) => member);
  const strong = members.filter((member) => panel[member]?.kind === 'strong');
  const among = (kind: PanelTable['kind'], some: readonly number[], games: number): PanelTable[] => {
    if (some.length < 2 || games === 0) return [];
    const bots = some.map((member) => (panel[member] as PanelPlayer).bot);
    const tables = tablesOf({ bots, seats, games: 1, seed: 0 });
    const meetings = tables.filter(({ entries }) => entries.includes(0) && entries.includes(1)).length;
    const share = Math.ceil(games / (kind === 'strong' ? tables.length : meetings));
    const least = (kind === 'mixed' ? LEAST_MIXED_BLOCKS : LEAST_BLOCKS) * seats;
    const each = wholeRounds(Math.max(share, least), seats);
    return tables.map(({ entries }) => ({
      kind,
      entries: entries.map((entry) => some[entry] as number),
      games: each,
    }));
  };
  return [
    ...members.map((member): PanelTable => ({
      kind: 'own',
      entries: fillSeats([member], seats),
      games: wholeRounds(Math.max(strong.includes(member) ? own : others, LEAST_BLOCKS * seats), seats),
    })),
    ...among('strong', strong, met),
    // Groups are told apart: nobody else's figures may depend on them.
    ...among(
      'mixed',
      members.filter((member) => panel[member]?.kind !== 'group'),
      pair,
    ),
  ];
}

/** A batch with the games of a table. */
export function tableBatch(setup: PanelSetup, panel: readonly PanelPlayer[], table: PanelTable): Batch {
  const isStrong = table.entries.every((member) => panel[member]?.kind === 'strong');
  return {
    ...setup,
    games: table.games,
    first: 0,
    bots: table.entries.map((member) => (panel[member] as PanelPlayer).bot),
    gather: isStrong ? ['drama', 'maps', 'cards'] : ['drama', 'maps'],
    rows: true,
    chunkSize: GAMES_A_PART,
    neighbors: 'drawn',
  };
}
