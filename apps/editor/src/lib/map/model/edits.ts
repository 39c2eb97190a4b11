// The edits that make a map's file match its model: the difference of two models as edits of a document, smallest first, so that everything else
// in the file keeps its bytes.
import type { DocumentEdit } from '@railwright/content';
import { compareEdge, edgeHexes } from '@railwright/hex';
import { listEdits } from './list-edits.ts';
import { labelOf } from './model.ts';
import type { MapBarrier, MapCell, MapModel, MapPlace } from './model.ts';
import type { MapFile } from './parse.ts';
import { formatPicture, patchPicture } from './picture.ts';

/**
 * `before` is the model of the current file, `lists` its lists. Every cell of `after` must have a label: move it to
 * the corner first.
 */
export function mapEdits(before: MapModel, after: MapModel, lists: MapFile['lists']): DocumentEdit[] {
  const relabelled = before.orientation !== after.orientation || before.shift !== after.shift;
  const picture = relabelled
    ? formatPicture(after)
    : patchPicture(lists.picture, after, changedCells(before, after));
  return [
    ...(picture === lists.picture ? [] : [{ path: ['terrain'], value: picture }]),
    ...(before.places === after.places && !relabelled ? [] : placeEdits(before, after, lists.places)),
    ...(before.barriers === after.barriers && !relabelled ? [] : barrierEdits(before, after, lists.barriers)),
  ];
}

function* changedCells(
  before: MapModel,
  after: MapModel,
): Generator<Pick<MapCell, 'q' | 'r'> & { letter?: string }> {
  for (const [key, cell] of after.cells) if (before.cells.get(key)?.letter !== cell.letter) yield cell;
  for (const [key, cell] of before.cells) if (!after.cells.has(key)) yield { q: cell.q, r: cell.r };
}

function placeEdits(before: MapModel, after: MapModel, length: number): DocumentEdit[] {
  const sets: DocumentEdit[] = [];
  const added: MapPlace[] = [];
  const old = new Map([...before.places.values()].map((place) => [place.index, place]));
  for (const place of after.places.values()) {
    const was = old.get(place.index);
    if (!was) {
      added.push(place);
      continue;
    }
    old.delete(place.index);
    const label = labelOf(after, place);
    if (label !== labelOf(before, was)) sets.push({ path: ['places', place.index, 'at'], value: label });
    for (const key of ['city', 'remote', 'name'] as const) {
      const path = ['places', place.index, key];
      if (place[key] === undefined && was[key] !== undefined) sets.push({ path, delete: true });
      else if (JSON.stringify(place[key]) !== JSON.stringify(was[key]))
        sets.push({ path, value: place[key] });
    }
  }
  const removed = [...old.keys()];
  added.sort((a, b) => a.r - b.r || a.q - b.q);
  const values = added.map((place) => ({
    at: labelOf(after, place),
    ...(place.city === undefined ? {} : { city: place.city }),
    ...(place.remote === undefined ? {} : { remote: place.remote }),
    ...(place.name === undefined ? {} : { name: place.name }),
  }));
  return [...sets, ...listEdits('places', length, values, removed)];
}

function barrierEdits(before: MapModel, after: MapModel, length: number): DocumentEdit[] {
  const sets: DocumentEdit[] = [];
  const added: MapBarrier[] = [];
  const old = new Map([...before.barriers.values()].map((barrier) => [barrier.index, barrier]));
  for (const barrier of after.barriers.values()) {
    const was = old.get(barrier.index);
    if (!was) {
      added.push(barrier);
      continue;
    }
    old.delete(barrier.index);
    const labels = barrierLabels(after, barrier);
    if (sameLabels(labels, barrierLabels(before, was))) continue;
    labels.forEach((label, i) => sets.push({ path: ['barriers', barrier.index, i], value: label }));
  }
  const removed = [...old.keys()];
  added.sort((a, b) => compareEdge(a.edge, b.edge));
  const values = added.map((barrier) => barrierLabels(after, barrier));
  return [...sets, ...listEdits('barriers', length, values, removed)];
}

function barrierLabels(model: MapModel, { edge, reversed }: MapBarrier): string[] {
  const labels = edgeHexes(edge).map((h) => labelOf(model, h) ?? '?');
  return reversed === true ? labels.reverse() : labels;
}

// A barrier may name its two cells in either order.
function sameLabels(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((label) => b.includes(label));
}
