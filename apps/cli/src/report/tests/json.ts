// For programs: everything that is known about each test.
import { toJson, type TestRun } from '@railwright/content';
import { toSafeJson } from '../../output.ts';
import type { TestsReport } from './report.ts';

export function formatJsonTests({ tests }: TestsReport): string {
  return `${toSafeJson(asData(tests), 2)}\n`;
}

function asData({ results, passed, failed, known, unread }: TestsReport['tests']): TestRun {
  return {
    format: 1,
    passed,
    failed,
    known,
    findings: toJson(unread),
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
        ...(question && { question }),
        diagnostics: toJson(diagnostics),
      }),
    ),
  };
}
