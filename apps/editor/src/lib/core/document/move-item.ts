// Moves an item of a YAML list within the list as whole lines, so that comments above and beside it go with it.
import { isNode, isSeq, parseDocument } from 'yaml';
import type { Path } from '@railwright/content';
import { contentEnd, lineAfter, lineStart } from './lines.ts';

/** The new text; undefined for a list that does not stand with one dash a line. `to` counts without the item itself. */
export function moveItem(text: string, list: Path, from: number, to: number): string | undefined {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  const node: unknown = list.length === 0 ? document.contents : document.getIn(list, true);
  if (!isSeq(node) || node.flow || from === to) return undefined;
  const dashes = node.items.map((item) =>
    isNode(item) && item.range ? text.lastIndexOf('-', item.range[0] - 1) : -1,
  );
  const starts = dashes.map((dash) => lineStart(text, dash));
  const alone = dashes.every((dash, i) => dash >= 0 && text.slice(starts[i], dash).trim() === '');
  const ends = node.items.map((item) => endOf(text, item));
  if (!alone || ends.includes(-1) || dashes.length <= Math.max(from, to)) return undefined;
  // Comments and empty lines above an item are its own; those above the first stay above the list.
  const blocks = starts.map((start, i) => text.slice(i === 0 ? start : ends[i - 1], ends[i]));
  if (blocks.some((block) => !block.endsWith('\n'))) return undefined;
  const head = text.slice(0, starts[0]);
  const tail = text.slice(ends.at(-1));
  const [moved] = blocks.splice(from, 1);
  blocks.splice(to, 0, moved ?? '');
  return head + blocks.join('') + tail;
}

/** After the line on which an item ends; -1 when that cannot be told. */
function endOf(text: string, item: unknown): number {
  const offset = contentEnd(text, item);
  return offset === undefined ? -1 : lineAfter(text, offset);
}
