// Small things on cells: the star of a remote location, stations, rail tokens, coins. Centered on (0, 0). Everything that has a
// meaning differs in shape, not in color alone.
import { circle, group, path, rect, round } from './shape.ts';
import type { Shape } from './shape.ts';

export const SEAT_LOOKS = 8;

/** The star of a remote location; its number is written over it. */
export function star(): Shape[] {
  return [
    path(starPath(17, 8.4), {
      fill: '@star',
      stroke: '@star-line',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  ];
}

/** A disc with a platform roof. */
export function station(): Shape[] {
  return [
    circle(0, 0, 7.2, { fill: '@token-rim' }),
    circle(0, 0, 6, { fill: '@station', stroke: '@station-line', 'stroke-width': 1.7 }),
    path('M-3.6-1.6h7.2l-1.1-1.7h-5zM-.8-1.6h1.6v3.8h1.6v1.3h-4.8v-1.3h1.6z', { fill: '@station-line' }),
  ];
}

/** A place for a station that is not built. */
export function stationSlot(): Shape[] {
  return [
    circle(0, 0, 5.4, {
      fill: '@halo',
      'fill-opacity': 0.8,
      stroke: '@station-line',
      'stroke-width': 1.1,
      'stroke-dasharray': '2 1.6',
    }),
  ];
}

/** The token of a seat: a color and an outline of its own. */
export function railToken(seat: number): Shape[] {
  const look = seat % SEAT_LOOKS;
  const d = TOKEN_PATHS[look] ?? CIRCLE;
  return [
    path(d, { fill: '@token-rim', stroke: '@token-rim', 'stroke-width': 4.4, 'stroke-linejoin': 'round' }),
    path(d, {
      fill: `@seat-${look}`,
      stroke: '@token-line',
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }),
  ];
}

/** Dashes in the middle of a seat's lines; empty for a plain line. */
export const TRACK_DASHES: readonly string[] = ['', '1 4', '6 4', '2 3', '8 3 1 3', '4 2', '1 2.5', '10 3'];

/** Coins to pay; the number is written over it. */
export function coin(): Shape[] {
  return [
    circle(0, 0, 6.8, { fill: '@coin', stroke: '@coin-line', 'stroke-width': 1.3 }),
    circle(0, 0, 5.3, { fill: 'none', stroke: '@coin-line', 'stroke-width': 0.6, 'stroke-opacity': 0.55 }),
  ];
}

/** Rails can never be laid here. */
export function closedMark(): Shape[] {
  return [
    circle(0, 0, 6.2, { fill: '@closed', stroke: '@token-rim', 'stroke-width': 1.2 }),
    rect(-3.6, -1.2, 7.2, 2.4, { fill: '@closed-ink' }),
  ];
}

/** A sign in the corner of a cell that an app points out. */
export function problemMark(kind: 'error' | 'warning' | 'info'): Shape[] {
  const outline = { error: polygonPath(8, 8.6, 22.5), warning: polygonPath(3, 10, -90), info: '' }[kind];
  const rim = { stroke: '@mark-rim', 'stroke-width': 1.6, 'stroke-linejoin': 'round', fill: `@${kind}` };
  const sign = {
    error: 'M-1.1-4.8h2.2L.8 1.4h-1.6zM-1.1 2.6h2.2v2.2h-2.2z',
    warning: 'M-1-4h2L.8 1.6h-1.6zM-1 2.6h2v2h-2z',
    info: 'M-1.1-1.4h2.2v6h-2.2zM-1.1-4.8h2.2v2.2h-2.2z',
  }[kind];
  return [
    outline === '' ? circle(0, 0, 8, rim) : path(outline, rim),
    group({}, [path(sign, { fill: '@mark-rim' })]),
  ];
}

function starPath(outer: number, inner: number): string {
  return pathOf(Array.from({ length: 10 }, (_, i) => onCircle(i % 2 === 0 ? outer : inner, -90 + i * 36)));
}

function polygonPath(corners: number, radius: number, turn: number): string {
  return pathOf(Array.from({ length: corners }, (_, i) => onCircle(radius, turn + (i * 360) / corners)));
}

function onCircle(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

const CIRCLE = 'M-5.2 0A5.2 5.2 0 1 0 5.2 0A5.2 5.2 0 1 0-5.2 0Z';
const TOKEN_PATHS: readonly string[] = [
  CIRCLE,
  'M-4.7-4.7H4.7V4.7H-4.7Z',
  polygonPath(3, 6.8, -90),
  polygonPath(4, 6.6, 0),
  polygonPath(6, 5.8, 0),
  'M-2-5.6H2V-2H5.6V2H2V5.6H-2V2H-5.6V-2H-2Z',
  starPath(7, 3.3),
  polygonPath(3, 6.8, 90),
];
