// The report of `test`: how each test ended, and the same as findings for formats that know only findings.
import type { Content, Diagnostic, PackCoverage, TestReport, TestResult } from '@railwright/content';
import { figure, plural } from '../../check/findings.ts';
import { fingerprintsOf } from '../../check/fingerprints.ts';
import { repositoryRoot } from '../paths.ts';
import type { Report } from '../report.ts';
import { coverageLine } from './coverage-text.ts';

export interface TestsReport extends Report {
  readonly tests: TestReport;
  /** Findings that kept files from being read, other than the causes of tests that were not run. */
  readonly unread: readonly Diagnostic[];
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
  const unread = tests.unread.filter((one) => !tests.causes.includes(one));
  const findings = [...tests.causes, ...tests.results.flatMap(findingsOf), ...unread, ...unreached];
  return {
    command: 'railwright test',
    content,
    tests,
    unread,
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
  if (result.outcome === 'known' || result.blockedBy) return [];
  return result.diagnostics.map((one) => ({ ...one, message: `“${titleOf(result)}”: ${one.message}` }));
}

function summaryOf({ results, passed, failed, known, unread }: TestReport): string {
  const blocked = results.filter(({ blockedBy }) => blockedBy).length;
  const files = new Set(results.map(({ file }) => file)).size;
  const counted = [
    `${plural(passed, 'test')} passed`,
    ...(failed > blocked ? [`${figure(failed - blocked)} failed`] : []),
    ...(blocked > 0 ? [`${figure(blocked)} not run`] : []),
    ...(known > 0 ? [`${figure(known)} known to fail`] : []),
  ].join(', ');
  const lost = new Set(unread.map(({ file }) => file)).size;
  return `${counted} (${plural(files, 'file')})${lost === 0 ? '' : `; ${plural(lost, 'file')} not read`}.`;
}
