// Problems as the editor shows them: those of one file, with the cells they speak of.
import type { Diagnostic, Severity } from '@railwright/content';
import type { Hex } from '@railwright/hex';
import { cellFinder } from '../../map/model/locate.ts';
import { labelOf } from '../../map/model/model.ts';
import { parseMapFile } from '../../map/model/parse.ts';
import { isMapPath } from '../content/packs.ts';

/** A problem in the list beside an editor. */
export interface ListedProblem {
  readonly diagnostic: Diagnostic;
  /** What it is about, such as the name of a card. */
  readonly subject?: string;
  /** Where it is, in place of its line. */
  readonly label?: string | undefined;
}

export interface Problem extends ListedProblem {
  readonly hex: Hex | undefined;
}

export function problemsOf(
  path: string,
  /** The text that was checked; for a map that can be drawn, problems get their cells. */
  text: string,
  diagnostics: readonly Diagnostic[],
): Problem[] {
  const own = diagnostics.filter(({ file }) => file === path);
  if (own.length === 0) return [];
  const model = isMapPath(path) ? parseMapFile(text)?.model : undefined;
  const find = model ? cellFinder(text, model) : () => undefined;
  return own.map((diagnostic) => {
    const hex = find(diagnostic);
    return { diagnostic, hex, label: hex && model ? labelOf(model, hex) : undefined };
  });
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
