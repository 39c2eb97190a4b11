// Barriers in order: of each the cell that comes first in front, and sorted by it. An empty line or a line with a comment parts
// the list; what stands above such a line stays above it.
import { isMap, isScalar, isSeq } from 'yaml';
import type { Document, YAMLSeq } from 'yaml';
import { LineStarts } from '../yaml/line-starts.ts';

interface Slot {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly ends: readonly [string, string];
}

/** Puts the two cells of each barrier in order. `text` has line ends of one character. */
export function orderEnds(text: string, document: Document): string {
  let result = '';
  let done = 0;
  for (const { items } of pairsOf(document)) {
    const [a, b] = items;
    if (compareLabels(a.label, b.label) <= 0) continue;
    result += text.slice(done, a.from) + text.slice(b.from, b.to) + text.slice(a.to, b.from);
    result += text.slice(a.from, a.to);
    done = b.to;
  }
  return result + text.slice(done);
}

/** Puts the barriers in order, each with the comment behind it. */
export function orderBarriers(text: string, document: Document): string {
  const list = listOf(document);
  if (!list) return text;
  const pairs = pairsOf(document);
  const groups = list.flow ? [inBrackets(text, pairs)] : onLines(text, pairs);
  let result = '';
  let done = 0;
  for (const slots of groups) {
    const sorted = slots.toSorted(
      (a, b) => compareLabels(a.ends[0], b.ends[0]) || compareLabels(a.ends[1], b.ends[1]),
    );
    slots.forEach(({ from, to }, i) => {
      result += text.slice(done, from) + (sorted[i]?.text ?? '');
      done = to;
    });
  }
  return result + text.slice(done);
}

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly items: readonly [End, End];
}
interface End {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

function listOf(document: Document): YAMLSeq | undefined {
  const node: unknown = isMap(document.contents) ? document.contents.get('barriers', true) : undefined;
  return isSeq(node) ? node : undefined;
}

/** None at all where one of them is not simply two labels. */
function pairsOf(document: Document): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const node of listOf(document)?.items ?? []) {
    if (!isSeq(node) || !node.flow || !node.range || node.anchor !== undefined || node.tag !== undefined)
      return [];
    const ends = node.items.flatMap((end): End[] =>
      isScalar(end) &&
      typeof end.value === 'string' &&
      LABEL.test(end.value) &&
      end.range &&
      end.anchor === undefined
        ? [{ label: end.value, from: end.range[0], to: end.range[1] }]
        : [],
    );
    const [a, b] = ends;
    if (!a || !b || node.items.length !== 2) return [];
    pairs.push({ from: node.range[0], to: node.range[1], items: [a, b] });
  }
  return pairs;
}

function inBrackets(text: string, pairs: readonly Pair[]): Slot[] {
  const first = pairs[0];
  const last = pairs.at(-1);
  // With comments in between it is not clear which belongs to what.
  if (!first || !last || text.slice(first.from, last.to).includes('#')) return [];
  return pairs.map(({ from, to, items: [a, b] }) => ({
    from,
    to,
    text: text.slice(from, to),
    ends: [a.label, b.label],
  }));
}

/** Barriers on lines that follow each other; a slot is what comes after the dash. */
function onLines(text: string, pairs: readonly Pair[]): Slot[][] {
  const lines = new LineStarts(text);
  const groups: Slot[][] = [];
  let before = 0;
  for (const { from, to, items } of pairs) {
    const { line } = lines.position(from);
    const start = lines.lineStart(line - 1);
    const own = lines.line(line - 1);
    const isWhole = lines.position(to).line === line && /^ *- +$/.test(own.slice(0, from - start));
    // Entries that span several lines are not moved, and none moves across them.
    if (!isWhole) {
      before = 0;
      continue;
    }
    if (before === 0 || line !== before + 1) groups.push([]);
    before = line;
    const [a, b] = items;
    groups
      .at(-1)
      ?.push({ from, to: start + own.length, text: own.slice(from - start), ends: [a.label, b.label] });
  }
  return groups;
}

const LABEL = /^([A-Z]{1,3})([1-9]\d{0,4})$/;

/** By line, A before AA, then by number. */
function compareLabels(a: string, b: string): number {
  const [, lineA = '', numberA = ''] = LABEL.exec(a) ?? [];
  const [, lineB = '', numberB = ''] = LABEL.exec(b) ?? [];
  if (lineA !== lineB) return lineA.length - lineB.length || (lineA < lineB ? -1 : 1);
  return Number(numberA) - Number(numberB);
}
