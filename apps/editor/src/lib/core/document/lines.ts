// Where things stand in a YAML text, line by line.
import { isMap, isNode, isPair, isSeq } from 'yaml';

/** Where a node's own text ends: not the comments and line breaks that the library counts to a block. */
export function contentEnd(text: string, node: unknown): number | undefined {
  if (!isNode(node) || !node.range) return undefined;
  if ((isMap(node) || isSeq(node)) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    const inner = isPair(last)
      ? (contentEnd(text, last.value) ?? contentEnd(text, last.key))
      : contentEnd(text, last);
    return inner ?? node.range[1];
  }
  return node.range[0] + text.slice(node.range[0], node.range[1]).trimEnd().length;
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** After the end of the line, its line break included. */
export function lineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
