// Problems of a file as part of a sentence.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The first of several problems with its place, and how many more there are. */
export function listProblem(diagnostics: readonly Diagnostic[]): string {
  const [first, ...more] = diagnostics;
  if (!first) return /* @wc-include */ 'it has errors.';
  const place = first.file === '' ? '' : ` (${first.file}:${first.start.line})`;
  const others = more.length > 0 ? [`And ${more.length} more.`] : [];
  return [`${first.message}${place}`, ...others].join(' ');
}
