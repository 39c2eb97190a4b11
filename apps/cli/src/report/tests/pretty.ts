// Failures for people: the expected and the actual result, and the open question.
import type { Content, TestResult } from '@railwright/content';
import { formatFindings } from '../../check/findings.ts';
import { safe } from '../../output.ts';
import { style } from '../../style.ts';
import { formatCoverage } from './coverage-text.ts';
import type { TestsReport } from './report.ts';

export function formatPrettyTests({
  content,
  tests,
  unread,
  told,
  findings,
  fails,
  coverage,
}: TestsReport): string {
  const causes = tests.causes.length > 0 ? [formatFindings(content, tests.causes)] : [];
  const failures = tests.results
    .filter(({ outcome, blockedBy }) => outcome !== 'passed' && !blockedBy)
    .map((result) => formatFailure(content, result));
  const others = unread.length > 0 ? [formatFindings(content, unread)] : [];
  const last = (findings.some(fails) ? style.bold : style.green)(told);
  const reached = coverage && coverage.length > 0 ? [formatCoverage(coverage)] : [];
  return `${[...causes, ...failures, ...others, ...reached, last].join('\n\n')}\n`;
}

const HEADS: Readonly<Record<TestResult['outcome'], () => string>> = {
  passed: () => style.green('PASSED'),
  failed: () => style.red('FAILED'),
  broken: () => style.red('BROKEN'),
  known: () => style.dim('KNOWN TO FAIL'),
};

function formatFailure(content: Content, result: TestResult): string {
  const {
    name,
    setup,
    rules,
    file,
    start,
    outcome,
    mismatches,
    diagnostics,
    declined = [],
    question,
  } = result;
  const head = `${HEADS[outcome]()} ${style.bold(safe(name))}`;
  const played = [
    ...(setup === '' ? [] : [`  setup ${setup}`]),
    ...(rules === undefined ? [] : [`  rules ${rules}`]),
  ];
  const place = style.dim(safe(`${file}:${start.line}:${start.column}${played.join('')}`));
  if (outcome === 'known') return [head, `    ${place}`, `    ${safe(result.knownFailure ?? '')}`].join('\n');
  const lines = mismatches.flatMap(({ what, expected, actual }) => [
    `    ${safe(what)}`,
    `      expected  ${style.green(safe(expected))}`,
    `      actual    ${style.red(safe(actual))}`,
  ]);
  // A mismatch is enough; any other failure is in the diagnostic.
  if (lines.length === 0) lines.push(formatFindings(content, diagnostics));
  else for (const one of declined) lines.push('    declined', `      ${safe(one)}`);
  if (mismatches.length > 0 && question) {
    lines.push('    open question', `      ${safe(question.asked)}`);
    if (question.legal.length > 0) lines.push(`      legal     ${safe(shortened(question.legal))}`);
  }
  return [head, `    ${place}`, ...lines].join('\n');
}

/** Longer lists of choices are cut off. */
const MOST_CHOICES = 16;

function shortened(choices: readonly string[]): string {
  return [...choices.slice(0, MOST_CHOICES), ...(choices.length > MOST_CHOICES ? ['…'] : [])].join(', ');
}
