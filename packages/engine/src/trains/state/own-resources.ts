// Resources that a pack declares: how many each seat has. Their counts are in the state only in games with cards that name them.
import type { State } from '../../core/state.ts';
import type { TrainsDefinition } from '../definition.ts';
import type { Resources } from './codes.ts';
import { log } from './events.ts';
import { AMOUNT_LIMIT } from './limits.ts';
import type { Tables } from './tables.ts';

/** Null in games without any. */
export function compileResources({ resources = [], cards }: TrainsDefinition): Resources | null {
  if (resources.length === 0) return null;
  const ids = resources.map(({ id }) => id);
  return {
    ids,
    start: Int16Array.from(resources, ({ start }) => start ?? 0),
    limit: Int16Array.from(resources, ({ limit }) => limit ?? AMOUNT_LIMIT),
    total: Int16Array.from(resources, ({ total }) => total ?? 0),
    costs: cards.some(({ alsoCosts }) => alsoCosts !== undefined)
      ? cards.map(({ alsoCosts = {} }) =>
          Object.entries(alsoCosts).map(([id, count]) => [ids.indexOf(id), count] as const),
        )
      : null,
    heard: false,
  };
}

/** At the start of a game, each in turn order gets as many as it begins with. */
export function giveResources(t: Tables, s: State, { ids, start }: Resources): void {
  for (let seat = 0; seat < t.seats; seat++)
    for (let resource = 0; resource < ids.length; resource++)
      s.data[resourceAt(t, seat, resource)] = mostToGet(t, s, seat, resource, start[resource]);
}

/** Whoever names a resource is in a game that has some. */
const resourcesOf = (t: Tables): Resources => t.resources as Resources;

/** Where the number that a seat has stands in the state. */
export function resourceAt(t: Tables, seat: number, resource: number): number {
  return t.layout.resources + seat * resourcesOf(t).ids.length + resource;
}

/** How many a seat has. */
export function resourceOf(t: Tables, s: State, seat: number, resource: number): number {
  return s.data[resourceAt(t, seat, resource)];
}

/** How many are in the supply; no limit is more than anybody needs. */
export function supplyOf(t: Tables, s: State, resource: number): number {
  let left = resourcesOf(t).total[resource];
  if (left === 0) return AMOUNT_LIMIT;
  for (let seat = 0; seat < t.seats; seat++) left -= resourceOf(t, s, seat, resource);
  return left;
}

/** As many of a number as the limit and the supply allow. */
export function mostToGet(t: Tables, s: State, seat: number, resource: number, count: number): number {
  const room = resourcesOf(t).limit[resource] - resourceOf(t, s, seat, resource);
  return Math.max(0, Math.min(count, room, supplyOf(t, s, resource)));
}

/** The resource that a seat lacks for buying a card of a kind, and how many it costs; undefined if it lacks none. */
export function lackFor(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
): readonly [resource: number, count: number] | undefined {
  const costs = t.resources?.costs ?? null;
  if (costs === null) return undefined;
  for (const cost of costs[kind]) if (resourceOf(t, s, seat, cost[0]) < cost[1]) return cost;
  return undefined;
}

/** A seat pays what it has; `cause` is the card that asks for it. */
export function payResource(
  t: Tables,
  s: State,
  seat: number,
  resource: number,
  count: number,
  cause: number,
): void {
  s.data[resourceAt(t, seat, resource)] -= count;
  if (count > 0 && s.events !== null)
    log(s, { type: 'pay-resource', seat, resource: resourcesOf(t).ids[resource], count, by: t.ids[cause] });
}

/** By id. */
export function viewResources(t: Tables, s: State, seat: number, { ids }: Resources): Record<string, number> {
  return Object.fromEntries(ids.map((id, resource) => [id, resourceOf(t, s, seat, resource)]));
}

/** Those in the supply, of resources with a limited number. */
export function viewSupply(t: Tables, s: State, { ids, total }: Resources): Record<string, number> {
  return Object.fromEntries(
    ids.flatMap((id, resource) => (total[resource] === 0 ? [] : [[id, supplyOf(t, s, resource)]])),
  );
}
