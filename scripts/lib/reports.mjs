// Reads the JSON reports of Vitest, of Playwright and of `railwright test`: how many cases passed, and which failed.
import { relative } from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * @typedef {object} Cases
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the failed cases by file and name, as far as the report names them
 */

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
  return assertionResults.flatMap((/** @type {any} */ { status, fullName }) =>
    status === 'failed' ? [`${relative('.', name)}: ${fullName}`] : [],
  );
}

/**
 * @param {any} suite of a report of Playwright
 * @returns {string[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap((/** @type {any} */ { ok, file, line, title }) =>
      ok ? [] : [`${file}:${line}: ${title}`],
    ),
    ...suites.flatMap(failedSpecs),
  ];
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
