// Two setups side by side: railwright compare.
import type { StudyFigure } from './figure.ts';
import { PAIRED } from './intervals.ts';

export const difference = {
  figure: 'difference',
  of: 'batches',
  title: 'Difference of two setups (compare)',
  definition:
    'Mean of B minus mean of A over games with the same numbers and seeds. A star marks a difference that is significant among all figures (Holm 1979); k pairs that differ cannot reach a p-value below 2^(1-k) (Fisher 1935). "Needed" is the number of games after which a real difference of the observed size gets its star nine times out of ten: ((z + 1.28) · deviation / difference)², where z is the normal quantile of 0.05 shared among the figures.',
  interval: PAIRED,
  example:
    'Student 1908: ten pairs with differences 1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4: mean 1.58, interval 0.70 to 2.46.',
} as const satisfies StudyFigure;
