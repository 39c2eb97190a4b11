// A map in the editor: cells with their letters and places, barriers on edges. Immutable: a change returns a new model that shares the
// unchanged parts, so history and drawing can compare by reference.
import { edgeKey, formatLabel, hexNumber, toOffset } from '@railwright/hex';
import type { Edge, Hex, Orientation, Shift } from '@railwright/hex';
import { nameText } from '../../core/content/data.ts';
import type { NameText } from '../../core/content/data.ts';
import { language } from '../../core/words/words.ts';
import type { MapFeature } from './features.ts';
import type { MapRegion } from './regions.ts';

export interface MapCell extends Hex {
  /** Its letter in the picture: a terrain's, `C` or `*`. */
  readonly letter: string;
}

export interface MapPlace extends Hex {
  /** Position in the file's list, or -1 for a place that is not in the file yet. */
  readonly index: number;
  /** Number of stations it has room for. */
  readonly city?: number;
  /** Coins to pay, and points. */
  readonly remote?: number;
  readonly name?: NameText;
}

export interface MapBarrier {
  readonly edge: Edge;
  /** Position in the file's list, or -1. */
  readonly index: number;
  /** Whether the file names the cell that does not own the edge first. */
  readonly reversed?: boolean;
}

export interface MapModel {
  readonly orientation: Orientation;
  readonly shift: Shift;
  /** By `hexNumber`. */
  readonly cells: ReadonlyMap<number, MapCell>;
  /** By `hexNumber`. */
  readonly places: ReadonlyMap<number, MapPlace>;
  /** By `edgeKey`. */
  readonly barriers: ReadonlyMap<string, MapBarrier>;
  /** Links, one-way edges, routes and bonuses, list by list. */
  readonly features: readonly MapFeature[];
  readonly regions: readonly MapRegion[];
}

export function emptyModel(orientation: Orientation): MapModel {
  return {
    orientation,
    shift: 'odd',
    cells: new Map(),
    places: new Map(),
    barriers: new Map(),
    features: [],
    regions: [],
  };
}

export function cellAt(model: MapModel, h: Hex): MapCell | undefined {
  return model.cells.get(hexNumber(h));
}

export function placeAt(model: MapModel, h: Hex): MapPlace | undefined {
  return model.places.get(hexNumber(h));
}

export function hasBarrier(model: MapModel, edge: Edge | undefined): boolean {
  return edge !== undefined && model.barriers.has(edgeKey(edge));
}

/** As printed on the map, or undefined to the left of or above the first label. */
export function labelOf(model: Pick<MapModel, 'orientation' | 'shift'>, h: Hex): string | undefined {
  const at = toOffset(model.orientation, h, model.shift);
  return at.col < 0 || at.row < 0 ? undefined : formatLabel(model.orientation, at);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name within a line of text, isolated so that right-to-left names do not reorder what follows. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** The name with the text changed that is shown, and other languages kept; undefined if nothing is left. */
export function withNameText(name: NameText | undefined, text: string): NameText | undefined {
  if (name === undefined || typeof name === 'string') return text === '' ? undefined : text;
  return { ...name, [name[language] === undefined ? 'en' : language]: text === '' ? nameText(name) : text };
}
