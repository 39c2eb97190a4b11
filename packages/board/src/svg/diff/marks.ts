// What is new, changed or gone: each has a color, a shape and a sign of its own, so that no one needs the color.
import type { CellDefinition, HexMap } from '@railwright/engine';
import type { Point } from '@railwright/hex';
import { centerOf, hexPath } from '../../scene/geometry.ts';
import type { SvgWriter } from '../markup.ts';

/** Whether a thing is new, differs or is gone. */
export type Change = 'added' | 'changed' | 'removed';

interface Look {
  readonly color: string;
  /** Around the sign, which fits into a square of 24. */
  readonly shape: string;
  readonly sign: string;
  /** Of the outline of a cell. */
  readonly dashes: string;
}

const LOOKS: Readonly<Record<Change, Look>> = {
  added: {
    color: '@legal',
    shape: 'M-12 0A12 12 0 1 0 12 0A12 12 0 1 0-12 0Z',
    sign: 'M-6 0H6M0-6V6',
    dashes: '',
  },
  changed: {
    color: '@selected',
    shape: 'M0-14.5L14.5 0L0 14.5L-14.5 0Z',
    sign: 'M-5.5-2.6H5.5M-5.5 2.6H5.5M2.6-6L-2.6 6',
    dashes: '13 5',
  },
  removed: { color: '@error', shape: 'M-11-11H11V11H-11Z', sign: 'M-6 0H6', dashes: '4 5' },
};

export const colorOf = (change: Change): string => LOOKS[change].color;

/** The sign of a change around a point. */
export function badge(svg: SvgWriter, change: Change, { x, y }: Point, scale = 1): string {
  const { color, shape, sign } = LOOKS[change];
  const line = { fill: 'none', stroke: '@mark-rim', 'stroke-width': 2.6, 'stroke-linecap': 'round' };
  return svg.element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    svg.element('path', { d: shape, fill: color, stroke: '@mark-rim', 'stroke-width': 2 }) +
      svg.element('path', { d: sign, ...line }),
  );
}

const OUTLINE = 0.86;
const SPOT = { x: 26, y: -26 } as const;

/** A cell that differs, on one version of its map. */
export interface MarkedCell {
  readonly cell: CellDefinition;
  readonly change: Change;
  /** Whether this version lacks it. */
  readonly isMissing: boolean;
}

/** In units of the board. Small cells have a large sign in place of an outline. */
export function cellMarks(
  svg: SvgWriter,
  orientation: HexMap['orientation'],
  cells: readonly MarkedCell[],
  isSmall: boolean,
): string {
  return cells
    .map((marked) => {
      const center = centerOf(orientation, marked.cell);
      if (isSmall) return badge(svg, marked.change, center, 2.6);
      const spot = { x: center.x + SPOT.x, y: center.y + SPOT.y };
      return outline(svg, hexPath(orientation, center, OUTLINE), marked) + badge(svg, marked.change, spot);
    })
    .join('');
}

function outline(svg: SvgWriter, d: string, { change, isMissing }: MarkedCell): string {
  const { color, dashes } = LOOKS[change];
  const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
  const dashed = dashes !== '' && { 'stroke-dasharray': dashes };
  return [
    isMissing ? svg.element('path', { d, fill: '@halo', 'fill-opacity': 0.6 }) : '',
    svg.element('path', { ...line, stroke: '@mark-rim', 'stroke-width': 8.5 }),
    svg.element('path', { ...line, stroke: color, 'stroke-width': 5, ...dashed }),
  ].join('');
}
