// Items that go from a list or come to its end, all at once and without reading the text again for each: a stroke of the brush may
// do that to a hundred places. Only for lists with one item a line, as maps have them; other forms are left to `editDocument`.
import { isCollection, isNode, isSeq } from 'yaml';
import type { Document } from 'yaml';
import type { DocumentEdit } from './edit-document.ts';
import { renderAfterDash } from './render.ts';
import { lineAfter, lineEnd, lineStart, type Span } from './spans.ts';

export interface Replacement extends Span {
  readonly word: string;
}

/** With its line break. */
interface Line extends Span {
  /** Where the dash stands in it. */
  readonly column: number;
}

/** Applies the edits to the list `key`; undefined when one of them, or the list, is not of that kind. */
export function listReplacements(
  text: string,
  document: Document,
  key: string,
  edits: readonly DocumentEdit[],
): Replacement[] | undefined {
  const list: unknown = document.get(key, true);
  if (!isSeq(list) || list.flow === true || list.items.length === 0) return undefined;
  if (text.includes('\r')) return undefined;
  const { length } = list.items;
  const added: unknown[] = [];
  const removed = new Set<number>();
  for (const edit of edits) {
    const index = edit.path[1];
    if (edit.path.length !== 2 || typeof index !== 'number') return undefined;
    if ('delete' in edit) removed.add(index);
    else if (index === length + added.length) added.push(edit.value);
    else return undefined;
  }
  // A list that becomes empty, or starts again, is not written line by line.
  if (removed.size >= length) return undefined;
  const result: Replacement[] = [];
  for (const index of removed) {
    const line = lineOf(text, list.items[index]);
    if (!line) return undefined;
    result.push({ from: line.from, to: line.to, word: '' });
  }
  if (added.length === 0) return result;
  const last = lineOf(text, list.items[length - 1]);
  if (!last) return undefined;
  const indent = ' '.repeat(last.column);
  const word = added.map((value) => `${indent}-${renderAfterDash(plain(value), last.column + 2)}\n`).join('');
  return [...result, { from: last.to, to: last.to, word }];
}

// Without fields that are undefined.
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

/** The line of an item that has it to itself; undefined for one of several lines, or on the last line when that has no end. */
function lineOf(text: string, item: unknown): Line | undefined {
  if (!isNode(item) || !isCollection(item) || !item.flow || !item.range) return undefined;
  const [start, end] = item.range;
  const from = lineStart(text, start);
  const dash = text.slice(from, start);
  if (lineEnd(text, end) === text.length || text.slice(start, end).includes('\n') || !/^ *- +$/.test(dash))
    return undefined;
  return { from, to: lineAfter(text, end), column: dash.indexOf('-') };
}
