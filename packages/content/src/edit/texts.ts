// Changes words within the texts of a document in place, so that comments and everything else keep their bytes.
import { isNode, visit } from 'yaml';
import type { Path } from '../text/path.ts';
import { wholeDocument } from '../yaml/read.ts';
import type { Span } from './spans.ts';

/**
 * The text with what `replace` gives for each text, as written, at and below the paths, keys among them; undefined for what is
 * not YAML.
 */
export function replaceTexts(
  text: string,
  paths: readonly Path[],
  replace: (written: string) => string,
): string | undefined {
  const document = wholeDocument(text);
  if (!document) return undefined;
  const spans: Span[] = [];
  for (const path of paths) {
    const part: unknown = document.getIn(path, true);
    if (isNode(part))
      visit(part, {
        Scalar(_, { value, range }) {
          if (typeof value === 'string' && range) spans.push({ from: range[0], to: range[1] });
        },
      });
  }
  let result = '';
  let end = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (from < end) continue;
    result += text.slice(end, from) + replace(text.slice(from, to));
    end = to;
  }
  return result + text.slice(end);
}
