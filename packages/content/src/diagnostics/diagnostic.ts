// The one type in which every stage reports its findings, and the order of a list of them.

import { SEVERITIES, type Severity } from '../codes/severity.ts';
import type { Path } from '../text/path.ts';
import type { Position, Range } from '../text/range.ts';

export { SEVERITIES, type Position, type Range, type Severity };

export interface Related extends Range {
  readonly message: string;
  readonly file: string;
}

/** The fix of a finding: this text in place of the range, in the same file. If start and end are equal, the text is inserted. */
export interface Fix extends Range {
  readonly text: string;
  /** Its effect, if the text does not show it. */
  readonly title?: string;
}

export interface Diagnostic extends Range {
  /** Stable: `explainCode` has a page about it. */
  readonly code: string;
  /** Errors keep content from use; warnings and infos do not. */
  readonly severity: Severity;
  /** One sentence or two, naming what was found. */
  readonly message: string;
  /** Path as the file source gives it, its prefix included; '' when it is about no file. */
  readonly file: string;
  /**
   * The value that it is about; absent where the text is not data, or where it is about the whole file. In the picture of a map,
   * line and character of the picture follow, from 0.
   */
  readonly path?: Path;
  /** A sentence that says how to mend it. */
  readonly help?: string;
  /** The fix, if the intention is certain. */
  readonly fix?: Fix;
  /** Other places that matter, such as the first of two items with the same id. */
  readonly related?: readonly Related[];
}

/** The range of a diagnostic about a file as a whole. */
export const FILE_START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Order of reports: by file, then by place, then by code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.start.line - b.start.line ||
    a.start.column - b.start.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Whether one of the diagnostics is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
