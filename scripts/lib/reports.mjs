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
  const counted = readAll(files).map(casesOf);
  if (counted.length === 0) return undefined;
  return {
    passed: counted.reduce((sum, { passed }) => sum + passed, 0),
    failed: counted.reduce((sum, { failed }) => sum + failed, 0),
    failures: counted.flatMap(({ failures }) => failures),
  };
}

/**
 * The cases that took longest in reports of Vitest and Playwright, as lines with their seconds.
 * @param {readonly string[]} files
 * @param {number} most
 */
export function slowestCases(files, most) {
  return readAll(files)
    .flatMap(({ testResults = [], suites = [] }) => [
      ...testResults.flatMap(assertionTimes),
      ...suites.flatMap(specTimes),
    ])
    .sort((a, b) => b.time - a.time)
    .slice(0, most)
    .map(({ time, name }) => `${(time / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/**
 * @param {any} file of a report of Vitest
 * @returns {{ time: number, name: string }[]}
 */
function assertionTimes({ name, assertionResults }) {
  return assertionResults.map((/** @type {any} */ { duration = 0, fullName }) => ({
    time: duration,
    name: `${relative('.', name)}: ${fullName}`,
  }));
}

/**
 * @param {any} suite of a report of Playwright
 * @returns {{ time: number, name: string }[]}
 */
function specTimes({ specs = [], suites = [] }) {
  return [
    ...specs.map((/** @type {any} */ { file, line, title, tests = [] }) => ({
      time: tests.flatMap((/** @type {any} */ { results = [] }) => results)[0]?.duration ?? 0,
      name: `${file}:${line}: ${title}`,
    })),
    ...suites.flatMap(specTimes),
  ];
}

/**
 * @param {readonly string[]} files
 * @returns {any[]}
 */
function readAll(files) {
  return files.flatMap((file) => {
    try {
      return [readJson(file)];
    } catch {
      // A check that broke off leaves no report, or half of one; that it failed is counted without it.
      return [];
    }
  });
}
