// Puts a key that was added at the end of an object where people write it: after the last of the keys that come before it in the
// usual order. Whole lines move, nothing else changes.
import { isMap, isNode, isScalar } from 'yaml';
import type { Pair, YAMLMap } from 'yaml';
import type { Path } from '../text/path.ts';
import { wholeDocument } from '../yaml/read.ts';
import { isFirstOnLine, lineAfter, lineStart, pairEnd } from './spans.ts';

/** The text with the last key of the object at `path` in its place; the same text where it cannot be moved. */
export function placeLastKey(text: string, path: Path, order: readonly string[]): string {
  const node: unknown = wholeDocument(text)?.getIn(path, true);
  if (!isMap(node) || node.flow === true || node.items.length < 2) return text;
  const before = predecessor(node, order);
  const last = node.items.at(-1);
  if (!before || !last || before === node.items.at(-2)) return text;
  const from = startOf(text, last);
  const to = endOf(text, last);
  const at = endOf(text, before);
  if (from === undefined || to === undefined || at === undefined || at > from) return text;
  const lines = text.slice(from, to);
  if (!lines.endsWith('\n')) return text;
  return text.slice(0, at) + lines + text.slice(at, from) + text.slice(to);
}

/** The pair after which the last one belongs. */
function predecessor(map: YAMLMap, order: readonly string[]): Pair | undefined {
  const rank = (pair: Pair | undefined): number =>
    isScalar(pair?.key) ? order.indexOf(String(pair.key.value)) : -1;
  const own = rank(map.items.at(-1));
  if (own < 0) return undefined;
  return map.items.slice(0, -1).findLast((pair) => rank(pair) >= 0 && rank(pair) < own);
}

function startOf(text: string, { key }: Pair): number | undefined {
  if (!isNode(key) || !key.range || !isFirstOnLine(text, key.range[0])) return undefined;
  return lineStart(text, key.range[0]);
}

function endOf(text: string, pair: Pair): number | undefined {
  const end = pairEnd(text, pair);
  return end === undefined ? undefined : lineAfter(text, end);
}
