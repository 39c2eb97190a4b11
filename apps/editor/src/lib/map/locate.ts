// From a place in the text of a map file to the cell it speaks of: a letter of the picture, a place or a barrier of the lists.
import { edgeHexes, fromPicture } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { isMap, isScalar, isSeq } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { parsedText } from '../document/parsed.ts';
import { labelOf, type MapModel } from './model.ts';

export interface TextPlace {
  /** Both 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Finds cells by places in one text; made once for all problems of a file. */
export function cellFinder(text: string, model: MapModel): (at: TextPlace) => Hex | undefined {
  const { document, lines } = parsedText(text);
  const picture = pictureStart(document, text, lines);
  const placesByIndex = new Map([...model.places.values()].map((place) => [place.index, place]));
  const barriersByIndex = new Map([...model.barriers.values()].map((barrier) => [barrier.index, barrier]));
  return ({ line, column }) => {
    const offset = (lines.lineStarts[line - 1] ?? 0) + column - 1;
    if (picture && line >= picture.line && offset < picture.end) {
      const at = { line: line - picture.line, index: column - 1 - picture.indent };
      return at.index < 0 ? undefined : fromPicture(model.orientation, at, model.shift);
    }
    const place = placesByIndex.get(itemAt(document, 'places', offset));
    if (place) return { q: place.q, r: place.r };
    const index = itemAt(document, 'barriers', offset);
    const barrier = barriersByIndex.get(index);
    // A pair of cells that do not touch is no barrier on the map, but its first cell is somewhere to look.
    return barrier ? edgeHexes(barrier.edge)[0] : cellLabelled(document.getIn(['barriers', index, 0]), model);
  };
}

function cellLabelled(label: unknown, model: MapModel): Hex | undefined {
  for (const { q, r } of model.cells.values()) if (labelOf(model, { q, r }) === label) return { q, r };
  return undefined;
}

// The first line of the picture (1-based), where it ends, and how many blanks stand before each of its lines.
function pictureStart(
  document: Document,
  text: string,
  lines: LineCounter,
): { line: number; end: number; indent: number } | undefined {
  const node: unknown = document.get('terrain', true);
  if (!isScalar(node) || node.type !== 'BLOCK_LITERAL' || !node.range) return undefined;
  const line = lines.linePos(node.range[0]).line + 1;
  const first = text.slice(lines.lineStarts[line - 1] ?? text.length);
  return { line, end: node.range[1], indent: /^ */.exec(first)?.[0].length ?? 0 };
}

function itemAt(document: Document, key: string, offset: number): number {
  const list: unknown = document.get(key, true);
  if (!isSeq(list)) return -2;
  return list.items.findIndex((item) => {
    const range = isMap(item) || isSeq(item) || isScalar(item) ? item.range : undefined;
    return range !== undefined && range !== null && offset >= range[0] && offset <= range[1];
  });
}
