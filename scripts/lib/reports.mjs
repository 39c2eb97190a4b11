// Reads the JSON reports of Vitest, of Playwright and of `railwright test`: how many cases passed, which failed and why.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from './workspace.mjs';

/**
 * @typedef {object} Cases
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the failed cases by file and name, as far as the report names them, each with the start of
 *   its reason on lines of their own
 */

// The rest of a reason is in the check's own output, which may be far above or cut off.
const REASON_LINES = 12;

/**
 * @param {any} report
 * @returns {Cases}
 */
function casesOf(report) {
  if ('numPassedTests' in report) {
    const { numPassedTests: passed, numFailedTests: failed, testResults = [] } = report;
    return { passed, failed, failures: testResults.flatMap(failedAssertions) };
  }
  if ('stats' in report) {
    const { stats, suites = [] } = report;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: suites.flatMap(failedSpecs),
    };
  }
  const { passed, failed, tests = [] } = report;
  return { passed, failed, failures: tests.flatMap(failedCard) };
}

/**
 * @param {any} file of a report of Vitest
 * @returns {string[]}
 */
function failedAssertions({ name, assertionResults }) {
  return assertionResults.flatMap((/** @type {any} */ { status, fullName, failureMessages }) =>
    status === 'failed' ? [withReason(`${relative('.', name)}: ${fullName}`, failureMessages?.[0])] : [],
  );
}

/**
 * @param {any} suite of a report of Playwright
 * @returns {string[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap((/** @type {any} */ { ok, file, line, title, tests = [] }) =>
      ok ? [] : [withReason(`${file}:${line}: ${title}`, tests.flatMap(allErrors).find(Boolean)?.message)],
    ),
    ...suites.flatMap(failedSpecs),
  ];
}

/**
 * @param {any} test of a report of Playwright
 * @returns {any[]}
 */
function allErrors({ results = [] }) {
  return results.flatMap((/** @type {any} */ { errors = [] }) => errors);
}

/**
 * @param {string} failure
 * @param {string | undefined} reason
 */
function withReason(failure, reason = '') {
  const lines = stripVTControlCharacters(reason).trimEnd().split('\n').slice(0, REASON_LINES);
  return [failure, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}

/**
 * @param {any} test of a report of `railwright test`
 * @returns {string[]}
 */
function failedCard({ outcome, file, line, name }) {
  return outcome === 'passed' ? [] : [`${file}:${line}: ${name}`];
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
    failures: counted.flatMap(({ failures }) => failures),
  };
}
