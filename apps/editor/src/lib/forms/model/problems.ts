// The problems of a file, each with the path of the value that it is about.
import type { Diagnostic, Path } from '@railwright/content';
import { spotAt } from '../../text/schema-path.ts';

export interface FormProblem {
  readonly diagnostic: Diagnostic;
  readonly path: Path;
}

/** `text` is the one that was checked. */
export function formProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): FormProblem[] {
  const own = diagnostics.filter(({ file }) => file === path);
  if (own.length === 0) return [];
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return own.map((diagnostic) => {
    const { line, column } = diagnostic.start;
    return { diagnostic, path: spotAt(text, (starts[line - 1] ?? 0) + column - 1).path };
  });
}
