// One change to the text of a document, by the places of its nodes. Everything outside the change stays as it was written.
import { isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { Path } from '../text/path.ts';
import type { Change } from './diff.ts';
import { renderAfterDash, renderAfterKey, renderInline, renderPair } from './render.ts';
import { columnOf, contentEnd, dashBefore, isFirstOnLine, lineEnd, pairEnd } from './spans.ts';

/** The new text, or undefined for a form of YAML that is rather left to the library. */
export function spliceChange(text: string, document: Document, change: Change): string | undefined {
  const { path } = change;
  const parent = nodeAt(document, path.slice(0, -1));
  const step = path.at(-1);
  if (step === undefined || !(isMap(parent) || isSeq(parent)) || !parent.range) return undefined;
  switch (change.kind) {
    case 'replace':
      return replaceAt(text, parent, step, change.value);
    case 'insert':
      return isMap(parent)
        ? insertPair(text, parent, String(step), change.value)
        : insertItem(text, parent, Number(step), change.value);
    case 'delete':
      return parent.items.length === 1 ? undefined : deleteAt(text, parent, step);
  }
}

function nodeAt(document: Document, path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

function put(text: string, from: number, to: number, middle: string): string {
  return text.slice(0, from) + middle + text.slice(to);
}

function findPair(parent: YAMLMap, key: string): Pair | undefined {
  return parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
}

function replaceAt(
  text: string,
  parent: YAMLMap | YAMLSeq,
  step: string | number,
  value: unknown,
): string | undefined {
  if (isMap(parent)) {
    const pair = findPair(parent, String(step));
    if (!pair || !isScalar(pair.key) || !pair.key.range) return undefined;
    const colon = text.indexOf(':', pair.key.range[1]);
    const end = pair.value === null ? colon + 1 : contentEnd(text, pair.value);
    if (colon < 0 || end === undefined || isMarked(pair.value)) return undefined;
    const column = columnOf(text, pair.key.range[0]);
    const to = Math.max(end, colon + 1);
    return put(
      text,
      colon + 1,
      to,
      parent.flow ? ` ${renderInline(value)}` : renderAfterKey(value, column + 2),
    );
  }
  const item = parent.items[Number(step)];
  if (!isNode(item) || !item.range || isMarked(item)) return undefined;
  const end = contentEnd(text, item);
  if (end === undefined) return undefined;
  if (parent.flow) return put(text, item.range[0], end, renderInline(value));
  const dash = dashBefore(text, item);
  return dash === undefined
    ? undefined
    : put(text, dash + 1, end, renderAfterDash(value, columnOf(text, dash) + 2));
}

function insertPair(text: string, parent: YAMLMap, key: string, value: unknown): string | undefined {
  const last = parent.items.at(-1);
  const first = parent.items[0];
  const start = first && isScalar(first.key) ? first.key.range?.[0] : undefined;
  const end = last && pairEnd(text, last);
  if (start === undefined || end === undefined) return undefined;
  if (parent.flow) return put(text, end, end, `, ${renderInline(key)}: ${renderInline(value)}`);
  const at = lineEnd(text, end);
  return put(text, at, at, `\n${renderPair(key, value, columnOf(text, start))}`);
}

function insertItem(text: string, parent: YAMLSeq, index: number, value: unknown): string | undefined {
  const next = parent.items[index];
  const last = parent.items.at(-1);
  if (!isNode(last)) return undefined;
  if (isNode(next)) {
    if (!next.range) return undefined;
    if (parent.flow) return put(text, next.range[0], next.range[0], `${renderInline(value)}, `);
    const dash = dashBefore(text, next);
    if (dash === undefined || !isFirstOnLine(text, dash)) return undefined;
    const column = columnOf(text, dash);
    const line = `${' '.repeat(column)}-${renderAfterDash(value, column + 2)}\n`;
    return put(text, dash - column, dash - column, line);
  }
  const end = contentEnd(text, last);
  if (end === undefined) return undefined;
  if (parent.flow) return put(text, end, end, `, ${renderInline(value)}`);
  const dash = dashBefore(text, last);
  if (dash === undefined) return undefined;
  const column = columnOf(text, dash);
  const at = lineEnd(text, end);
  return put(text, at, at, `\n${' '.repeat(column)}-${renderAfterDash(value, column + 2)}`);
}

function deleteAt(text: string, parent: YAMLMap | YAMLSeq, step: string | number): string | undefined {
  const index = isMap(parent)
    ? parent.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(step))
    : Number(step);
  const spans = parent.items.map((item) => spanOf(text, parent, item));
  const span = spans[index];
  if (!span) return undefined;
  const [from, to] = span;
  const next = spans[index + 1];
  const before = spans[index - 1];
  if (parent.flow) {
    if (next) return put(text, from, next[0], '');
    return before ? put(text, before[1], to, '') : undefined;
  }
  if (isFirstOnLine(text, from)) {
    const end = lineEnd(text, to);
    const start = from - columnOf(text, from);
    // The last line of a file may have no end; then the one before loses its own.
    return end < text.length ? put(text, start, end + 1, '') : put(text, Math.max(0, start - 1), end, '');
  }
  // After a dash, `- id: x`: the next key takes the place.
  return next ? put(text, from, next[0], '') : undefined;
}

/** From the first character of an item, its dash included, to the end of its value. */
function spanOf(text: string, parent: YAMLMap | YAMLSeq, item: unknown): [number, number] | undefined {
  if (isPair(item)) {
    const start = isScalar(item.key) ? item.key.range?.[0] : undefined;
    const end = pairEnd(text, item);
    return start === undefined || end === undefined ? undefined : [start, end];
  }
  if (!isNode(item) || !item.range) return undefined;
  const end = contentEnd(text, item);
  const start = parent.flow ? item.range[0] : dashBefore(text, item);
  return end === undefined || start === undefined ? undefined : [start, end];
}

/** Anchors, tags and aliases are left to the library. */
function isMarked(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { anchor, tag, range } = node as Node & { anchor?: string; tag?: string };
  return !range || anchor !== undefined || (tag !== undefined && tag.startsWith('!'));
}
