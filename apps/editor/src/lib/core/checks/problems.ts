// Problems as the studio lists them, and their counts.
import type { Diagnostic, Severity } from '@railwright/content';

/** A problem in the list next to an editor. */
export interface ListedProblem {
  readonly diagnostic: Diagnostic;
  /** The subject, such as the name of a card. */
  readonly subject?: string;
  /** Its location, instead of its line. */
  readonly label?: string | undefined;
}

export function problemsIn(path: string, diagnostics: readonly Diagnostic[]): ListedProblem[] {
  return diagnostics.filter(({ file }) => file === path).map((diagnostic) => ({ diagnostic }));
}

export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
}

export function countProblems(
  diagnostics: readonly Diagnostic[],
  belongs: (path: string) => boolean,
): ProblemCount {
  const of = (severity: Severity): number =>
    diagnostics.filter((d) => d.severity === severity && belongs(d.file)).length;
  return { errors: of('error'), warnings: of('warning') };
}

/* @wc-include */
export const SEVERITY_NAMES = { error: 'error', warning: 'warning', info: 'info' } as const;
