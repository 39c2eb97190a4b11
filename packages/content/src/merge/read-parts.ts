// Takes a YAML text apart. What is written in a form that has no parts here, such as a key with a question mark, stays an atom.
import { isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Node, YAMLMap, YAMLSeq } from 'yaml';
import { contentEnd, dashBefore, lineAfter, lineStart, pairEnd } from '../edit/spans.ts';
import { isData } from '../text/data.ts';
import { wholeDocument } from '../yaml/read.ts';
import { keyText, toData } from '../yaml/to-data.ts';
import { readFlow } from './read-flow.ts';
import type { Block, Entry, Part, Prose } from './parts.ts';

/** A file: an object, and what stands below its last line. */
export interface Whole {
  readonly root: Block;
  readonly rest: string;
}

const LEAD = /^(?:[ \t]*(?:#.*)?\n)*$/;
/** A file may begin with `---`. */
const FIRST_LEAD = /^(?:(?:[ \t]*(?:#.*)?|---[ \t]*(?:#.*)?)\n)*$/;
const TAIL = /^(?:[ \t]+#.*|[ \t]*)\n$/;

/** With line feeds alone, the last one included; undefined also for line breaks of several kinds. */
export function partsOf(text: string): Whole | undefined {
  if (/\r(?!\n)/.test(text) || (text.includes('\r\n') && /(?<!\r)\n/.test(text))) return undefined;
  return readParts(text.replaceAll('\r\n', '\n').replace(/(?<!\n)$/, '\n'));
}

/** Undefined for a text that is no object of YAML, or whose last line has no end. */
function readParts(text: string): Whole | undefined {
  const contents = wholeDocument(text)?.contents;
  if (!isMap(contents) || contents.flow || !text.endsWith('\n')) return undefined;
  const complaints: string[] = [];
  const converted = toData(contents, (code) => complaints.push(code));
  const end = contentEnd(text, contents);
  if (complaints.length > 0 || !converted || end === undefined) return undefined;
  const to = lineAfter(text, end);
  const root = readBlock(text, contents, 0, to, converted.data);
  return root && { root, rest: text.slice(to) };
}

interface Place {
  readonly text: string;
  /** Where the entry's comments begin. */
  readonly from: number;
  /** Where it begins itself. */
  readonly start: number;
  /** After its last line. */
  readonly to: number;
}

/** The part of a value between two offsets; whatever cannot be taken apart is an atom. */
function readValue(text: string, node: unknown, from: number, to: number, data: unknown): Part {
  const atom: Part = { kind: 'atom', text: text.slice(from, to), data };
  if (isMap(node) || isSeq(node))
    return (node.flow ? readFlow(text, node, from, to, data) : readBlock(text, node, from, to, data)) ?? atom;
  return readProse(node, atom.text, data) ?? atom;
}

function readProse(node: unknown, text: string, data: unknown): Prose | undefined {
  if (!isScalar(node) || (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')) return undefined;
  const [head = '', ...lines] = text.split(/(?<=\n)/);
  return { kind: 'prose', text, data, head, lines };
}

function readBlock(
  text: string,
  node: YAMLMap | YAMLSeq,
  from: number,
  to: number,
  data: unknown,
): Block | undefined {
  const start = startOf(text, node, node.items[0]);
  if (start === undefined) return undefined;
  const column = start - lineStart(text, start);
  const isInline = start === from && column > 0;
  const entries: Entry[] = [];
  let at = from;
  for (const [i, item] of node.items.entries()) {
    const isLast = i === node.items.length - 1;
    const end = isLast ? to : endOf(text, item);
    const place = end !== undefined && placeOf(text, node, item, at, end, isInline && i === 0 ? 0 : column);
    const entry =
      place &&
      (isMap(node) ? readPair(place, item, data) : readItem(place, item, Array.isArray(data) && data[i]));
    if (!entry) return undefined;
    entries.push(entry);
    at = place.to;
  }
  const isFirstSound = (isInline ? /^$/ : from === 0 ? FIRST_LEAD : LEAD).test(entries[0]?.lead ?? '');
  if (!isFirstSound || entries.slice(1).some(({ lead }) => !LEAD.test(lead))) return undefined;
  return {
    kind: 'block',
    of: isMap(node) ? 'map' : 'list',
    text: text.slice(from, to),
    data,
    column,
    isInline,
    entries,
  };
}

/** Undefined unless the entry begins in its column, after nothing but spaces. */
function placeOf(
  text: string,
  node: YAMLMap | YAMLSeq,
  item: unknown,
  from: number,
  end: number,
  indent: number,
): Place | undefined {
  const start = startOf(text, node, item);
  if (start === undefined || start - indent < from || end < start) return undefined;
  if (text.slice(start - indent, start) !== ' '.repeat(indent)) return undefined;
  return indent > 0 && lineStart(text, start) !== start - indent ? undefined : { text, from, start, to: end };
}

const leadOf = ({ text, from, start }: Place, item: number): string => text.slice(from, start - item);

function readPair(place: Place, item: unknown, data: unknown): Entry | undefined {
  const { text, start } = place;
  const key = isPair(item) ? keyText(item.key) : undefined;
  if (!isPair(item) || !isScalar(item.key) || !item.key.range || key === undefined || !isData(data))
    return undefined;
  const colon = text.indexOf(':', item.key.range[1]);
  if (colon < 0 || text.slice(item.key.range[1], colon).trim() !== '') return undefined;
  return readEntry(place, start, colon + 1, item.value, key, data[key]);
}

function readItem(place: Place, item: unknown, data: unknown): Entry | undefined {
  return readEntry(place, place.start, place.start + 1, item, undefined, data);
}

/** `opened` is the offset after the colon or dash. */
function readEntry(
  place: Place,
  start: number,
  opened: number,
  node: unknown,
  key: string | undefined,
  data: unknown,
): Entry | undefined {
  const { text, to } = place;
  const [from, end] = valueSpan(text, node, opened, to) ?? [];
  if (from === undefined || end === undefined || from < opened || end < from || end > to) return undefined;
  const tail = text.slice(end, to);
  if (end < to && !TAIL.test(tail)) return undefined;
  return {
    key,
    text: text.slice(place.from, to),
    data,
    lead: leadOf(place, lineStart(text, start) < place.from ? 0 : start - lineStart(text, start)),
    open: text.slice(start, from),
    value: readValue(text, node, from, end, data),
    tail,
  };
}

/** Blocks and texts of several lines go to the end of their last line. */
function valueSpan(
  text: string,
  node: unknown,
  opened: number,
  to: number,
): readonly [from: number, end: number] | undefined {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const start = startOf(text, node, node.items[0]);
    if (start === undefined) return undefined;
    return [start >= lineAfter(text, opened) ? lineAfter(text, opened) : start, to];
  }
  const range = (node as Node | null)?.range;
  const isEmpty = !range || (isScalar(node) && node.source === '' && node.type === 'PLAIN');
  if (isEmpty) return [opened, opened];
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return [range[0], to];
  const end = contentEnd(text, node);
  return end === undefined ? undefined : [range[0], end];
}

function startOf(text: string, parent: YAMLMap | YAMLSeq, item: unknown): number | undefined {
  if (isMap(parent)) return isPair(item) && isScalar(item.key) ? item.key.range?.[0] : undefined;
  const dash = dashBefore(text, item);
  const start = (item as Node | null)?.range?.[0];
  return dash !== undefined && start !== undefined && /^-\s/.test(text.slice(dash, start + 1))
    ? dash
    : undefined;
}

function endOf(text: string, item: unknown): number | undefined {
  const end = isPair(item) ? pairEnd(text, item) : contentEnd(text, item);
  return end === undefined ? undefined : lineAfter(text, end);
}
