// For programs: all data about each finding.
import { toJson, type ValidationResult } from '@railwright/content';
import { toSafeJson } from '../output.ts';
import type { ValidateReport } from './report.ts';

export function formatJson({
  findings,
  files,
  excluded,
  leftOut,
  ignored,
  known,
  unchanged,
}: ValidateReport): string {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const data: ValidationResult = {
    format: 1,
    files,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    excluded: excluded + leftOut,
    ignored,
    known,
    ...(unchanged !== undefined && { unchanged }),
    diagnostics: toJson(findings),
  };
  return `${toSafeJson(data, 2)}\n`;
}
