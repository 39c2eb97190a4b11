// Objects and lists in brackets, taken apart. Those with comments inside, or pairs in a list, stay in one piece.
import { isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { Node, YAMLMap, YAMLSeq } from 'yaml';
import { contentEnd, pairEnd } from '../edit/spans.ts';
import { isData } from '../text/data.ts';
import { keyText } from '../yaml/to-data.ts';
import type { Entry, Flow, Part } from './parts.ts';

const OPEN = /^[[{]\s*$/;
const CLOSE = /^\s*,?\s*[\]}]$/;
const COMMA = /^\s*,\s*$/;

/** The collection from one offset to another, brackets included; undefined for a form that stays in one piece. */
export function readFlow(
  text: string,
  node: YAMLMap | YAMLSeq,
  from: number,
  to: number,
  data: unknown,
): Flow | undefined {
  const entries: Entry[] = [];
  let at: number | undefined;
  for (const [i, item] of node.items.entries()) {
    const span = spanOf(text, item);
    if (!span) return undefined;
    const lead = at === undefined ? '' : text.slice(at, span.start);
    const entry = isPair(item)
      ? readPair(text, item, lead, span, data)
      : readItem(text, item, lead, span, Array.isArray(data) && data[i]);
    if (!entry || (at !== undefined && !COMMA.test(lead))) return undefined;
    entries.push(entry);
    at = span.end;
  }
  const first = node.items.length > 0 ? spanOf(text, node.items[0]) : undefined;
  const open = text.slice(from, first?.start ?? from + 1);
  const close = text.slice(at ?? from + 1, to);
  if (!OPEN.test(open) || !CLOSE.test(close)) return undefined;
  return {
    kind: 'flow',
    of: isMap(node) ? 'map' : 'list',
    text: text.slice(from, to),
    data,
    open,
    close,
    entries,
  };
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

function spanOf(text: string, item: unknown): Extent | undefined {
  const first: unknown = isPair(item) ? item.key : item;
  const start = isNode(first) ? first.range?.[0] : undefined;
  const end = isPair(item) ? pairEnd(text, item) : contentEnd(text, item);
  return start === undefined || end === undefined ? undefined : { start, end };
}

function readPair(
  text: string,
  { key, value }: { readonly key: unknown; readonly value: unknown },
  lead: string,
  { start, end }: Extent,
  data: unknown,
): Entry | undefined {
  const name = keyText(key);
  const from = isNode(value) ? value.range?.[0] : undefined;
  if (name === undefined || from === undefined || !isData(data) || isMarked(value)) return undefined;
  const open = text.slice(start, from);
  if (!/:\s+$/.test(open)) return undefined;
  return entryOf(text, name, lead, open, value, from, { start, end }, data[name]);
}

function readItem(
  text: string,
  item: unknown,
  lead: string,
  extent: Extent,
  data: unknown,
): Entry | undefined {
  if (isMarked(item)) return undefined;
  return entryOf(text, undefined, lead, '', item, extent.start, extent, data);
}

function entryOf(
  text: string,
  key: string | undefined,
  lead: string,
  open: string,
  node: unknown,
  from: number,
  { start, end }: Extent,
  data: unknown,
): Entry {
  const atom: Part = { kind: 'atom', text: text.slice(from, end), data };
  const value = ((isMap(node) || isSeq(node)) && readFlow(text, node, from, end, data)) || atom;
  return { key, text: text.slice(start, end), data, lead, open, value, tail: '' };
}

/** What has an anchor or a tag, or is none of the usual values. */
function isMarked(node: unknown): boolean {
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return true;
  const { anchor, tag } = node as Node & { anchor?: string; tag?: string };
  return anchor !== undefined || (tag !== undefined && tag.startsWith('!'));
}
