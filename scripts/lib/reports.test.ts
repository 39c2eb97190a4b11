import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countCases, slowestCases } from './reports.mjs';

const SAVES = [{ results: [{ errors: [] }, { errors: [{ message: 'no button' }] }] }];

test('a missing or incomplete report gives no count', () => {
  withReports({ 'half.json': '{"numPassedTests": 3,' }, (files) => {
    expect(countCases([...files, join(tmpdir(), 'railwright-no-such-report.json')])).toBeUndefined();
  });
});

test('reports of all kinds are read and summed', () => {
  const reports = {
    'vitest.json': { numPassedTests: 30, numFailedTests: 1, numTotalTests: 32 },
    'playwright.json': { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 1 } },
    'cards.json': { passed: 100, failed: 10, tests: [] },
  };
  withReports(reports, (files) => {
    expect(countCases(files)).toEqual({ passed: 135, failed: 13, failures: [] });
  });
});

test('the slowest cases come first, whoever reports them', () => {
  const assertionResults = [
    { fullName: 'a ring closes', duration: 1500 },
    { fullName: 'a line has two ends', duration: 20 },
  ];
  const specs = [
    { file: 'map.test.ts', line: 9, title: 'saves', tests: [{ results: [{ duration: 12_340 }] }] },
  ];
  const reports = {
    'vitest.json': { testResults: [{ name: join(process.cwd(), 'line.test.ts'), assertionResults }] },
    'playwright.json': { suites: [{ suites: [{ specs }] }] },
  };
  withReports(reports, (files) => {
    expect(slowestCases(files, 2)).toEqual([
      '   12.3 s  map.test.ts:9: saves',
      '    1.5 s  line.test.ts: a ring closes',
    ]);
  });
});

test('failed cases are named by file and title, with their reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a ring closes' },
    {
      status: 'failed',
      fullName: 'a line has two ends',
      failureMessages: ['Error: \u001B[31mone end\u001B[39m\n\n    at line.test.ts:4:1'],
    },
  ];
  const reports = {
    'vitest.json': {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: join(process.cwd(), 'line.test.ts'), assertionResults }],
    },
    'playwright.json': {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [
        {
          specs: [{ ok: true, file: 'map.test.ts', line: 3, title: 'opens' }],
          suites: [{ specs: [{ ok: false, file: 'map.test.ts', line: 9, title: 'saves', tests: SAVES }] }],
        },
      ],
    },
    'cards.json': {
      passed: 1,
      failed: 1,
      tests: [
        { outcome: 'passed', file: 'cards.yaml', line: 1, name: 'pays' },
        { outcome: 'failed', file: 'cards.yaml', line: 8, name: 'draws' },
      ],
    },
  };
  withReports(reports, (files) => {
    expect(countCases(files)?.failures).toEqual([
      'line.test.ts: a line has two ends\n  Error: one end\n      at line.test.ts:4:1',
      'map.test.ts:9: saves\n  no button',
      'cards.yaml:8: draws',
    ]);
  });
});

function withReports(reports: Record<string, unknown>, use: (files: string[]) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-summary-'));
  try {
    for (const [name, report] of Object.entries(reports)) {
      writeFileSync(join(folder, name), typeof report === 'string' ? report : JSON.stringify(report));
    }
    use(Object.keys(reports).map((name) => join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
