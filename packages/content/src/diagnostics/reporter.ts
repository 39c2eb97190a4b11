// Collects diagnostics. Severity comes from the code's page, so a code is always equally severe.
import { severityOf, type DiagnosticCode } from '../codes/index.ts';
import type { Diagnostic, Fix, Range, Related } from './diagnostic.ts';
import type { Path } from '../text/path.ts';

export interface Extra {
  readonly path?: Path | undefined;
  readonly help?: string | undefined;
  readonly fix?: Fix | undefined;
  readonly related?: readonly Related[];
}

export function makeDiagnostic(
  code: DiagnosticCode,
  file: string,
  { start, end }: Range,
  message: string,
  { path, help, fix, related }: Extra = {},
): Diagnostic {
  return {
    code,
    severity: severityOf(code),
    message,
    file,
    start,
    end,
    ...(path && path.length > 0 && { path }),
    ...(help !== undefined && { help }),
    ...(fix && { fix }),
    ...(related && related.length > 0 && { related }),
  };
}
