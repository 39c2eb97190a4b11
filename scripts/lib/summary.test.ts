import { expect, test } from 'vitest';
import { formatSummary, formatTotals } from './summary.mjs';

test('a check without counted cases counts as one', () => {
  const results = [
    { name: 'eslint', outcome: 'passed' as const },
    { name: 'tsc', outcome: 'failed' as const },
  ];
  expect(formatTotals(results)).toBe('1 passed, 1 failed');
});

test('counted cases replace their check', () => {
  const results = [
    { name: 'vitest', outcome: 'failed' as const, cases: { passed: 40, failed: 2, failures: [] } },
  ];
  expect(formatTotals(results)).toBe('40 passed, 2 failed');
});

test('a check that fails without a failed case still counts as failed', () => {
  const results = [
    { name: 'vitest', outcome: 'failed' as const, cases: { passed: 40, failed: 0, failures: [] } },
  ];
  expect(formatTotals(results)).toBe('40 passed, 1 failed');
});

test('a check without results counts neither way and says why', () => {
  const results = [{ name: 'browser', outcome: 'absent' as const, note: 'no browser tests' }];
  expect(formatTotals(results)).toBe('0 passed, 0 failed');
  expect(formatSummary(results)).toContain('no browser tests');
});

test('failed cases are named below the table', () => {
  const cases = { passed: 4, failed: 1, failures: ['packages/hex/src/line.test.ts: a line has two ends'] };
  const results = [{ name: 'vitest', outcome: 'failed' as const, cases }];
  expect(formatSummary(results)).toContain(
    'Failed cases\n  packages/hex/src/line.test.ts: a line has two ends',
  );
});

test('a check that was not run again counts as before and says so', () => {
  const cases = { passed: 40, failed: 0, failures: [] };
  const results = [{ name: 'vitest', outcome: 'passed' as const, cases, kept: true }];
  expect(formatTotals(results)).toBe('40 passed, 0 failed');
  expect(formatSummary(results)).toMatch(/ok +vitest +same +40 passed[^]*npm test -- --again/);
});
