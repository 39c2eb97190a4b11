// Marks on cells: the star of a remote location, stations, rail tokens, coins. Centered on (0, 0). Everything that has a
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

/** A dark disc with a platform roof, on any ground and any building. */
export function station(): Shape[] {
  return [
    circle(0, 0, 9.8, { fill: '@station' }),
    circle(0, 0, 8.2, { fill: '@station-line' }),
    path('M-5.4-2.4h10.8l-1.7-2.6h-7.4zM-1.2-2.4h2.4v5.6h2.4v2h-7.2v-2h2.4z', { fill: '@station' }),
  ];
}

/** A place for a station that is not built. */
export function stationSlot(): Shape[] {
  return [
    circle(0, 0, 7.4, {
      fill: '@halo',
      'fill-opacity': 0.8,
      stroke: '@station-line',
      'stroke-width': 1.4,
      'stroke-dasharray': '2.6 2',
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

/** Around a line of rails, the line in the color of its seat, and the dashes in its middle. */
export const TRACK_WIDTHS = { rim: 12.5, line: 9, dash: 2.4 } as const;
/** Dashes in the middle of a seat's lines; empty for a plain line. */
export const TRACK_DASHES: readonly string[] = ['', '1 7', '10 7', '3 5', '14 5 1 5', '7 3.5', '1 4', '18 5'];

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

const CIRCLE = 'M-6.8 0A6.8 6.8 0 1 0 6.8 0A6.8 6.8 0 1 0-6.8 0Z';
const TOKEN_PATHS: readonly string[] = [
  CIRCLE,
  'M-6.2-6.2H6.2V6.2H-6.2Z',
  polygonPath(3, 8.9, -90),
  polygonPath(4, 8.6, 0),
  polygonPath(6, 7.6, 0),
  'M-2.7-7.3H2.7V-2.7H7.3V2.7H2.7V7.3H-2.7V2.7H-7.3V-2.7H-2.7Z',
  starPath(9.2, 4.4),
  polygonPath(3, 8.9, 90),
];
