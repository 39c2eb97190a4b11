// The buildings of a city: one for each station there may be. Three kinds that differ in outline as well as in color.
import { group, path, rect, round } from './shape.ts';
import type { Shape } from './shape.ts';

type Kind = 'house' | 'tower' | 'block';

const WIDTHS: Readonly<Record<Kind, number>> = { house: 18, tower: 14, block: 19 };
const GAP = 2.5;
/** Wider rows are drawn smaller. */
const WIDEST = 66;
/** Larger numbers look alike; the number is next to them. */
export const MOST_BUILDINGS = 6;

const ROWS: readonly (readonly Kind[])[] = [
  [],
  ['house'],
  ['block', 'house'],
  ['house', 'tower', 'block'],
  ['house', 'tower', 'block', 'house'],
  ['house', 'block', 'tower', 'block', 'house'],
  ['house', 'block', 'tower', 'tower', 'block', 'house'],
];

export interface Skyline {
  readonly shapes: readonly Shape[];
  /** Where a station stands, from the middle of the ground: one for each building drawn. */
  readonly doors: readonly number[];
}

/** Buildings side by side on the ground line y = 0, centered on x = 0. */
export function skyline(size: number): Skyline {
  const kinds = ROWS[Math.min(Math.max(0, Math.trunc(size)), MOST_BUILDINGS)] ?? [];
  const total = kinds.reduce((sum, kind) => sum + WIDTHS[kind], 0) + GAP * Math.max(0, kinds.length - 1);
  const scale = Math.min(1, WIDEST / Math.max(1, total));
  let x = -total / 2;
  const doors: number[] = [];
  const buildings = kinds.map((kind) => {
    const center = round(x + WIDTHS[kind] / 2);
    x += WIDTHS[kind] + GAP;
    doors.push(round(center * scale));
    return group({ transform: `translate(${center} 0)` }, DRAW[kind]());
  });
  const street = path(`M${round(-total / 2 - 3)} 0H${round(total / 2 + 3)}`, {
    stroke: '@ground',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
  return {
    shapes:
      kinds.length === 0 ? [] : [group({ transform: `scale(${round(scale)})` }, [...buildings, street])],
    doors,
  };
}

const DRAW: Readonly<Record<Kind, () => Shape[]>> = {
  house: () => [
    rect(-7.5, -13, 15, 13, { fill: '@wall' }),
    rect(2, -13, 5.5, 13, { fill: '@roof', opacity: 0.22 }),
    path('M-9.5-12L0-21.5L9.5-12Z', { fill: '@roof', stroke: '@roof', 'stroke-linejoin': 'round' }),
    path('M-5-10h3.6v4H-5zM1.6-10h3.6v4H1.6zM-1.7-4.6h3.4V0h-3.4z', { fill: '@window' }),
  ],
  tower: () => [
    rect(-6.5, -25, 13, 25, { fill: '@wall-tall' }),
    rect(2, -25, 4.5, 25, { fill: '@roof', opacity: 0.25 }),
    path('M-8-27h16v3h-16zM-.7-30h1.4v4H-.7z', { fill: '@roof' }),
    path(windows([-4.4, -1.2, 2], [-21.8, -17.4, -13, -8.6], 2.2, 2.8), { fill: '@window' }),
    rect(-1.8, -4.4, 3.6, 4.4, { fill: '@window' }),
  ],
  block: () => [
    rect(-9, -19, 18, 19, { fill: '@wall-wide' }),
    rect(4, -19, 5, 19, { fill: '@roof', opacity: 0.22 }),
    path('M-10.5-21h21v3h-21z', { fill: '@roof' }),
    path(windows([-6.8, -1.7, 3.4], [-15.5, -10], 3.4, 3.4), { fill: '@window' }),
    path('M-6.8-4.6h3.4V0h-3.4zM-1.7-4.6h3.4V0h-3.4zM3.4-4.6h3.4V0H3.4z', { fill: '@window' }),
  ],
};

function windows(xs: readonly number[], ys: readonly number[], width: number, height: number): string {
  return ys.flatMap((y) => xs.map((x) => `M${x} ${y}h${width}v${height}h${-width}z`)).join('');
}
