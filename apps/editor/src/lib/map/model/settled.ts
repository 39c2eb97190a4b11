// Computes the result of reparsing a map's text without parsing it, for edits that only draw ground and add or remove whole list items,
// as nearly every stroke does. On large maps, parsing takes most of a frame. Undefined for all other edits.
import type { DocumentEdit } from '@railwright/content';
import { edgeHexes } from '@railwright/hex';
import { labelOf } from './model.ts';
import type { MapBarrier, MapModel, MapPlace } from './model.ts';
import type { MapFile } from './parse.ts';

/** `model` is the model of `file` after the edits. */
export function settledFile(
  file: MapFile,
  model: MapModel,
  edits: readonly DocumentEdit[],
): MapFile | undefined {
  const { lists } = file;
  const relabelled = model.shift !== file.model.shift || model.orientation !== file.model.orientation;
  if (relabelled || model.cells.size === 0) return undefined;
  let { picture } = lists;
  const places = new ListChange(lists.places);
  const barriers = new ListChange(lists.barriers);
  for (const edit of edits) {
    const [key] = edit.path;
    const list = key === 'places' ? places : key === 'barriers' ? barriers : undefined;
    if (list) {
      if (!list.take(edit)) return undefined;
    } else if (key === 'terrain' && 'value' in edit && typeof edit.value === 'string') {
      picture = edit.value;
    } else return undefined;
  }
  // Items that the model leaves out, such as a second place on a cell, appear only when the text is parsed.
  if (places.changed && lists.places !== file.model.places.size) return undefined;
  if (barriers.changed && lists.barriers !== file.model.barriers.size) return undefined;
  return {
    ...file,
    lists: { picture, places: places.length, barriers: barriers.length },
    model:
      places.changed || barriers.changed
        ? {
            ...model,
            places: places.changed ? settledPlaces(model, places) : model.places,
            barriers: barriers.changed ? settledBarriers(model, barriers) : model.barriers,
          }
        : model,
  };
}

function settledPlaces(model: MapModel, list: ListChange): Map<number, MapPlace> {
  const settled = new Map<number, MapPlace>();
  for (const [key, place] of model.places) {
    const index = list.position(place.index, labelOf(model, place) ?? '');
    settled.set(key, index === place.index ? place : { ...place, index });
  }
  return settled;
}

function settledBarriers(model: MapModel, list: ListChange): Map<string, MapBarrier> {
  const settled = new Map<string, MapBarrier>();
  for (const [key, barrier] of model.barriers) {
    const name = edgeHexes(barrier.edge).map((h) => labelOf(model, h));
    const index = list.position(barrier.index, name.join(' '));
    const same = index === barrier.index;
    settled.set(key, same ? barrier : { ...barrier, index, reversed: barrier.reversed === true });
  }
  return settled;
}

/** Items removed from a list, and items appended to it. */
class ListChange {
  readonly #before: number;
  readonly #removed: number[] = [];
  readonly #added = new Map<string, number>();

  constructor(before: number) {
    this.#before = before;
  }

  get changed(): boolean {
    return this.#removed.length > 0 || this.#added.size > 0;
  }

  get length(): number {
    return this.#before - this.#removed.length + this.#added.size;
  }

  /** Whether the edit is of this kind. */
  take(edit: DocumentEdit): boolean {
    const [, index] = edit.path;
    if (edit.path.length !== 2 || typeof index !== 'number') return false;
    if ('delete' in edit) {
      this.#removed.push(index);
      return true;
    }
    const name = itemName(edit.value);
    if (name !== undefined) this.#added.set(name, this.#added.size);
    return name !== undefined;
  }

  /** The position of an item afterwards; `index` is its old position, -1 for a new one, which is identified by its labels. */
  position(index: number, name: string): number {
    if (index >= 0) return index - this.#removed.filter((gone) => gone < index).length;
    return this.#before - this.#removed.length + (this.#added.get(name) ?? 0);
  }
}

// A place has one label, a barrier two. Names of places need YAML parsing, so they are read.
function itemName(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'object' || value === null || 'name' in value || !('at' in value)) return undefined;
  return typeof value.at === 'string' ? value.at : undefined;
}
