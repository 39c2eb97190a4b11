// Other words for keys of a YAML text, in their places: `{ mail-train: 3 }` becomes `{ night-train: 3 }`.
import { isMap, isScalar, parseDocument } from 'yaml';
import type { Path } from '../language/specs.ts';

export interface KeyChange {
  /** Ends in the key. */
  readonly path: Path;
  readonly to: string;
}

export function renameKeys(text: string, changes: readonly KeyChange[]): string {
  if (changes.length === 0) return text;
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  const words = changes.flatMap(({ path, to }) => {
    const above: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (!isMap(above)) return [];
    const pair = above.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
    return range ? [{ from: range[0], to: range[1], word: to }] : [];
  });
  return words
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, word }) => result.slice(0, from) + word + result.slice(to), text);
}
