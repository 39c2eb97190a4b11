// Cell filters as codes: what the map decides becomes a mask, and what the game decides is looked at when it is asked.
import { WHO } from '../language/params.ts';
import type { Bounds, CellFilter, Near, TokenBounds } from '../language/values.ts';
import { forget, roomFor, spread } from '../state/reach.ts';
import { NONE } from '../state/tables.ts';
import {
  CITY_ROOM,
  CITY_SIZE,
  NO_BOUND,
  STATIONS,
  type CellCode,
  type NearCode,
  type TokenBound,
} from '../state/codes.ts';
import type { Scope } from './scope.ts';

/** The compiler's knowledge of the map: enough to turn cell filters into masks. */
export interface CellFacts {
  readonly terrain: readonly (string | undefined)[];
  readonly city: Int16Array;
  readonly remote: Int16Array;
  /** 1 for cells at the edge of the map. */
  readonly border: Uint8Array;
  /** The cells of each region of the map. */
  readonly regions: ReadonlyMap<string, ReadonlySet<number | undefined>>;
  /** Kinds of token of the pack's own, by id. */
  readonly tokenKinds: ReadonlyMap<string, number>;
  /** Ids of the resources of the pack's own. */
  readonly resources: readonly string[];
  readonly neighborStart: Int32Array;
  readonly neighbors: Int16Array;
}

/** Fields of a filter that count, like tokens. */
const COUNTED = [
  ['stations', STATIONS],
  ['size', CITY_SIZE],
  ['room', CITY_ROOM],
] as const;

/** The compiler of amounts in bounds. */
interface BoundCompiler {
  bounds(value: Bounds, scope: Scope): [atLeast: number, atMost: number];
  tokenKind(id: string): number;
}

export function compileCells(c: BoundCompiler, facts: CellFacts, value: CellFilter, scope: Scope): CellCode {
  const { terrain, city, remote } = facts;
  const inner = (cells: CellFilter): CellCode => compileCells(c, facts, cells, scope);
  const terrains = value.terrain === undefined ? undefined : [value.terrain].flat();
  const regions = value.region === undefined ? undefined : [value.region].flat();
  const mask = Uint8Array.from(terrain, (id, cell) => {
    if (value.border === true && facts.border[cell] === 0) return 0;
    if (regions?.some((region) => facts.regions.get(region)?.has(cell)) === false) return 0;
    if (terrains !== undefined && (id === undefined || !terrains.includes(id))) return 0;
    const place = city[cell] > 0 ? 'city' : remote[cell] > 0 ? 'remote' : 'none';
    if (city[cell] === 0 && (value.size ?? value.room) !== undefined) return 0;
    return value.place === undefined || value.place === place ? 1 : 0;
  });
  const rails = value.rails === undefined ? NONE : WHO.indexOf(value.rails);
  const not = value.not === undefined ? null : inner(value.not);
  const any = (value.any ?? []).map(inner);
  const near = value.near === undefined ? null : nearCode(c, value.near, inner, scope);
  const counted = (kind: number, { of = 'all', ...bounds }: TokenBounds): TokenBound => {
    const [atLeast, atMost] = c.bounds(bounds, scope);
    return { kind, who: WHO.indexOf(of), atLeast, atMost };
  };
  const tokens = [
    ...Object.entries(value.tokens ?? {}).map(([id, bounds]) => counted(c.tokenKind(id), bounds)),
    ...COUNTED.flatMap(([field, kind]) => {
      const bounds = value[field];
      return bounds === undefined ? [] : [counted(kind, bounds)];
    }),
  ];
  const connected =
    value.connected === undefined ? null : { of: inner(value.connected), search: roomFor(terrain.length) };
  const keep = (test: (cell: number) => boolean): void => {
    mask.forEach((_, cell) => {
      if (!test(cell)) mask[cell] = 0;
    });
  };
  const open = {
    not: not !== null && !isFixed(not),
    any: !any.every(isFixed),
    near: near !== null && !isNearFixed(near),
  };
  if (not && !open.not) keep((cell) => not.mask[cell] === 0);
  if (any.length > 0 && !open.any) keep((cell) => any.some((one) => one.mask[cell] === 1));
  if (near && !open.near) {
    const is = nearMask(facts, near);
    keep((cell) => is[cell]);
  }
  const more = {
    tokens,
    near: open.near ? near : null,
    connected,
    selection: value.in === undefined ? NONE : scope.cellSlot(value.in),
    any: open.any ? any : [],
    not: open.not ? not : null,
  };
  const asksMore =
    open.near || open.any || open.not || connected !== null || more.selection !== NONE || tokens.length > 0;
  return {
    mask,
    rails,
    more: asksMore ? more : null,
  };
}

function nearCode(
  c: BoundCompiler,
  { of, distance = { exactly: 1 } }: Near,
  inner: (cells: CellFilter) => CellCode,
  scope: Scope,
): NearCode {
  const [atLeast, atMost] = c.bounds(distance, scope);
  const code = inner(of);
  return { of: code, search: roomFor(code.mask.length), atLeast, atMost };
}

/** Whether the mask says all. */
function isFixed({ rails, more }: CellCode): boolean {
  return rails === NONE && more === null;
}

function isNearFixed({ of, atLeast, atMost }: NearCode): boolean {
  return isFixed(of) && [atLeast, atMost].every((bound) => bound === NO_BOUND || bound >= 0);
}

/** By cell whether it is near, where the map alone decides. */
function nearMask(facts: CellFacts, { of, atLeast, atMost }: NearCode): boolean[] {
  const cells = of.mask.length;
  const search = roomFor(cells);
  forget(search);
  let count = 0;
  of.mask.forEach((is, cell) => {
    if (is === 0) return;
    search.steps[cell] = 0;
    search.reached[count++] = cell;
  });
  spread(facts, search, count, atMost === NO_BOUND ? cells : atMost);
  return Array.from(search.steps, (n) =>
    n < 0 ? atMost === NO_BOUND : atLeast === NO_BOUND || n >= atLeast,
  );
}
