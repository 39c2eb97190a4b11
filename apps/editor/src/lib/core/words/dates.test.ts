// Tests dates.
import { expect, test } from 'vitest';
import { dayOf, momentOf } from './dates.ts';

const EVENING = new Date(2026, 11, 3, 22, 7, 59).getTime();

test('a date names its month, and a moment leaves out seconds', () => {
  expect(dayOf(EVENING)).toBe('Dec 3, 2026');
  expect(momentOf(EVENING).replace(/\s/g, ' ')).toBe('Dec 3, 2026, 10:07 PM');
});
