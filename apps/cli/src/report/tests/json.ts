// For programs: all data about each test.
import { toJson, type TestRun } from '@railwright/content';
import { toSafeJson } from '../../output.ts';
import type { TestsReport } from './report.ts';

export function formatJsonTests(report: TestsReport): string {
  return `${toSafeJson(asData(report), 2)}\n`;
}

function asData({
  tests: { results, passed, failed, known, causes },
  unread,
  coverage,
}: TestsReport): TestRun {
  return {
    format: 1,
    passed,
    failed,
    known,
    findings: toJson([...causes, ...unread]),
    tests: results.map(
      ({
        pack,
        name,
        setup,
        rules,
        file,
        start,
        outcome,
        knownFailure,
        mismatches,
        declined,
        question,
        diagnostics,
      }) => ({
        pack,
        name,
        setup,
        ...(rules !== undefined && { rules }),
        file,
        line: start.line,
        column: start.column,
        outcome,
        ...(knownFailure !== undefined && { knownFailure }),
        mismatches,
        ...(declined && { declined }),
        ...(question && { question }),
        diagnostics: toJson(diagnostics),
      }),
    ),
    ...(coverage && {
      coverage: coverage.map((pack) => ({ ...pack, unreached: toJson(pack.unreached) })),
    }),
  };
}
