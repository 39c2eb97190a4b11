import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countCases, formatSummary, formatTotals } from './summary.mjs';

test('a check without counted cases counts as one', () => {
  const results = [
    { name: 'eslint', outcome: 'passed' as const },
    { name: 'tsc', outcome: 'failed' as const },
  ];
  expect(formatTotals(results)).toBe('1 passed, 1 failed');
});

test('counted cases stand for their check', () => {
  const results = [{ name: 'vitest', outcome: 'failed' as const, cases: { passed: 40, failed: 2 } }];
  expect(formatTotals(results)).toBe('40 passed, 2 failed');
});

test('a check that fails without a failed case is still counted as failed', () => {
  const results = [{ name: 'vitest', outcome: 'failed' as const, cases: { passed: 40, failed: 0 } }];
  expect(formatTotals(results)).toBe('40 passed, 1 failed');
});

test('a check of which there is nothing yet counts neither way and says why', () => {
  const results = [{ name: 'browser', outcome: 'absent' as const, note: 'no browser tests' }];
  expect(formatTotals(results)).toBe('0 passed, 0 failed');
  expect(formatSummary(results)).toContain('no browser tests');
});

test('a report that was never written gives no count', () => {
  expect(countCases(join(tmpdir(), 'railwright-no-such-report.json'))).toBeUndefined();
});

test("Vitest's report is read", () => {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-summary-'));
  try {
    const file = join(folder, 'vitest.json');
    writeFileSync(file, '{"numPassedTests": 3, "numFailedTests": 1, "numTotalTests": 5}');
    expect(countCases(file)).toEqual({ passed: 3, failed: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
