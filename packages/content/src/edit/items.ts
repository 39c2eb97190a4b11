// The items of a YAML list as whole lines: where each one is and how it moves together with comments above it and on its lines.
import { isSeq } from 'yaml';
import type { Path } from '../text/path.ts';
import { wholeDocument } from '../yaml/read.ts';
import { contentEnd, dashBefore, isFirstOnLine, lineAfter, lineStart, type Span } from './spans.ts';

/** The lines of each item of a list; undefined where there is none, or not every item has lines to itself that begin with a dash. */
export function itemSpans(text: string, list: Path): Span[] | undefined {
  const document = wholeDocument(text);
  const node: unknown = list.length === 0 ? document?.contents : document?.getIn(list, true);
  if (!isSeq(node) || node.flow) return undefined;
  const spans = node.items.flatMap((item): Span[] => {
    const dash = dashBefore(text, item);
    const end = contentEnd(text, item);
    if (dash === undefined || end === undefined || !isFirstOnLine(text, dash)) return [];
    return [{ from: lineStart(text, dash), to: lineAfter(text, end) }];
  });
  return spans.length === node.items.length ? spans : undefined;
}

/** The text with an item moved; undefined for a list of another form. `to` counts without the item itself. */
export function moveItem(text: string, list: Path, from: number, to: number): string | undefined {
  const spans = itemSpans(text, list);
  const [first] = spans ?? [];
  if (!spans || !first || from === to || spans.length <= Math.max(from, to)) return undefined;
  // Comments and empty lines above an item are its own; those above the first stay above the list.
  const blocks = spans.map((span, i) => text.slice(i === 0 ? span.from : spans[i - 1]?.to, span.to));
  if (blocks.some((block) => !block.endsWith('\n'))) return undefined;
  const head = text.slice(0, first.from);
  const tail = text.slice(spans.at(-1)?.to);
  const [moved] = blocks.splice(from, 1);
  blocks.splice(to, 0, moved ?? '');
  return head + blocks.join('') + tail;
}
