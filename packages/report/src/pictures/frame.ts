// The frame of a picture as SVG, in the colours of the page around it: axes with their texts. Pictures are as narrow as a phone, so that
// their text stays legible there.
export const WIDTH = 360;
const HEIGHT = 300;
export const LEFT = 44;
export const RIGHT = 20;
export const TOP = 14;
const BOTTOM = 40;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Span = readonly [from: number, to: number];

export interface Axes {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** Where the plot ends, and what lies below it begins. */
  readonly bottom: number;
}

/** Between the values given; `more` makes the picture higher. */
export function axesOf(x: Span, y: Span, more = 0): Axes {
  const scale = (value: number, [from, to]: Span, low: number, high: number): number =>
    low + ((value - from) / (to - from || 1)) * (high - low);
  const bottom = HEIGHT + more - BOTTOM;
  return {
    x: (value) => Math.round(scale(value, x, LEFT, WIDTH - RIGHT) * 10) / 10,
    y: (value) => Math.round(scale(value, y, bottom, TOP) * 10) / 10,
    bottom,
  };
}

interface Frame {
  /** A description of the picture, for those who cannot see it. */
  readonly label: string;
  readonly axes: Axes;
  readonly across: readonly (readonly [at: number, text: string])[];
  readonly up: readonly (readonly [at: number, text: string])[];
  readonly acrossTitle: string;
}

export function framed({ label, axes, across, up, acrossTitle }: Frame, content: string): string {
  const { x, y, bottom } = axes;
  const lines = up.map(
    ([at, text]) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(at)}" y2="${y(at)}" stroke="var(--line)"/>` +
      `<text x="${LEFT - 6}" y="${y(at) + 4}" text-anchor="end" fill="var(--soft)">${escaped(text)}</text>`,
  );
  const ticks = across.map(
    ([at, text]) =>
      `<text x="${x(at)}" y="${bottom + 16}" text-anchor="middle" fill="var(--soft)">${escaped(text)}</text>`,
  );
  const title = `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${bottom + 34}" text-anchor="middle" fill="var(--soft)">${escaped(acrossTitle)}</text>`;
  return `<svg viewBox="0 0 ${WIDTH} ${bottom + BOTTOM}" role="img" aria-label="${escaped(label)}" font-size="12" font-family="system-ui, sans-serif" style="width:100%;max-width:34rem;height:auto">${[...lines, ...ticks, title].join('')}${content}</svg>`;
}
