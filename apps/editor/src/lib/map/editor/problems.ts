// The problems of a map, with the cells concerned.
import type { Diagnostic } from '@railwright/content';
import type { Hex } from '@railwright/hex';
import { problemsIn } from '../../core/checks/problems.ts';
import type { ListedProblem } from '../../core/checks/problems.ts';
import { cellFinder } from '../model/locate.ts';
import { labelOf } from '../model/model.ts';
import { parseMapFile } from '../model/parse.ts';

export interface MapProblem extends ListedProblem {
  readonly hex: Hex | undefined;
}

/** `text` is the checked text. */
export function mapProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): MapProblem[] {
  const own = problemsIn(path, diagnostics);
  const model = own.length > 0 ? parseMapFile(text)?.model : undefined;
  const find = model ? cellFinder(text, model) : () => undefined;
  return own.map(({ diagnostic }) => {
    const hex = find(diagnostic.path);
    return { diagnostic, hex, label: hex && model ? labelOf(model, hex) : undefined };
  });
}
