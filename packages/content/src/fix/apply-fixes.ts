// Puts fixes into a text.
import type { Fix } from '../diagnostics/diagnostic.ts';
import { LineStarts } from '../yaml/line-starts.ts';

/** The text with all fixes made; of two that overlap only the first. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const lines = new LineStarts(text);
  const edits = fixes
    .map((fix) => ({
      from: lines.lineStart(fix.start.line - 1) + fix.start.column - 1,
      to: lines.lineStart(fix.end.line - 1) + fix.end.column - 1,
      put: fix.text,
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let done = 0;
  for (const { from, to, put } of edits) {
    if (from < done) continue;
    result += text.slice(done, from) + put;
    done = to;
  }
  return result + text.slice(done);
}
