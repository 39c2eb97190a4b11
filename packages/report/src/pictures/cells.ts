// A map of few pixels, for a picture beside a sentence: cells shaded by a figure, and some that are marked.
import { centerOf, hexPath, mapBounds } from '@railwright/board/svg';
import type { HexMap } from '@railwright/engine';
import type { Drawing } from '../document/drawing.ts';
import { escaped } from './frame.ts';

export interface CellPicture {
  readonly label: string;
  readonly caption: string;
  /** From 0 to 1, by cell. */
  readonly levels?: ReadonlyMap<string, number>;
  /** Cells with a ring. */
  readonly marked: readonly string[];
  /** The same in words, a line each. */
  readonly lines: readonly string[];
}

/** Draws the whole map. */
export function cellPicture(map: HexMap, asked: CellPicture): Drawing {
  const { label, caption, lines } = asked;
  return {
    ...{ kind: 'drawing', caption },
    svg: () => cellSvg(map, asked),
    letters: () => [label, ...lines].join('\n'),
  };
}

function cellSvg(map: HexMap, { label, levels, marked, lines }: CellPicture): string {
  const { x, y, width, height } = mapBounds(map, { layers: { rewards: false } });
  const outline = (cell: HexMap['cells'][number], scale = 1): string =>
    hexPath(map.orientation, centerOf(map.orientation, cell), scale);
  const grounds = map.cells.map((cell) => outline(cell)).join('');
  const shades = map.cells.flatMap((cell) => {
    const level = levels?.get(cell.label);
    return level === undefined || level <= 0
      ? []
      : [
          `<path d="${outline(cell)}" fill="var(--accent)" fill-opacity="${(0.9 * Math.min(1, level)).toFixed(2)}"/>`,
        ];
  });
  const rings = map.cells
    .filter((cell) => marked.includes(cell.label))
    .map((cell) => outline(cell, 0.8))
    .join('');
  return [
    `<svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${escaped([label, ...lines].join('. '))}" style="width:100%;max-height:6rem">`,
    `<path d="${grounds}" fill="var(--panel)" stroke="var(--line)" stroke-width="2"/>`,
    ...shades,
    rings === '' ? '' : `<path d="${rings}" fill="none" stroke="var(--ink)" stroke-width="7"/>`,
    '</svg>',
  ].join('');
}
