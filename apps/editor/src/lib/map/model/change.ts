// Changes of a model, each returning a new one: painting cells, setting places and barriers. A change without effect returns the same
// model.
import { edgeHexes, edgeKey, edgesOf, hexNumber } from '@railwright/hex';
import type { Edge, Hex } from '@railwright/hex';
import { CITY, HOLE, REMOTE } from '../../core/content/letters.ts';
import { withoutFeaturesOn } from './features.ts';
import type { MapBarrier, MapCell, MapModel, MapPlace } from './model.ts';
import { withoutCells } from './regions.ts';

/** The defaults of a new place. */
const NEW_CITY = { city: 1 } as const;
const NEW_REMOTE = { remote: 2 } as const;

/**
 * Gives cells a letter; `.` removes them with their places, the barriers around, and links, routes and the
 * like that end there. Painting a city over a city
 * keeps it, painting ground over a place removes the place.
 */
export function paintCells(model: MapModel, cells: Iterable<Hex>, letter: string): MapModel {
  const next = new Map(model.cells);
  const places = new Map(model.places);
  const barriers = new Map(model.barriers);
  const gone = new Set<number>();
  let [changed, placesChanged, barriersChanged] = [false, false, false];
  for (const { q, r } of cells) {
    const key = hexNumber({ q, r });
    const old = next.get(key);
    const placed = (letter !== CITY && letter !== REMOTE) || places.has(key);
    if (letter === HOLE ? !old : old?.letter === letter && placed) continue;
    changed = true;
    if (letter === HOLE) {
      next.delete(key);
      gone.add(key);
      placesChanged = places.delete(key) || placesChanged;
      for (const edge of edgesOf({ q, r }))
        barriersChanged = barriers.delete(edgeKey(edge)) || barriersChanged;
      continue;
    }
    next.set(key, { q, r, letter });
    const place = places.get(key);
    if (letter !== CITY && letter !== REMOTE) {
      placesChanged = places.delete(key) || placesChanged;
    } else if (letter === CITY && place?.city === undefined) {
      places.set(key, turnPlace(place, { q, r }, NEW_CITY));
      placesChanged = true;
    } else if (letter === REMOTE && place?.remote === undefined) {
      places.set(key, turnPlace(place, { q, r }, NEW_REMOTE));
      placesChanged = true;
    }
  }
  // Unchanged parts stay the same object and are not examined again.
  return changed
    ? {
        ...model,
        cells: next,
        places: placesChanged ? places : model.places,
        barriers: barriersChanged ? barriers : model.barriers,
        features: withoutFeaturesOn(model.features, gone),
        regions: withoutCells(model.regions, gone),
      }
    : model;
}

function turnPlace(
  old: MapPlace | undefined,
  h: Hex,
  value: { city: number } | { remote: number },
): MapPlace {
  return {
    q: h.q,
    r: h.r,
    index: old?.index ?? -1,
    ...value,
    ...(old?.name === undefined ? {} : { name: old.name }),
  };
}

/** Puts a place on its cell, giving the cell the letter that goes with it. */
export function putPlace(model: MapModel, place: MapPlace): MapModel {
  const key = hexNumber(place);
  const letter = place.city === undefined ? REMOTE : CITY;
  const cell: MapCell = { q: place.q, r: place.r, letter };
  const same = model.cells.get(key)?.letter === letter;
  return {
    ...model,
    cells: same ? model.cells : new Map(model.cells).set(key, cell),
    places: new Map(model.places).set(key, place),
  };
}

/** Draws or takes away barriers. Only edges between two existing cells can have one. */
export function setBarriers(model: MapModel, edges: Iterable<Edge>, on: boolean): MapModel {
  const barriers = new Map<string, MapBarrier>(model.barriers);
  let changed = false;
  for (const edge of edges) {
    const key = edgeKey(edge);
    if (barriers.has(key) === on) continue;
    if (on && !edgeHexes(edge).every((h) => model.cells.has(hexNumber(h)))) continue;
    changed = true;
    if (on) barriers.set(key, { edge, index: -1 });
    else barriers.delete(key);
  }
  return changed ? { ...model, barriers } : model;
}
