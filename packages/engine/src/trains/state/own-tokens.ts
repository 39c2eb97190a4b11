// Tokens of kinds that a pack declares: any number of them lie on cells, and have no owner or belong to the seat that placed them. Their
// counts are in the state only in games with cards that name them, or with a map that has some.
import type { State } from '../../core/state.ts';
import type { TrainsDefinition } from '../definition.ts';
import { CITY_ROOM, RAILS, STATIONS, type OwnTokens } from './codes.ts';
import { countBits } from './count-bits.ts';
import { isInScope } from './seat-scope.ts';
import { NONE, type Tables } from './tables.ts';

/** Tokens of one kind on one cell at most. */
const PER_CELL_LIMIT = 99;

/** Null in games without any. */
export function compileOwnTokens(
  { tokens = [], map }: TrainsDefinition,
  byLabel: ReadonlyMap<string, number>,
  seats: number,
): OwnTokens | null {
  if (tokens.length === 0) return null;
  const first = new Int16Array(tokens.length);
  let lists = 0;
  tokens.forEach(({ owned }, kind) => {
    first[kind] = lists;
    lists += owned ? seats : 1;
  });
  const start = new Int16Array(lists * map.cells.length);
  for (const { at, kind, count } of map.tokens ?? []) {
    const index = tokens.findIndex(({ id }) => id === kind);
    start[first[index] * map.cells.length + (byLabel.get(at) ?? 0)] += count;
  }
  return {
    ids: tokens.map(({ id }) => id),
    total: Int16Array.from(tokens, ({ total }) => total ?? 0),
    perCell: Int16Array.from(tokens, ({ perCell }) => perCell ?? PER_CELL_LIMIT),
    owned: Uint8Array.from(tokens, ({ owned }) => (owned ? 1 : 0)),
    first,
    start,
  };
}

/** At the start of a game. */
export function layOwnTokens(t: Tables, s: State, { start }: OwnTokens): void {
  s.data.set(start, t.layout.ownTokens);
}

/** Whoever names a kind of token is in a game that has some. */
const tokensOf = (t: Tables): OwnTokens => t.ownTokens as OwnTokens;

/** How many lists of counts by cell a kind has. */
export function ownersOf(t: Tables, kind: number): number {
  return tokensOf(t).owned[kind] === 1 ? t.seats : 1;
}

/** Whether the tokens of a list belong to a side: an index into SIDES. What is nobody's belongs to all of them. */
export function isOwnedBy(t: Tables, kind: number, side: number, seat: number, owner: number): boolean {
  return tokensOf(t).owned[kind] === 0 || isInScope(side, seat, owner);
}

/** Where the number of tokens on a cell stands in the state: those of `owner`, if they belong to seats. */
export function tokensAt(t: Tables, kind: number, owner: number, cell: number): number {
  return t.layout.ownTokens + listOf(t, kind, owner) * t.cells + cell;
}

/** Which of the lists of counts by cell has those of `owner`, if they belong to seats. */
export function listOf(t: Tables, kind: number, owner: number): number {
  const { owned, first } = tokensOf(t);
  return owned[kind] === 1 ? first[kind] + owner : first[kind];
}

/** How many such lists there are. */
export const listsOf = (t: Tables): number => tokensOf(t).start.length / t.cells;

/** The kind and the owner, or NONE, of each list in order. */
export function tokenLists({ owned }: OwnTokens, seats: number): (readonly [kind: number, owner: number])[] {
  return [...owned].flatMap((isOwned, kind) =>
    isOwned === 1
      ? Array.from({ length: seats }, (_, owner) => [kind, owner] as const)
      : [[kind, NONE] as const],
  );
}

/** How many lie there, of those that belong to a side: an index into WHO. */
export function countAt(t: Tables, s: State, kind: number, seat: number, side: number, cell: number): number {
  let count = 0;
  for (let owner = 0; owner < ownersOf(t, kind); owner++)
    if (isOwnedBy(t, kind, side, seat, owner)) count += s.data[tokensAt(t, kind, owner, cell)];
  return count;
}

/** The seats of a side that have such tokens there, as bits. */
export function tokenOwners(
  t: Tables,
  s: State,
  kind: number,
  seat: number,
  side: number,
  cell: number,
): number {
  let owners = 0;
  for (let owner = 0; owner < t.seats; owner++)
    if (isInScope(side, seat, owner) && s.data[tokensAt(t, kind, owner, cell)] > 0) owners |= 1 << owner;
  return owners;
}

/** How many lie there, stations and rails among them; or for how many stations a city has space. */
export function lyingAt(t: Tables, s: State, seat: number, kind: number, who: number, cell: number): number {
  if (kind >= 0) return countAt(t, s, kind, seat, who, cell);
  if (kind === RAILS) return countBits(s.data[t.layout.rails + cell]);
  const stations = s.data[t.layout.stations + cell];
  return kind === STATIONS ? stations : t.city[cell] - (kind === CITY_ROOM ? stations : 0);
}

/** How many are in stock, of those that belong to seats for this one; no limit is more than anybody needs. */
export function stockLeft(t: Tables, s: State, kind: number, seat: number): number {
  let left = tokensOf(t).total[kind];
  if (left === 0) return PER_CELL_LIMIT * t.cells;
  const start = tokensAt(t, kind, seat, 0);
  for (let at = start; at < start + t.cells; at++) left -= s.data[at];
  return left;
}

/** In games that have such tokens: those without an owner, or in the view of a seat its own. All is open information. */
export interface TokensView {
  /** By cell, then by kind. */
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Tokens in stock, of kinds with a limited number. */
  readonly tokensLeft?: Readonly<Record<string, number>>;
}

/** Without a seat, those without an owner. */
export function viewTokens(t: Tables, s: State, seat?: number): TokensView {
  const of = tokensOf(t);
  const kinds = [...of.ids.entries()].filter(([kind]) => (of.owned[kind] === 1) === (seat !== undefined));
  const owner = seat ?? 0;
  const tokens: Record<string, Record<string, number>> = {};
  for (let cell = 0; cell < t.cells; cell++)
    for (const [kind, id] of kinds) {
      const count = s.data[tokensAt(t, kind, owner, cell)];
      if (count > 0) (tokens[t.labels[cell]] ??= {})[id] = count;
    }
  return {
    tokens,
    tokensLeft: Object.fromEntries(
      kinds.flatMap(([kind, id]) => (of.total[kind] === 0 ? [] : [[id, stockLeft(t, s, kind, owner)]])),
    ),
  };
}
