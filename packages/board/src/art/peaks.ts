// The mountains of a cell.
import type { Point } from '@railwright/hex';
import { path, round } from './shape.ts';
import type { Shape } from './shape.ts';

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two ranges, for cells side by side. */
export const PEAKS_A: readonly Peak[] = [
  { x: -13, y: 13, width: 40, height: 36 },
  { x: 15, y: 19, width: 36, height: 28 },
];
export const PEAKS_B: readonly Peak[] = [
  { x: 13, y: 10, width: 38, height: 34 },
  { x: -17, y: 17, width: 32, height: 25 },
  { x: 4, y: 25, width: 26, height: 16 },
];

// A lit side, a side in shadow, snow on the high ones, hachures down the shadow.
export function peaks(center: Point, list: readonly Peak[], line: string): Shape[] {
  return list.flatMap(({ x, y, width, height }) => {
    const [left, foot, half] = [center.x + x - width / 2, center.y + y, width / 2];
    const [top, mid] = [foot - height, center.x + x];
    const at = (px: number, py: number): string => `${round(px)} ${round(py)}`;
    const ridge = `L${at(mid + half * 0.12, top + height * 0.35)}L${at(mid - half * 0.06, top + height * 0.62)}L${at(mid + half * 0.14, foot)}`;
    const cap = height * 0.3;
    return [
      path(`M${at(left, foot)}L${at(mid, top)}${ridge}Z`, { fill: '@gloss', opacity: 0.26 }),
      path(`M${at(mid, top)}${ridge}L${at(mid + half, foot)}Z`, { fill: line, opacity: 0.85 }),
      path(
        `M${at(mid - (half * cap) / height, top + cap)}L${at(mid, top)}L${at(mid + (half * cap) / height, top + cap)}L${at(mid + half * 0.1, top + cap * 0.72)}L${at(mid - half * 0.05, top + cap * 1.05)}Z`,
        { fill: '@gloss', opacity: 0.6 },
      ),
      path(`M${at(left, foot)}L${at(mid, top)}L${at(mid + half, foot)}`, {
        fill: 'none',
        stroke: line,
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    ];
  });
}
