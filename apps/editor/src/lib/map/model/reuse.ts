// A newly parsed model shares equal parts with the previous one, so that only real changes are redrawn.
import type { MapModel } from './model.ts';

export function reuseParts(before: MapModel | undefined, next: MapModel): MapModel {
  if (!before || before.orientation !== next.orientation) return next;
  return {
    ...next,
    cells: share(before.cells, next.cells, (a, b) => a.letter === b.letter),
    places: share(
      before.places,
      next.places,
      (a, b) =>
        a.index === b.index &&
        a.city === b.city &&
        a.remote === b.remote &&
        JSON.stringify(a.name) === JSON.stringify(b.name),
    ),
    regions: sameRegions(before.regions, next.regions) ? before.regions : next.regions,
    features:
      JSON.stringify(before.features) === JSON.stringify(next.features) ? before.features : next.features,
  };
}

function sameRegions(before: MapModel['regions'], next: MapModel['regions']): boolean {
  const told = (regions: MapModel['regions']): string =>
    JSON.stringify(regions.map(({ cells, ...rest }) => [rest, [...cells.keys()].sort((a, b) => a - b)]));
  return told(before) === told(next);
}

// Keys are positions: the same key means the same cell.
function share<T>(
  before: ReadonlyMap<number, T>,
  next: ReadonlyMap<number, T>,
  same: (a: T, b: T) => boolean,
): ReadonlyMap<number, T> {
  const shared = new Map<number, T>();
  for (const [key, value] of next) {
    const old = before.get(key);
    shared.set(key, old !== undefined && same(old, value) ? old : value);
  }
  return shared;
}
