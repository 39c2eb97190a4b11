// The problems of a file shown as a form, each with the path of its value, worded for forms rather than for text.
import type { Diagnostic, Path, Position } from '@railwright/content';
import { plainLabel } from '../content/plain-label.ts';
import { spotAt } from '@railwright/content';
import { LineStarts } from '@railwright/content/language';

export interface PathProblem {
  readonly diagnostic: Diagnostic;
  readonly path: Path;
  /** Its location: `Market, Cards, 3`; undefined for the whole file. */
  readonly label?: string | undefined;
}

/** `text` is the checked one; findings without data are located by line and column. */
export function pathProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): PathProblem[] {
  return diagnostics
    .filter(({ file }) => file === path)
    .map((diagnostic) => {
      const at = diagnostic.path ?? pathAt(text, diagnostic.start);
      return { diagnostic: inForm(diagnostic), path: at, label: placeLabel(at) };
    });
}

function pathAt(text: string, { line, column }: Position): Path {
  return spotAt(text, new LineStarts(text).lineStart(line - 1) + column - 1).path;
}

/** The notation of a value does not matter where it is chosen from a list. */
function inForm(diagnostic: Diagnostic): Diagnostic {
  const { help, ...rest } = diagnostic;
  const kept = help === undefined || diagnostic.code === 'schema-type' ? {} : { help };
  return { ...rest, ...kept, message: diagnostic.message.replace(', each with a dash', '') };
}

function placeLabel(path: Path): string | undefined {
  if (path.length === 0) return undefined;
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : plainLabel(step))).join(', ');
}
