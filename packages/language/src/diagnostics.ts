// Findings in the form of the protocol.
import type { Diagnostic as Finding, Severity } from '@railwright/content';
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';
import { toRange, toUri } from './places.ts';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

export function toDiagnostic(finding: Finding): Diagnostic {
  const { severity, code, message, help, related = [], fix } = finding;
  return {
    range: toRange(finding),
    severity: SEVERITIES[severity],
    code,
    source: 'railwright',
    message: help === undefined ? message : `${message}\n${help}`,
    relatedInformation: related.map((one) => ({
      location: { uri: toUri(one.file), range: toRange(one) },
      message: one.message,
    })),
    data: { ...(fix && { fix }), ...(help !== undefined && { help }) },
  };
}
