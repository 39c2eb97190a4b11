// From a finding in a map file to the cell it speaks of: a letter of the picture, a place or a barrier of the lists.
import type { Diagnostic } from '@railwright/content';
import { edgeHexes, fromPicture } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { isScalar } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { parsedText } from '../../core/document/parsed.ts';
import { labelOf, type MapModel } from './model.ts';

/** Finds cells by what findings in one text are about; made once for all problems of a file. */
export function cellFinder(
  text: string,
  model: MapModel,
): (finding: Pick<Diagnostic, 'path' | 'start'>) => Hex | undefined {
  const { document, lines } = parsedText(text);
  const picture = pictureStart(document, text, lines);
  const placesByIndex = new Map([...model.places.values()].map((place) => [place.index, place]));
  const barriersByIndex = new Map([...model.barriers.values()].map((barrier) => [barrier.index, barrier]));
  return ({ path: [list, index] = [], start }) => {
    if (list === 'terrain' && picture && start.line >= picture.line) {
      const at = { line: start.line - picture.line, index: start.column - 1 - picture.indent };
      return at.index < 0 ? undefined : fromPicture(model.orientation, at, model.shift);
    }
    if (typeof index !== 'number') return undefined;
    if (list === 'places') {
      const place = placesByIndex.get(index);
      return place && { q: place.q, r: place.r };
    }
    if (list !== 'barriers') return undefined;
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
): { line: number; indent: number } | undefined {
  const node: unknown = document.get('terrain', true);
  if (!isScalar(node) || node.type !== 'BLOCK_LITERAL' || !node.range) return undefined;
  const line = lines.linePos(node.range[0]).line + 1;
  const first = text.slice(lines.lineStarts[line - 1] ?? text.length);
  return { line, indent: /^ */.exec(first)?.[0].length ?? 0 };
}
