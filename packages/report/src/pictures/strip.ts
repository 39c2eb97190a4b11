// Values with their intervals, one below the other, small enough to stand beside a sentence. As SVG for pages, in letters for plain text.
import type { Drawing } from '../document/drawing.ts';
import { escaped } from './frame.ts';

export interface StripRow {
  readonly name: string;
  /** After the name, never cut: ` (4)`. */
  readonly aside?: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Strip {
  /** The subject of all rows, for those who cannot see the picture. */
  readonly label: string;
  readonly caption: string;
  readonly rows: readonly StripRow[];
  /** A value to hold the rows against: even chances, a target. */
  readonly line?: number | undefined;
  readonly format: (value: number) => string;
}

const LEAST_LEFT = 108;
/** Of a letter of a name. */
const LETTER = 6.5;
const INSIDE = 110;
/** For the value at the end. */
const AFTER = 42;
const ROW = 20;
/** Longer names are cut, before what belongs to them in brackets. */
const MOST_LETTERS = 20;

function shortened({ name, aside = '' }: StripRow): string {
  const most = MOST_LETTERS - aside.length;
  return (name.length > most ? `${name.slice(0, most - 1)}…` : name) + aside;
}

function scaleOf({ rows, line }: Strip, from: number, to: number): (value: number) => number {
  const all = rows.flatMap(({ value, low, high }) => [value, low, high]).concat(line ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return (value) => from + ((value - least) / (most - least || 1)) * (to - from);
}

/** A small picture of values with intervals; undefined without rows. */
export function strip(asked: Strip): Drawing | undefined {
  if (asked.rows.length === 0) return undefined;
  return {
    kind: 'drawing',
    caption: asked.caption,
    svg: () => stripSvg(asked),
    letters: () => stripLetters(asked),
  };
}

function stripSvg(asked: Strip): string {
  const { label, rows, line, format } = asked;
  const names = rows.map(shortened);
  const left = Math.max(LEAST_LEFT, 10 + LETTER * Math.max(...names.map(({ length }) => length)));
  const width = left + INSIDE + AFTER;
  const scale = scaleOf(asked, left + 4, left + INSIDE - 4);
  const x = (value: number): string => scale(value).toFixed(1);
  const height = rows.length * ROW + 4;
  const told = rows.map(
    ({ name, aside = '', value, low, high }) =>
      `${name}${aside} ${format(value)} (${format(low)} to ${format(high)})`,
  );
  const reference =
    line === undefined
      ? ''
      : `<line x1="${x(line)}" x2="${x(line)}" y1="0" y2="${height}" stroke="var(--ink)" stroke-dasharray="4 3"/>`;
  const parts = rows.map(({ value, low, high }, i) => {
    const y = i * ROW + ROW / 2 + 2;
    return [
      `<text x="${left - 6}" y="${y + 4}" text-anchor="end" fill="var(--ink)" font-size="11">${escaped(names[i] ?? '')}</text>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="var(--accent)" stroke-width="3"/>`,
      `<circle cx="${x(value)}" cy="${y}" r="5" fill="var(--accent)"/>`,
      `<text x="${width}" y="${y + 4}" text-anchor="end" fill="var(--ink)" font-weight="600">${escaped(format(value))}</text>`,
    ].join('');
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`${label}: ${told.join('; ')}`)}" font-size="12" font-family="system-ui, sans-serif" style="width:100%;max-width:22rem;height:auto">${reference}${parts.join('')}</svg>`;
}

const COLUMNS = 30;

/** `Going first   ┆    ──●──  43.8%`: a line, an interval and the value in it. */
function stripLetters(asked: Strip): string {
  const { label, rows, line, format } = asked;
  const column = scaleOf(asked, 0, COLUMNS - 1);
  const at = (value: number): number => Math.round(column(value));
  const lines = rows.map((row) => {
    const { value, low, high } = row;
    const signs: string[] = Array.from({ length: COLUMNS }, (_, i) =>
      i >= at(low) && i <= at(high) ? '─' : ' ',
    );
    if (line !== undefined) signs[at(line)] = '┆';
    signs[at(value)] = '●';
    return `${shortened(row).padEnd(MOST_LETTERS)} ${signs.join('')} ${format(value)} (${format(low)} to ${format(high)})`;
  });
  return [label, ...lines].join('\n');
}
