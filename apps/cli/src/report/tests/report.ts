// The report of `test`: how each test ended, and the same as findings for formats that know only findings.
import type { Content, Diagnostic, PackCoverage, TestReport, TestResult } from '@railwright/content';
import { figure, plural } from '../../check/findings.ts';
import { fingerprintsOf } from '../../check/fingerprints.ts';
import { repositoryRoot } from '../paths.ts';
import type { Report } from '../report.ts';
import { coverageLine } from './coverage-text.ts';

export interface TestsReport extends Report {
  readonly tests: TestReport;
  /** The summary without coverage. */
  readonly told: string;
  /** If coverage was requested. */
  readonly coverage?: readonly PackCoverage[];
}

export function reportTests(
  content: Content,
  tests: TestReport,
  notes: readonly string[],
  coverage?: readonly PackCoverage[],
): TestsReport {
  const unreached = coverage?.flatMap((pack) => pack.unreached) ?? [];
  const findings = [...tests.results.flatMap(findingsOf), ...tests.unread, ...unreached];
  return {
    command: 'railwright test',
    content,
    tests,
    told: [summaryOf(tests), ...notes].join(' '),
    ...(coverage && { coverage }),
    findings,
    summary: [summaryOf(tests), ...notes, ...(coverage ?? []).map(coverageLine)].join(' '),
    fingerprints: fingerprintsOf(content, findings, repositoryRoot()),
    quiet: false,
    fails: ({ severity }) => severity !== 'info',
  };
}

/** The name of a test, with the rules it ran under. */
export function titleOf({ name, rules }: TestResult): string {
  return rules === undefined ? name : `${name} (rules ${rules})`;
}

/** The finding at its location, with the name of its test. */
function findingsOf(result: TestResult): Diagnostic[] {
  if (result.outcome === 'known') return [];
  return result.diagnostics.map((one) => ({ ...one, message: `“${titleOf(result)}”: ${one.message}` }));
}

function summaryOf({ results, passed, failed, known, unread }: TestReport): string {
  const files = new Set(results.map(({ file }) => file)).size;
  const counted = [
    `${plural(passed, 'test')} passed`,
    ...(failed > 0 ? [`${figure(failed)} failed`] : []),
    ...(known > 0 ? [`${figure(known)} known to fail`] : []),
  ].join(', ');
  const lost = new Set(unread.map(({ file }) => file)).size;
  return `${counted} (${plural(files, 'file')})${lost === 0 ? '' : `; ${plural(lost, 'file')} not read`}.`;
}
