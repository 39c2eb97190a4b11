// Findings in the form of the protocol.
import { addressOfCode, type Diagnostic as Finding, type Severity } from '@railwright/content';
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver-types';
import { toRange } from './places.ts';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Its code links to the documentation of this version. */
export function toDiagnostic(
  finding: Finding,
  version: string,
  uriOf: (path: string) => string = (path) => path,
): Diagnostic {
  const { severity, code, message, help, related = [], fix } = finding;
  return {
    range: toRange(finding),
    severity: SEVERITIES[severity],
    code,
    codeDescription: { href: addressOfCode(code, version) },
    source: 'railwright',
    message: help === undefined ? message : `${message}\n${help}`,
    relatedInformation: related.map((one) => ({
      location: { uri: uriOf(one.file), range: toRange(one) },
      message: one.message,
    })),
    data: { ...(fix && { fix }), ...(help !== undefined && { help }) },
  };
}
