// Where seats begin.
import type { StudyFigure } from './figure.ts';

export const starts = {
  figure: 'starts',
  of: 'batches',
  title: 'Start cells',
  definition:
    'Win share of the seats that started on a cell, and the same by seat. The best of sixty cells is also the luckiest, so cells are ranked by the steadied share, which is shrunk towards that of all cells by the part of their differences that chance explains (empirical Bayes, Morris 1983). A star marks a share that differs significantly from even chances although all cells are tested at once (Holm 1979). Bots choose where they start, so good bots make cells look good; --starts random draws the starts instead.',
  interval: 'Wilson 1927, 95% for all cells together: 1 - 0.05 / cells for each.',
  example:
    'Four cells with 60, 50, 50 and 40 of 100: 62.5% of each difference is kept, so the first is steadied at 56.3%, with 47.5% to 71.3%.',
} as const satisfies StudyFigure;
