// Collects diagnostics. Severity comes from the code's page, so a code is always equally severe.
import { severityOf, type DiagnosticCode } from '../codes/index.ts';
import type { Diagnostic, Range, Related } from './diagnostic.ts';

export interface Extra {
  readonly help?: string | undefined;
  readonly related?: readonly Related[];
}

export function makeDiagnostic(
  code: DiagnosticCode,
  file: string,
  { start, end }: Range,
  message: string,
  { help, related }: Extra = {},
): Diagnostic {
  return {
    code,
    severity: severityOf(code),
    message,
    file,
    start,
    end,
    ...(help !== undefined && { help }),
    ...(related && related.length > 0 && { related }),
  };
}
