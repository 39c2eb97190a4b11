// The problems of a file, each with the path of the value that it is about.
import type { Diagnostic, Path } from '@railwright/content';
import { parseDocument } from 'yaml';
import { spotIn } from '../text/schema-path.ts';

export interface PathProblem {
  readonly diagnostic: Diagnostic;
  readonly path: Path;
}

/** `text` is the one that was checked. */
export function pathProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): PathProblem[] {
  const own = diagnostics.filter(({ file }) => file === path);
  if (own.length === 0) return [];
  const starts = lineStarts(text);
  const root = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).contents;
  return own.map((diagnostic) => {
    const { line, column } = diagnostic.start;
    return { diagnostic, path: spotIn(root, (starts[line - 1] ?? 0) + column - 1).path };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
