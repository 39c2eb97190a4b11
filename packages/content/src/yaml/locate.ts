// Finds the values of a document in its text.
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, Scalar } from 'yaml';
import type { Node, Pair, YAMLMap } from 'yaml';
import type { Range } from '../diagnostics/diagnostic.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import type { Path } from '../text/path.ts';
import type { LineStarts } from './line-starts.ts';
import type { LocatedDocument } from '../text/located.ts';
import { keyText, type Converted } from './to-data.ts';

/** The range of a node; only its first line if it has several. */
export function nodeRange(node: unknown, lines: LineStarts): Range {
  const range = isPair(node) ? rangeOf(node.key) : rangeOf(node);
  return range ? lines.range(range[0], range[1]) : FILE_START;
}

/**
 * The data of a document with lookups of its places: a path gives the range of its key or value, 1-based and with an exclusive
 * end, or that of the nearest ancestor that exists. Ranges of several lines are cut to the first.
 */
export function locate(root: Node, { data, targets }: Converted, lines: LineStarts): LocatedDocument {
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  /** The pairs of a map by key, of two with one key the first: a file of many mistakes is asked for each of its keys. */
  function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
    const known = indexes.get(map);
    if (known) return known;
    const pairs = new Map<string, Pair>();
    for (const pair of map.items) {
      const key = keyText(pair.key);
      if (key !== undefined && !pairs.has(key)) pairs.set(key, pair);
    }
    indexes.set(map, pairs);
    return pairs;
  }

  /** The node at a path, or undefined; `last` is the nearest above it and `key` the key it has. */
  function find(path: Path): { node: unknown; last: unknown; key: unknown; depth: number } {
    let node: unknown = root;
    let last: unknown = root;
    let key: unknown;
    let depth = 0;
    for (const step of path) {
      const inside = isAlias(node) ? targets.get(node) : node;
      if (isMap(inside)) {
        const pair = pairsOf(inside).get(String(step));
        if (!pair) return { node: undefined, last, key, depth };
        key = pair.key;
        node = pair.value;
      } else if (isSeq(inside) && typeof step === 'number' && step < inside.items.length) {
        key = undefined;
        node = inside.items[step];
      } else return { node: undefined, last, key, depth };
      depth++;
      if (isNode(node)) last = node;
    }
    return { node, last, key, depth };
  }

  function valueRange(path: Path): Range {
    const { node, last, key, depth } = find(path);
    // An empty value has no width; show its key instead.
    const range = rangeOf(node);
    if (depth === path.length && key !== undefined && (!range || range[0] === range[1]))
      return nodeRange(key, lines);
    return nodeRange(node ?? last, lines);
  }

  return {
    data,
    valueRange,
    keyRange(path) {
      const { node, last, key, depth } = find(path);
      if (depth < path.length) return nodeRange(last, lines);
      return nodeRange(key ?? node ?? last, lines);
    },
    written({ start, end }) {
      return start.line === end.line
        ? lines.line(start.line - 1).slice(start.column - 1, end.column - 1)
        : '';
    },
    lines(path) {
      const { node, last } = find(path);
      const [from, to] = rangeOf(node ?? last) ?? [0, lines.text.length];
      return { first: lines.position(from).line, last: lines.position(Math.max(from, to - 1)).line };
    },
    textStyle(path) {
      const { node } = find(path);
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
      if (node.type === Scalar.BLOCK_LITERAL) return 'literal';
      const [from, to] = node.range;
      return node.type === Scalar.BLOCK_FOLDED || lines.text.slice(from, to).includes('\n')
        ? 'folded'
        : 'line';
    },
    wordRange(path, at, from, word) {
      const { node, key, depth } = find(path);
      const scalar = at === 'key' ? key : node;
      if (depth < path.length || !isScalar(scalar) || !scalar.range) return undefined;
      const [start, end] = scalar.range;
      const written = lines.text.slice(start, end);
      const quote = scalar.type === Scalar.PLAIN ? 0 : 1;
      const straight = written.slice(quote + from, quote + from + word.length) === word;
      // With escapes and line breaks it comes somewhat later than in the text.
      const index = straight ? quote + from : written.indexOf(word, from);
      return index < 0 ? undefined : lines.range(start + index, start + index + word.length);
    },
    characterRange(path, line, index, length) {
      const { node } = find(path);
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
      const start = lines.position(node.range[0]);
      if (node.type === Scalar.BLOCK_LITERAL) {
        const rows = node.value.split('\n');
        const sample = rows.findIndex((row) => row.trim() !== '');
        const written = lines.line(start.line + sample);
        const indent = written.length - (rows[sample] ?? '').length;
        const at = { line: start.line + 1 + line, column: indent + index + 1 };
        return { start: at, end: { line: at.line, column: at.column + length } };
      }
      const [from, to] = node.range;
      const quote = node.type === Scalar.PLAIN ? 0 : 1;
      // Without escapes and line breaks the file has the text as it is.
      if (line !== 0 || to - from !== node.value.length + 2 * quote) return undefined;
      return lines.range(from + quote + index, from + quote + index + length);
    },
  };
}

function rangeOf(node: unknown): readonly [number, number] | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return [node.range[0], node.range[1]];
}
