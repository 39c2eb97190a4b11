// The worth of cards against their cost, in letters: for terminals and for Markdown, whose pictures are files of their own.
import type { PanelResult } from '@railwright/playtest';
import { rounded } from '../figures-text.ts';
import { placeNames } from './names.ts';
import { spansOf, spotsOf } from './worth.ts';

const COLUMNS = 72;
const ROWS = 16;
/** More spots make the picture higher. */
const MOST_SPOTS = 12;
const LEFT = 6;
const ZERO = '┈';

/** A plot: ● is the loss of a player trained without the card, ○ the loss if it is just forbidden. */
export function worthPlot(result: Pick<PanelResult, 'cards' | 'worths'>): string {
  const spots = spotsOf(result);
  const { dearest, least, most, costs, shares } = spansOf(spots);
  const rows = ROWS + Math.max(0, spots.length - MOST_SPOTS);
  const column = (cost: number): number => LEFT + Math.round(((COLUMNS - 1) * cost) / (dearest + 1));
  const row = (share: number): number => Math.round(((most - share) / (most - least)) * (rows - 1));
  const grid = Array.from({ length: rows + 1 }, () => Array.from({ length: LEFT + COLUMNS }, () => ' '));
  const write = (text: string, at: number, level: number): void =>
    [...text].forEach((letter, i) => {
      const line = grid[level];
      if (line && at + i < line.length) line[at + i] = letter;
    });
  for (const share of shares) write(rounded(share).padStart(LEFT - 2), 0, row(share));
  for (let level = 0; level < rows; level++) write('│', LEFT - 1, level);
  write('┼'.padEnd(COLUMNS, ZERO), LEFT - 1, row(0));
  for (const cost of costs) write(String(cost), column(cost), rows);
  const dots = spots.map(({ name, at, lost }) => ({
    ...{
      name,
      x: column(at),
      y: row(lost.value) + 0.5,
      reach: [row(lost.high), row(lost.low) + 1] as const,
    },
  }));
  for (const { x, reach } of dots) for (let level = reach[0]; level < reach[1]; level++) write('╎', x, level);
  // Learned dots cover those without learning.
  for (const { isNaive, at, lost } of spots.toSorted((a, b) => Number(b.isNaive) - Number(a.isNaive)))
    write(isNaive ? '○' : '●', column(at), row(lost.value));
  const room = {
    left: LEFT,
    right: LEFT + COLUMNS,
    top: 0,
    bottom: rows,
    letter: 1,
    line: 1,
    gap: 2,
    step: 1,
  };
  for (const { dot, left, top } of placeNames(dots, room)) {
    const [at, level] = [Math.round(left), Math.round(top)];
    // The line of no loss stops for names.
    for (const end of [at - 1, at + dot.name.length]) if (grid[level]?.[end] === ZERO) write(' ', end, level);
    write(dot.name, at, level);
  }
  const lines = grid.map((line) => line.join('').trimEnd());
  return ['wins lost without a card, by its cost in coins', ...lines].join('\n');
}
