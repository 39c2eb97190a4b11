// For GitLab merge requests: a code quality report, https://docs.gitlab.com/ci/testing/code_quality/.
import { toSafeJson } from '../output.ts';
import { fromRoot } from './paths.ts';
import type { Report } from './report.ts';

const SEVERITY = { error: 'major', warning: 'minor', info: 'info' } as const;

export function formatGitlab({ findings, fingerprints }: Report): string {
  const list = findings.map((finding) => {
    const { code, severity, message, help, file, start, end } = finding;
    return {
      description: help === undefined ? message : `${message} ${help}`,
      check_name: code,
      fingerprint: fingerprints.get(finding) ?? '',
      severity: SEVERITY[severity],
      location: { path: fromRoot(file), lines: { begin: start.line, end: end.line } },
    };
  });
  return `${toSafeJson(list, 2)}\n`;
}
