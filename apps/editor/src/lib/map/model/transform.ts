// Moving whole pieces of map: the corner where labels begin, pieces to copy, turn and paste, cropping.
import {
  addHex,
  directionVector,
  edgeAt,
  edgeHexes,
  edgeKey,
  fromOffset,
  hexNumber,
  shiftBy,
  toOffset,
  transformEdge,
  transformHex,
  vectorToCorner,
} from '@railwright/hex';
import type { Edge, Hex, Orientation, Transform } from '@railwright/hex';
import { paintCells } from './change.ts';
import { HOLE } from '../../core/content/letters.ts';
import { addFeatures, moveFeatures } from './features.ts';
import type { MapFeature } from './features.ts';
import { addRegions, moveRegions, regionsOn } from './regions.ts';
import type { PieceRegion } from './regions.ts';
import type { MapBarrier, MapCell, MapModel, MapPlace } from './model.ts';

/** Cells with everything on them, cut out of a map; the type requires every part of a map. */
export interface Piece extends Record<Exclude<keyof MapModel, 'shift'>, unknown> {
  readonly orientation: Orientation;
  readonly cells: readonly MapCell[];
  readonly places: readonly Omit<MapPlace, 'index'>[];
  readonly barriers: readonly Edge[];
  /** Those with all their cells in the piece. */
  readonly features: readonly Omit<MapFeature, 'index'>[];
  /** As far as they lie on its cells. */
  readonly regions: readonly PieceRegion[];
}

/** The model with everything on it moved by a transform of the lattice. */
function moveModel(model: MapModel, transform: Transform): MapModel {
  const cells = new Map<number, MapCell>();
  for (const cell of model.cells.values()) {
    const h = transformHex(transform, cell);
    cells.set(hexNumber(h), { ...h, letter: cell.letter });
  }
  const places = new Map<number, MapPlace>();
  for (const place of model.places.values()) {
    const h = transformHex(transform, place);
    places.set(hexNumber(h), { ...place, ...h });
  }
  const barriers = new Map<string, MapBarrier>();
  for (const barrier of model.barriers.values()) {
    const edge = transformEdge(transform, barrier.edge);
    barriers.set(edgeKey(edge), { ...barrier, edge });
  }
  return {
    ...model,
    cells,
    places,
    barriers,
    features: moveFeatures(model.features, transform),
    regions: moveRegions(model.regions, transform),
  };
}

/**
 * The model, moved if necessary so that each cell has a label, and the vector. Maps move only when they must: removing a cell
 * at the border changes no labels.
 */
export function withLabels(model: MapModel): { model: MapModel; by: Hex } {
  const none = { q: 0, r: 0 };
  const outside = (h: Hex): boolean => {
    const at = toOffset(model.orientation, h, model.shift);
    return at.col < 0 || at.row < 0;
  };
  const cells = [...model.cells.values()];
  if (!cells.some(outside)) return { model, by: none };
  // The corner stays where it is in directions in which nothing lies beyond it.
  const corner = fromOffset(model.orientation, { col: 0, row: 0 }, model.shift);
  const by = vectorToCorner(model.orientation, [...cells, corner]);
  return { model: { ...moveModel(model, shiftBy(by)), shift: 'odd' }, by };
}

/** The smallest frame: the map moved so that its first row and column are the first of the grid, and the vector. */
export function trimModel(model: MapModel): { model: MapModel; by: Hex } {
  const by = vectorToCorner(model.orientation, [...model.cells.values()]);
  return { model: { ...moveModel(model, shiftBy(by)), shift: 'odd' }, by };
}

