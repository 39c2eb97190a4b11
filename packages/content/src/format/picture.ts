// The picture of a map as it is written in shipped content: after a bar, its rows two characters in and without spaces behind
// them. Where a row begins is left as it is, since the labels of cells are counted from there.
import { isMap, isScalar, Scalar } from 'yaml';
import type { Document } from 'yaml';

const INDENT = '  ';

/** The text after the last row: its line end, empty lines and the spaces in them. */
function blankEndOf(written: string): string {
  const end = written.slice(written.trimEnd().length);
  return end.includes('\n') ? end.slice(end.indexOf('\n')) : '';
}

/** `text` has line ends of one character. Pictures that are not written after a bar stay as they are. */
export function alignPicture(text: string, document: Document): string {
  if (!isMap(document.contents)) return text;
  const node: unknown = document.contents.get('terrain', true);
  if (!isScalar(node) || node.type !== Scalar.BLOCK_LITERAL || !node.range || typeof node.value !== 'string')
    return text;
  if (node.value.includes('\t') || node.anchor !== undefined || node.tag !== undefined) return text;
  const [from, to] = node.range;
  const written = text.slice(from, to);
  const bar = written.indexOf('\n');
  const blankEnd = blankEndOf(written);
  if (bar < 0 || node.value.trim() === '') return text;

  const rows = node.value
    .trimEnd()
    .split('\n')
    .map((row) => row.trimEnd());
  // The first row that is not empty tells the indentation, unless a number after the bar does.
  const first = rows.find((row) => row !== '') ?? '';
  const header = written
    .slice(0, bar)
    .replace(/^\|([-+]?)\d?([-+]?)/, `|${first.startsWith(' ') ? INDENT.length : ''}$1$2`)
    .trimEnd();
  const body = rows.map((row) => (row === '' ? '' : INDENT + row)).join('\n');
  return `${text.slice(0, from)}${header}\n${body}${blankEnd.replaceAll(' ', '')}${text.slice(to)}`;
}
