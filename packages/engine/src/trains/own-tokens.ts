// Tokens of kinds that a pack declares: any number of them lie on cells and belong to nobody. Their counts are in the state only in games
// with cards that name them, or with a map that has some.
import type { State } from '../core/state.ts';
import type { TrainsDefinition } from './definition.ts';
import { log } from './events.ts';
import { CITY_ROOM, STATIONS, type OwnTokens } from './codes.ts';
import type { Tables } from './tables.ts';

/** Tokens of one kind on one cell at most. */
const PER_CELL_LIMIT = 99;

/** Null in games without any. */
export function compileOwnTokens(
  { tokens = [], map }: TrainsDefinition,
  byLabel: ReadonlyMap<string, number>,
): OwnTokens | null {
  if (tokens.length === 0) return null;
  const start = new Int16Array(tokens.length * map.cells.length);
  for (const { at, kind, count } of map.tokens ?? []) {
    const index = tokens.findIndex(({ id }) => id === kind);
    start[index * map.cells.length + (byLabel.get(at) ?? 0)] += count;
  }
  return {
    ids: tokens.map(({ id }) => id),
    total: Int16Array.from(tokens, ({ total }) => total ?? 0),
    perCell: Int16Array.from(tokens, ({ perCell }) => perCell ?? PER_CELL_LIMIT),
    start,
  };
}

/** At the start of a game. */
export function layOwnTokens(t: Tables, s: State, { start }: OwnTokens): void {
  s.data.set(start, t.layout.ownTokens);
}

/** Where the number of tokens on a cell stands in the state. */
export function tokensAt(t: Tables, kind: number, cell: number): number {
  return t.layout.ownTokens + kind * t.cells + cell;
}

/** How many lie there, stations among them; or for how many stations a city has space. */
export function lyingAt(t: Tables, s: State, kind: number, cell: number): number {
  if (kind >= 0) return s.data[tokensAt(t, kind, cell)];
  const stations = s.data[t.layout.stations + cell];
  return kind === STATIONS ? stations : t.city[cell] - (kind === CITY_ROOM ? stations : 0);
}

/** How many are in stock; no limit is more than anybody needs. */
export function stockLeft(t: Tables, s: State, { total }: OwnTokens, kind: number): number {
  if (total[kind] === 0) return PER_CELL_LIMIT * t.cells;
  let left = total[kind];
  for (let c = 0; c < t.cells; c++) left -= s.data[tokensAt(t, kind, c)];
  return left;
}

export function changeTokens(
  t: Tables,
  s: State,
  { ids }: OwnTokens,
  seat: number,
  kind: number,
  cell: number,
  adds: boolean,
): void {
  s.data[tokensAt(t, kind, cell)] += adds ? 1 : -1;
  if (s.events !== null)
    log(s, { type: adds ? 'token' : 'take-token', seat, cell: t.labels[cell], token: ids[kind] });
}

/** In games that have such tokens. All of it is open information. */
export interface TokensView {
  /** By cell, then by kind. */
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many are in stock, of kinds of which there are only so many. */
  readonly tokensLeft?: Readonly<Record<string, number>>;
}

export function viewTokens(t: Tables, s: State, of: OwnTokens): TokensView {
  const lying = (cell: number): [string, number][] =>
    of.ids.flatMap((id, kind): [string, number][] => {
      const count = s.data[tokensAt(t, kind, cell)];
      return count > 0 ? [[id, count]] : [];
    });
  const cells = t.labels.map((label, cell) => [label, lying(cell)] as const);
  return {
    tokens: Object.fromEntries(
      cells.flatMap(([label, there]) => (there.length > 0 ? [[label, Object.fromEntries(there)]] : [])),
    ),
    tokensLeft: Object.fromEntries(
      of.ids.flatMap((id, kind) => (of.total[kind] === 0 ? [] : [[id, stockLeft(t, s, of, kind)]])),
    ),
  };
}
