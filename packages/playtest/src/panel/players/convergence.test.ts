// Sentences about further learning.
import { expect, test } from 'vitest';
import { convergenceSentence } from './convergence.ts';
import type { PanelChange } from '../compare/panel-comparison.ts';

const change = (about: string, is: PanelChange['change'], before = 0.7, after = 0.6): PanelChange => ({
  ...{
    id: about,
    about,
    change: is,
    answer: 'holds',
    sentence: '',
    unit: 'share',
    note: 0.03,
    before,
    after,
  },
  difference: { value: after - before, low: 0, high: 0 },
});
const said = (...changes: PanelChange[]): string =>
  convergenceSentence({ learned: 2000, games: 2000, changes });

test('changes are named with their figures, and undecided figures are counted', () => {
  expect(said(change('Going first', 'same'), change('Length', 'same'))).toBe(
    'Twice the learning (2,000 more games) changed no figure noticeably.',
  );
  expect(said(change('Going first', 'worse'), change('Skill', 'cannot-say'))).toBe(
    'Twice the learning (2,000 more games) changed Going first (70.0% to 60.0%), so findings about it may not hold. For 1 of the 2 figures, these games cannot tell.',
  );
  expect(said(change('Going first', 'cannot-say'))).toMatch(
    /^These games cannot tell whether twice the learning /,
  );
  expect(convergenceSentence({ learned: 90_000, games: 5000, changes: [change('Skill', 'same')] })).toMatch(
    /^Learning from 5,000 more games changed no figure/,
  );
});
