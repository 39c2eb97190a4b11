// The closing table and line of `npm test`.
/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'absent'} outcome
 * @property {number} [seconds]
 * @property {import('./reports.mjs').Cases | undefined} [cases]
 * @property {string} [note]
 * @property {boolean} [kept] it was not run, as it passed before with the same files
 */

/**
 * Cases where they were counted, else one for the check itself. A check that failed without a failed case (a test file
 * that does not load) counts as one more.
 * @param {readonly Result[]} results
 * @returns {{ passed: number, failed: number }}
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
  const lines = results.map(({ name, outcome, seconds, cases, note, kept }) => {
    const time = kept ? 'same' : seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
    const detail = cases ? `${cases.passed} passed, ${cases.failed} failed` : (note ?? '');
    return `  ${WORD[outcome].padEnd(8)}${name.padEnd(width)}${time.padStart(9)}  ${detail}`.trimEnd();
  });
  const failures = results.flatMap(({ cases }) => cases?.failures ?? []);
  const listed =
    failures.length > 0
      ? ['', 'Failed cases', ...failures.map((failure) => failure.replaceAll(/^/gm, '  '))]
      : [];
  const same = results.some(({ kept }) => kept)
    ? ['', 'same: it passed before with the same files; npm test -- --again runs it']
    : [];
  return ['Checks', ...lines, ...same, ...listed].join('\n');
}
