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

test('a report that was never written, or only half, gives no count', () => {
  withReports({ 'half.json': '{"numPassedTests": 3,' }, (files) => {
    expect(countCases([...files, join(tmpdir(), 'railwright-no-such-report.json')])).toBeUndefined();
  });
});

test('reports of all kinds are read and summed', () => {
  const reports = {
    'vitest.json': '{"numPassedTests": 30, "numFailedTests": 1, "numTotalTests": 32}',
    'playwright.json': '{"stats": {"expected": 4, "unexpected": 2, "flaky": 1, "skipped": 1}}',
    'cards.json': '{"passed": 100, "failed": 10, "tests": []}',
  };
  withReports(reports, (files) => {
    expect(countCases(files)).toEqual({ passed: 135, failed: 13 });
  });
});

function withReports(reports: Record<string, string>, use: (files: string[]) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-summary-'));
  try {
    for (const [name, text] of Object.entries(reports)) writeFileSync(join(folder, name), text);
    use(Object.keys(reports).map((name) => join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
