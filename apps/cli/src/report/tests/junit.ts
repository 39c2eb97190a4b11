// JUnit XML of card tests: each file is a suite. A test that is known to fail counts as skipped; an unreadable file, or
// an error that keeps tests from being run, is a case with an error.
import type { Diagnostic, TestResult } from '@railwright/content';
import { fromRoot } from '../paths.ts';
import { formatSuites, junitText, type JunitCase } from '../junit.ts';
import { titleOf, type TestsReport } from './report.ts';

export function formatJunitTests({ tests: { results, causes }, unread }: TestsReport): string {
  const cases: readonly (readonly [string, JunitCase])[] = [
    ...causes.map((finding) => [finding.file, unreadCase(finding)] as const),
    ...results.map((result) => [result.file, testCase(result)] as const),
    ...unread.map((finding) => [finding.file, unreadCase(finding)] as const),
  ];
  const byFile = [...Map.groupBy(cases, ([file]) => file)];
  return formatSuites(
    byFile.map(([file, own]) => ({ name: fromRoot(file), cases: own.map(([, one]) => one) })),
  );
}

function testCase(result: TestResult): JunitCase {
  const { outcome, knownFailure = '', blockedBy, diagnostics } = result;
  const name = titleOf(result);
  if (outcome === 'passed') return { name };
  const [first] = diagnostics;
  const text = diagnostics.map(junitText).join('\n\n');
  // Its cause is a case of its own, with the error.
  if (blockedBy) return { name, outcome: { kind: 'skipped', type: 'not-run', message: 'not run', text } };
  if (outcome === 'known')
    return { name, outcome: { kind: 'skipped', type: outcome, message: knownFailure, text } };
  return {
    name,
    outcome: {
      kind: outcome === 'failed' ? 'failure' : 'error',
      type: first?.code ?? outcome,
      message: diagnostics.map(({ message }) => message).join(' '),
      text,
    },
  };
}

function unreadCase(finding: Diagnostic): JunitCase {
  const { code, message } = finding;
  return {
    name: `${code}: the file can be used`,
    outcome: { kind: 'error', type: code, message, text: junitText(finding) },
  };
}
