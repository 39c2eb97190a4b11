// Finds the cell that a finding in a map file is about: a letter of the picture, or an entry in the lists of places and barriers.
import { readLeniently, type Path } from '@railwright/content';
import { edgeHexes, fromPicture } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { isData, listAt } from '../../core/content/data.ts';
import { labelOf, type MapModel } from './model.ts';

/** Finds cells by the paths of findings; made once per text, as a file can have many problems. */
export function cellFinder(text: string, model: MapModel): (path: Path | undefined) => Hex | undefined {
  const document = readLeniently(text);
  const placesByIndex = new Map([...model.places.values()].map((place) => [place.index, place]));
  const barriersByIndex = new Map([...model.barriers.values()].map((barrier) => [barrier.index, barrier]));
  return ([list, index, character] = []) => {
    if (typeof index !== 'number') return undefined;
    if (list === 'terrain')
      return typeof character === 'number'
        ? fromPicture(model.orientation, { line: index, index: character }, model.shift)
        : undefined;
    if (list === 'places') {
      const place = placesByIndex.get(index);
      return place && { q: place.q, r: place.r };
    }
    if (list !== 'barriers') return undefined;
    const barrier = barriersByIndex.get(index);
    // A barrier between cells that do not touch is not on the map, so show its first cell.
    return barrier ? edgeHexes(barrier.edge)[0] : cellLabelled(firstEnd(document?.data, index), model);
  };
}

/** The cell that a label such as B4 names. */
export function cellLabelled(label: unknown, model: MapModel): Hex | undefined {
  for (const { q, r } of model.cells.values()) if (labelOf(model, { q, r }) === label) return { q, r };
  return undefined;
}

/** The first cell that the barrier at an index of the list names. */
function firstEnd(data: unknown, index: number): unknown {
  const pair = isData(data) ? listAt(data, 'barriers')[index] : undefined;
  return Array.isArray(pair) ? (pair as unknown[])[0] : undefined;
}
