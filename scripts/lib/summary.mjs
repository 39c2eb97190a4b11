// The closing table and line of `npm test`.
import { readJson } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Cases
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'absent'} outcome
 * @property {number} [seconds]
 * @property {Cases | undefined} [cases]
 * @property {string} [note]
 */

/**
 * Reads the report of Vitest, of Playwright or of `railwright test`.
 * @param {any} report
 * @returns {Cases}
 */
function casesOf(report) {
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  if ('stats' in report) {
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  }
  return { passed: report.passed, failed: report.failed };
}

/**
 * The test cases that all these reports count; undefined when none was written.
 * @param {readonly string[]} files
 * @returns {Cases | undefined}
 */
export function countCases(files) {
  const counted = files.flatMap((file) => {
    try {
      return [casesOf(readJson(file))];
    } catch {
      // A check that broke off leaves no report, or half of one; that it failed is counted without it.
      return [];
    }
  });
  if (counted.length === 0) return undefined;
  return {
    passed: counted.reduce((sum, { passed }) => sum + passed, 0),
    failed: counted.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Cases where they were counted, else one for the check itself. A check that failed without a failed case (a test file
 * that does not load) counts as one more.
 * @param {readonly Result[]} results
 * @returns {Cases}
 */
function totals(results) {
  let passed = 0;
  let failed = 0;
  for (const { outcome, cases } of results) {
    if (outcome === 'absent') continue;
    passed += cases?.passed ?? (outcome === 'passed' ? 1 : 0);
    failed += cases?.failed ?? 0;
    if (outcome === 'failed' && !cases?.failed) failed += 1;
  }
  return { passed, failed };
}

/** @param {readonly Result[]} results */
export function formatTotals(results) {
  const { passed, failed } = totals(results);
  return `${passed} passed, ${failed} failed`;
}

const WORD = { passed: 'ok', failed: 'FAILED', absent: '-' };

/** @param {readonly Result[]} results */
export function formatSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, outcome, seconds, cases, note }) => {
    const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
    const detail = cases ? `${cases.passed} passed, ${cases.failed} failed` : (note ?? '');
    return `  ${WORD[outcome].padEnd(8)}${name.padEnd(width)}${time.padStart(9)}  ${detail}`.trimEnd();
  });
  return ['Checks', ...lines].join('\n');
}
