// Maps in braces that go on over several lines are written with each key on a line of its own, as editors complete them and as
// `railwright new` writes them. Maps on one line, lists in brackets that are not in such a map, and
// maps with comments stay as they are.
import { isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { Document, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { LineStarts } from '../yaml/line-starts.ts';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** `text` has line ends of one character. */
export function writeBlocks(text: string, document: Document): string {
  const lines = new LineStarts(text);
  const changes: Change[] = [];
  const visit = (node: unknown, place: Place): void => {
    if (isMap(node) && node.flow === true) {
      const change = blockOf(node, place, text);
      if (change) changes.push(change);
    } else if (isMap(node)) {
      for (const { key, value } of node.items)
        if (isNode(key) && key.range)
          visit(value, { indent: columnOf(key.range[0], lines) + STEP, after: 'key' });
    } else if (isSeq(node) && node.flow !== true) {
      for (const item of node.items)
        if (isNode(item) && item.range)
          visit(item, { indent: columnOf(item.range[0], lines), after: 'dash' });
    }
  };
  visit(document.contents, { indent: 0, after: 'dash' });
  let result = '';
  let done = 0;
  for (const { from, to, text: block } of changes) {
    result += text.slice(done, from) + block;
    done = to;
  }
  return result + text.slice(done);
}

const STEP = 2;

interface Place {
  /** Spaces in front of the keys. */
  readonly indent: number;
  /** The text in front of the map; after a key, the block begins on the next line. */
  readonly after: 'key' | 'dash';
}

function columnOf(offset: number, lines: LineStarts): number {
  return lines.position(offset).column - 1;
}

function blockOf(map: YAMLMap, { indent, after }: Place, text: string): Change | undefined {
  if (!map.range || map.items.length === 0 || hasProperties(map)) return undefined;
  const [from, to] = map.range;
  const source = text.slice(from, to);
  if (!source.includes('\n') || source.includes('#')) return undefined;
  const rows = rowsOf(map, text);
  if (!rows) return undefined;
  const block = rows.map((row) => ' '.repeat(indent) + row).join('\n');
  if (after === 'dash') return { from, to, text: block.trimStart() };
  // Without the space between the colon and the brace.
  return { from: text.slice(0, from).trimEnd().length, to, text: `\n${block}` };
}

/** The lines of a map or list, without indent; undefined if something in it has an odd form. */
function rowsOf(node: YAMLMap | YAMLSeq, text: string): string[] | undefined {
  const rows: string[] = [];
  for (const item of node.items) {
    const key = isPair(item) ? (isScalar(item.key) ? plainText(item.key, text) : undefined) : '';
    const value = isPair(item) ? item.value : item;
    if (key === undefined) return undefined;
    const lead = isPair(item) ? `${key}:` : '-';
    const written = isEmpty(value) ? '' : plainText(value, text);
    if (written !== undefined) {
      rows.push(`${lead} ${written}`.trimEnd());
      continue;
    }
    if (!(isMap(value) || isSeq(value)) || hasProperties(value)) return undefined;
    const inner = rowsOf(value, text);
    if (!inner) return undefined;
    const indented = inner.map((row) => ' '.repeat(STEP) + row);
    if (isPair(item)) rows.push(lead, ...indented);
    else rows.push(lead + indented.join('\n').slice(lead.length));
  }
  return rows.flatMap((row) => row.split('\n'));
}

/** A value that was left out. */
const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.type === 'PLAIN' && value.source === '');
const hasProperties = ({ anchor, tag }: Scalar | YAMLMap | YAMLSeq): boolean =>
  anchor !== undefined || tag !== undefined;

/** A node as its author wrote it, if it is on one line. */
function plainText(node: unknown, text: string): string | undefined {
  if (!(isScalar(node) || isMap(node) || isSeq(node)) || !node.range || hasProperties(node)) return undefined;
  const source = text.slice(node.range[0], node.range[1]);
  return source.includes('\n') || source === '' ? undefined : source;
}
