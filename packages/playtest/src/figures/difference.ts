// Two setups side by side: railwright compare.
import type { StudyFigure } from './figure.ts';
import { PAIRED } from './intervals.ts';

export const difference = {
  figure: 'difference',
  of: 'batches',
  title: 'Difference of two setups (compare)',
  definition:
    'Mean of B less mean of A over games of the same numbers and seeds. A star marks what stands by Holm 1979 among all figures, and k pairs that differ prove nothing below 2^(1-k) (Fisher 1935). "Needed": with so many games a difference of the size seen gets its star in nine of ten cases, if it is truly so large: ((z + 1.28) · deviation / difference)², z being the normal point of 0.05 shared among the figures.',
  interval: PAIRED,
  example:
    'Student 1908: ten pairs with differences 1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4: mean 1.58, interval 0.70 to 2.46.',
} as const satisfies StudyFigure;