export function cutPiece(model: MapModel, cells: Iterable<Hex>): Piece {
  const keys = new Set<number>();
  const found: MapCell[] = [];
  const places: Omit<MapPlace, 'index'>[] = [];
  for (const h of cells) {
    const key = hexNumber(h);
    const cell = model.cells.get(key);
    if (!cell || keys.has(key)) continue;
    keys.add(key);
    found.push(cell);
    const place = model.places.get(key);
    if (place) {
      const { index: _, ...rest } = place;
      places.push(rest);
    }
  }
  const barriers = [...model.barriers.values()]
    .map(({ edge }) => edge)
    .filter((edge) => edgeHexes(edge).every((h) => keys.has(hexNumber(h))));
  const features = model.features
    .filter((feature) => feature.cells.every((h) => keys.has(hexNumber(h))))
    .map(({ index: _, ...rest }) => rest);
  const regions = regionsOn(model.regions, keys);
  return { orientation: model.orientation, cells: found, places, barriers, features, regions };
}

export function movePiece(piece: Piece, transform: Transform): Piece {
  const move = <T extends Hex>(thing: T): T => ({ ...thing, ...transformHex(transform, thing) });
  return {
    orientation: piece.orientation,
    cells: piece.cells.map(move),
    places: piece.places.map(move),
    barriers: piece.barriers.map((edge) => transformEdge(transform, edge)),
    features: piece.features.map((feature) => ({ ...feature, cells: feature.cells.map(move) })),
    regions: piece.regions.map((region) => ({ ...region, cells: region.cells.map(move) })),
  };
}

/**
 * Puts a piece on the map: its cells replace cells, with their places and tokens, the barriers between them, and links and the
 * like. Its cells join its regions and stay in their present ones.
 */
export function pastePiece(model: MapModel, piece: Piece): MapModel {
  const cells = new Map(model.cells);
  const places = new Map(model.places);
  const barriers = new Map(model.barriers);
  const keys = new Set(piece.cells.map(hexNumber));
  for (const cell of piece.cells) {
    const key = hexNumber(cell);
    cells.set(key, cell);
    places.delete(key);
    for (let d = 0; d < 3; d++) {
      if (keys.has(hexNumber(addHex(cell, directionVector(d))))) barriers.delete(edgeKey(edgeAt(cell, d)));
    }
  }
  for (const place of piece.places) places.set(hexNumber(place), { ...place, index: -1 });
  for (const edge of piece.barriers) barriers.set(edgeKey(edge), { edge, index: -1 });
  const features = addFeatures(
    model.features.filter(
      ({ list, cells: at }) => list !== 'tokens' || !at.some((h) => keys.has(hexNumber(h))),
    ),
    piece.features.map((feature) => ({ ...feature, index: -1 })),
  );
  return { ...model, cells, places, barriers, features, regions: addRegions(model.regions, piece.regions) };
}

/**
 * The map with these cells moved elsewhere. Places and barriers keep their lines in the file, and features that end on one of
 * the cells, such as links, move their ends with it.
 */
export function moveCells(model: MapModel, taken: Iterable<Hex>, transform: Transform): MapModel {
  const piece = cutPiece(model, taken);
  const keys = new Set(piece.cells.map(hexNumber));
  const moved = pastePiece(paintCells(model, piece.cells, HOLE), movePiece(piece, transform));
  const places = new Map(moved.places);
  for (const place of piece.places) {
    const h = transformHex(transform, place);
    const old = model.places.get(hexNumber(place));
    if (old) places.set(hexNumber(h), { ...old, ...h });
  }
  const barriers = new Map(moved.barriers);
  for (const from of piece.barriers) {
    const edge = transformEdge(transform, from);
    const old = model.barriers.get(edgeKey(from));
    if (old) barriers.set(edgeKey(edge), { ...old, edge });
  }
  return {
    ...moved,
    places,
    barriers,
    features: moveFeatures(model.features, transform, keys),
    regions: moveRegions(model.regions, transform, keys),
  };
}

/** Everything outside a frame of `columns` by `rows` from a corner cell: the losses from cropping. */
export function cellsOutside(
  model: MapModel,
  frame: { readonly col: number; readonly row: number; readonly columns: number; readonly rows: number },
): MapCell[] {
  return [...model.cells.values()].filter((cell) => {
    const { col, row } = toOffset(model.orientation, cell, model.shift);
    return (
      col < frame.col || row < frame.row || col >= frame.col + frame.columns || row >= frame.row + frame.rows
    );
  });
}
