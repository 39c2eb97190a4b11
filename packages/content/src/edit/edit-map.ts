// Edits of a map's text. Words that only change, such as the labels of all places when a map moves, the picture, and places that
// come or go are replaced in one go; everything else goes through `editDocument`.
import { isMap, isScalar } from 'yaml';
import type { Document } from 'yaml';
import { wholeDocument } from '../yaml/read.ts';
import { editDocument, type DocumentEdit } from './edit-document.ts';
import { listReplacements, type Replacement } from './list-edits.ts';
import type { Span } from './spans.ts';

const PLAIN = /^[A-Z]{1,3}[0-9]{1,5}$/;

/** Applies edits to the text of a map. Returns the text unchanged if it is not YAML. */
export function editMap(text: string, edits: readonly DocumentEdit[]): string {
  const document = wholeDocument(text);
  if (!document) return text;
  const lists: string[] = [];
  const words: Replacement[] = [];
  let rest = edits.filter((edit) => {
    if (isNewPairs(document, edit)) {
      lists.push(`${String(edit.path[0])}:`, ...edit.value.map((pair) => `  - [${pair.join(', ')}]`));
      return false;
    }
    const picture = pictureLines(document, text, edit);
    if (picture) {
      words.push(picture);
      return false;
    }
    if ('delete' in edit || typeof edit.value !== 'string' || !PLAIN.test(edit.value)) return true;
    const node: unknown = document.getIn(edit.path, true);
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range || node.anchor || node.tag) return true;
    words.push({ from: node.range[0], to: node.range[1], word: edit.value });
    return false;
  });
  let inLists = false;
  for (const key of ['places', 'barriers']) {
    const own = rest.filter((edit) => edit.path[0] === key);
    const lines = own.length > 0 ? listReplacements(text, document, key, own) : undefined;
    if (!lines) continue;
    inLists = true;
    words.push(...lines);
    rest = rest.filter((edit) => !own.includes(edit));
  }
  let result = replaced(text, words);
  if (inLists && !wholeDocument(result)) return editDocument(text, edits);
  if (rest.length > 0) result = editDocument(result, rest);
  if (lists.length === 0) return result;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${result.replace(/(?<!\n)$/, end)}${lists.join(end)}${end}`;
}

/**
 * The text with edits that replace the lines of the picture, and let lines of lists come and go; undefined when one of them takes
 * more than that. The result is YAML as surely as `text` is.
 */
export function editMapLines(text: string, edits: readonly DocumentEdit[]): string | undefined {
  const document = wholeDocument(text);
  if (!document) return undefined;
  const lines: Replacement[] = [];
  for (const key of new Set(edits.map(({ path }) => path[0]))) {
    const own = edits.filter(({ path }) => path[0] === key);
    const [first] = own;
    if (key === 'terrain' && first) {
      const picture = own.length === 1 ? pictureLines(document, text, first) : undefined;
      if (!picture) return undefined;
      lines.push(picture);
      continue;
    }
    const list = typeof key === 'string' ? listReplacements(text, document, key, own) : undefined;
    // An item that goes may have an anchor that others refer to.
    if (!list || list.some(({ from, to }) => text.slice(from, to).includes('&'))) return undefined;
    lines.push(...list);
  }
  return replaced(text, lines);
}

function replaced(text: string, words: readonly Replacement[]): string {
  let result = text;
  for (const { from, to, word } of [...words].sort((a, b) => b.from - a.from || b.to - a.to)) {
    result = result.slice(0, from) + word + result.slice(to);
  }
  return result;
}

// The lines of the picture in place of those there are, with the same indentation.
function pictureLines(document: Document, text: string, edit: DocumentEdit): Replacement | undefined {
  if ('delete' in edit || edit.path.length !== 1 || edit.path[0] !== 'terrain') return undefined;
  const span = spanOf(document, text);
  if (!span || typeof edit.value !== 'string') return undefined;
  const word = pictureText(span, edit.value);
  return word === undefined ? undefined : { from: span.from, to: span.to, word };
}

// Where the lines of a map's picture stand in its text.
interface PictureSpan extends Span {
  readonly indent: string;
}

// The picture as it is written there; undefined for one that has to be written in another form.
function pictureText({ indent }: PictureSpan, picture: string): string | undefined {
  const lines = picture.replace(/\n$/, '').split('\n');
  if (lines[0]?.startsWith(' ') !== false || lines.includes('')) return undefined;
  return `${lines.map((line) => indent + line).join('\n')}\n`;
}

// Undefined where the picture is in another form of YAML than a plain block.
function spanOf(document: Document, text: string): PictureSpan | undefined {
  const node: unknown = document.get('terrain', true);
  if (!isScalar(node) || node.type !== 'BLOCK_LITERAL' || !node.range) return undefined;
  const from = text.indexOf('\n', node.range[0]) + 1;
  const body = text.slice(from, node.range[1]);
  const indent = /^ +/.exec(body)?.[0];
  // `|2`, `|-` and the like: let the library see to it.
  const plain = text.slice(node.range[0], from).trim() === '|' && !body.includes('\r');
  return from === 0 || indent === undefined || !plain ? undefined : { from, to: node.range[1], indent };
}

// The first barriers of a map: one pair a line, as people write them.
function isNewPairs(
  document: Document,
  edit: DocumentEdit,
): edit is { readonly path: DocumentEdit['path']; readonly value: readonly string[][] } {
  const { contents } = document;
  return (
    'value' in edit &&
    edit.path.length === 1 &&
    isMap(contents) &&
    contents.flow !== true &&
    !document.has(edit.path[0]) &&
    Array.isArray(edit.value) &&
    edit.value.every(
      (pair) => Array.isArray(pair) && pair.every((w) => typeof w === 'string' && PLAIN.test(w)),
    )
  );
}
