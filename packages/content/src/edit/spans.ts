// Positions of the nodes of a YAML text, by line.
import { isMap, isNode, isPair, isSeq } from 'yaml';

/** Lines of a text, from 0. */
export interface Span {
  readonly from: number;
  /** After the last character. */
  readonly to: number;
}

/** Where a node's own text ends: not the comments and line breaks that the library counts to a block. */
export function contentEnd(text: string, node: unknown): number | undefined {
  if (!isNode(node) || !node.range) return undefined;
  if ((isMap(node) || isSeq(node)) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    return (isPair(last) ? pairEnd(text, last) : contentEnd(text, last)) ?? node.range[1];
  }
  return node.range[0] + text.slice(node.range[0], node.range[1]).trimEnd().length;
}

/** The same of a key and its value, which may be empty. */
export function pairEnd(
  text: string,
  { key, value }: { readonly key: unknown; readonly value: unknown },
): number | undefined {
  const ends = [contentEnd(text, key), contentEnd(text, value)].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Before the line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** After the end of the line, its line break included. */
export function lineAfter(text: string, offset: number): number {
  return Math.min(text.length, lineEnd(text, offset) + 1);
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

/** Where the dash before an item of a list stands; undefined where it has none. */
export function dashBefore(text: string, item: unknown): number | undefined {
  const dash = isNode(item) && item.range ? text.lastIndexOf('-', item.range[0] - 1) : -1;
  return dash < 0 ? undefined : dash;
}
