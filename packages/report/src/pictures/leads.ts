// How safe a lead is over the course of a game: how often the leader at each tenth of it wins. As SVG for pages, as bars for plain text.
import type { PanelResult } from '@railwright/playtest';
import { percentRange, rounded } from '../figures-text.ts';
import { axesOf, framed, LEFT, RIGHT, WIDTH } from './frame.ts';

type Leads = Pick<PanelResult, 'leads' | 'seats'>;

const QUARTERS = [0, 0.25, 0.5, 0.75, 1].map((at): [number, string] => [at, rounded(at)]);

const pointsOf = (leads: Leads['leads']) =>
  leads.map(({ value, low, high }, i) => ({ at: (i + 1) / leads.length, share: value, low, high }));

export function leadPicture({ leads, seats }: Leads): string {
  const points = pointsOf(leads);
  const axes = axesOf([0, 1], [0, 1]);
  const { x, y } = axes;
  const even = 1 / seats;
  const path = points.map(({ at, share }) => `${x(at)},${y(share)}`).join(' ');
  const band = [
    ...points.map(({ at, high }) => `${x(at)},${y(high)}`),
    ...points.toReversed().map(({ at, low }) => `${x(at)},${y(low)}`),
  ].join(' ');
  const label = `How often the leader wins: ${points.map(({ at, share }) => `after ${rounded(at)} of the turns ${rounded(share)}`).join(', ')}; ${rounded(even)} would be even.`;
  return framed(
    { label, axes, across: QUARTERS, up: QUARTERS, acrossTitle: 'turns played' },
    [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(even)}" y2="${y(even)}" stroke="var(--ink)" stroke-dasharray="4 3"/>`,
      `<polygon points="${band}" fill="var(--accent)" fill-opacity="0.2"/>`,
      `<polyline points="${path}" fill="none" stroke="var(--accent)" stroke-width="2.5"/>`,
      ...points.map(
        ({ at, share, ...ends }) =>
          `<circle cx="${x(at)}" cy="${y(share)}" r="3.5" fill="var(--accent)"><title>After ${rounded(at)} of the turns: ${rounded(share)} (${percentRange(ends)})</title></circle>`,
      ),
    ].join(''),
  );
}

const BAR = 40;

/** A line for each tenth, with its figure, and a sign at even chances. */
export function leadBars({ leads, seats }: Leads): string {
  const even = Math.round(BAR / seats);
  const lines = pointsOf(leads).map(({ at, share, ...ends }) => {
    const full = Math.round(share * BAR);
    const bar = Array.from({ length: BAR }, (_, i) => (i < full ? '█' : i === even ? '┆' : ' ')).join('');
    return `${rounded(at).padStart(4)} ${bar} ${(share * 100).toFixed(1).padStart(5)}% (${percentRange(ends)})`;
  });
  return ['turns played, and how often the leader wins (95% intervals)', ...lines].join('\n');
}
