// Values that YAML takes literally, or reads as a number, and that were hardly meant that way: typographic quotes around a text, numbers
// with leading zeros or of another base, text behind a # that became a comment, characters that cannot be seen.
import { isMap, isPair, isScalar, isSeq, Scalar } from 'yaml';
import type { DiagnosticCode } from '../codes/index.ts';
import { quote } from '../text/describe.ts';
import { nameOfCharacter, STRANGE_END, STRANGE_START } from '../text/characters.ts';
import type { Path } from '../text/path.ts';

export interface Doubt {
  readonly code: DiagnosticCode;
  readonly path: Path;
  /** Offsets of what is marked. */
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly help: string;
  /** The replacement for the text from one offset to another. */
  readonly fix?: {
    readonly from: number;
    readonly to: number;
    readonly text: string;
    readonly title?: string;
  };
}

/** Doubtful texts in a document without mistakes; aliased values are looked at once. */
export function doubtsIn(root: unknown, text: string): Doubt[] {
  const doubts: Doubt[] = [];
  const path: (string | number)[] = [];
  const lookAt = (step: string | number, node: unknown): void => {
    path.push(step);
    look(node);
    path.pop();
  };
  const look = (node: unknown): void => {
    if (isMap(node)) {
      for (const pair of node.items)
        if (isPair(pair))
          lookAt(isScalar(pair.key) ? String(pair.key.source ?? pair.key.value) : '', pair.value);
    } else if (isSeq(node)) node.items.forEach((item, i) => lookAt(i, item));
    else if (isScalar(node) && node.range) {
      const [from, to] = node.range;
      const value = { written: text.slice(from, to), value: node.value, from, to, text };
      const doubt =
        lostDoubt(value) ??
        (node.type === Scalar.PLAIN ? doubtOf(value) : undefined) ??
        edgeDoubt(value, node.type) ??
        hiddenDoubt(value);
      if (doubt) doubts.push({ ...doubt, path: [...path] });
    }
  };
  look(root);
  return doubts;
}

interface Written {
  /** As it stands in the text, from one offset to another. */
  readonly written: string;
  readonly value: unknown;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function doubtOf(value: Written): Omit<Doubt, 'path'> | undefined {
  if (typeof value.value === 'number') return numberDoubt(value);
  if (typeof value.value !== 'string' && value.value !== null) return undefined;
  return quotesDoubt(value) ?? commentDoubt(value);
}

/** The characters that programs write for bytes they cannot read. */
const LOST = '\ufffd';

function lostDoubt({ written, from }: Written): Omit<Doubt, 'path'> | undefined {
  const at = written.indexOf(LOST);
  if (at < 0) return undefined;
  return {
    code: 'yaml-lost',
    from: from + at,
    to: from + at + 1,
    message: `There is ${LOST} in this text, which stands for a character that was lost.`,
    help: 'A program once read this file in the wrong encoding. Write the right character, or go back to an earlier version.',
  };
}

/** How numbers are written otherwise than counted; group 1 is what a reader may take for octal. */
const ODD_NUMBER = /^[-+]?(?:(0\d+)(?:\.\d*)?|0o[0-7]+|0x[\da-f]+|(?:\d+\.?\d*|\.\d+)e[-+]?\d+)$/i;

function numberDoubt({ written, value, from, to }: Written): Omit<Doubt, 'path'> | undefined {
  const match = ODD_NUMBER.exec(written);
  const isWhole = Number.isSafeInteger(value);
  // Of a number that is written with a power of ten only a whole one is easier to read without it.
  if (!match || (match[1] === undefined && !isWhole)) return undefined;
  const plain = String(value);
  const octal = match[1] !== undefined && /^0[0-7]{2,}$/.test(match[1]) ? Number(`0o${match[1]}`) : value;
  // Up to 07 it is the same in every reading, and 08 can be read only in one.
  const isSure = Math.abs(Number(value)) === Math.abs(Number(octal)) || !isWhole;
  return {
    code: 'yaml-number',
    from,
    to,
    message: `${written} is read as ${plain}${isSure ? '' : /* @wc-include */ `; other programs read ${String(octal)}`}.`,
    help: isSure
      ? `Write ${plain}, or put it in quotes if it is a text.`
      : `Write ${plain} or ${String(octal)}, or put it in quotes if it is a text.`,
    ...(isSure && { fix: { from, to, text: plain } }),
  };
}

/** The closing quotes for each typographic opening quote. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '”': '”',
  '„': '“”',
  '‟': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '‘': '’',
  '‚': '‘’',
  '「': '」',
  '『': '』',
};

/** These are apostrophes, too. */
const SINGLE: ReadonlySet<string> = new Set(['‘', '‚']);

function quotesDoubt({ written, from, to }: Written): Omit<Doubt, 'path'> | undefined {
  const [first = ''] = written;
  const closing = CLOSING[first];
  if (closing === undefined || written.length < 2) return undefined;
  const inside = written.slice(1);
  const isClosed = closing.includes(inside.at(-1) ?? '') || inside.endsWith('"');
  const others = isClosed ? inside.slice(0, -1) : inside;
  // One that closes before the end, as in “Big” City, belongs to the text; within single quotes it may be an apostrophe.
  const isSingle = SINGLE.has(first);
  if (isSingle ? !isClosed || others.includes(first) : [...closing].some((quote) => others.includes(quote)))
    return undefined;
  const meant = isClosed ? others.trim() : undefined;
  return {
    code: 'yaml-quotes',
    from,
    to: from + 1,
    message: `YAML does not treat ${first} as a quotation mark: it becomes part of the text.`,
    help:
      meant === undefined
        ? 'Use straight quotes. If it belongs to the text, put straight quotes around all of it.'
        : 'Use straight quotes, or none. If it belongs to the text, put straight quotes around all of it.',
    ...(meant !== undefined && { fix: { from, to, text: inQuotes(meant) } }),
  };
}

/** A text between straight quotes. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Invisible characters at the beginning or end of a text in one line. Within double quotes they can be written as escapes. */
function edgeDoubt({ written, value, from, to }: Written, type: unknown): Omit<Doubt, 'path'> | undefined {
  if (typeof value !== 'string' || value.includes('\n') || value.trim() === '') return undefined;
  const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
  if (!isQuoted && type !== Scalar.PLAIN) return undefined;
  const edge = isQuoted ? 1 : 0;
  const inner = written.slice(edge, written.length - edge);
  const start = STRANGE_START.exec(inner)?.[0].length ?? 0;
  const end = STRANGE_END.exec(inner)?.[0].length ?? 0;
  if (start + end === 0) return undefined;
  const [at, until] = start > 0 ? [from + edge, from + edge + start] : [to - edge - end, to - edge];
  const found = nameOfCharacter(written.charAt(at - from));
  const message =
    start > 0
      ? `There is ${found} at the beginning of this text, which cannot be seen.`
      : `There is ${found} at the end of this text, which cannot be seen.`;
  return hidden(message, written.charAt(at - from), at, until, '');
}

/** Characters without width within a text. Joiners and marks of direction are not among them: some scripts need them. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g;

function hiddenDoubt({ written, from }: Written): Omit<Doubt, 'path'> | undefined {
  const found = written.match(HIDDEN);
  const [first, last] = [found?.[0], found?.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [start, end] = [written.indexOf(first), written.lastIndexOf(last) + 1];
  const fixed = written.slice(start, end).replaceAll(HIDDEN, '');
  const message = `There is ${nameOfCharacter(first)} in this text, which cannot be seen.`;
  return hidden(message, first, from + start, from + start + 1, fixed, from + end);
}

function hidden(
  message: string,
  character: string,
  from: number,
  to: number,
  text: string,
  until = to,
): Omit<Doubt, 'path'> {
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  return {
    code: 'yaml-invisible',
    from,
    to,
    message,
    help: `Delete it. If it belongs to the text, write it as \\u${code} in double quotes.`,
    fix: { from, to: until, text, title: 'Delete it' },
  };
}

/** A comment without a space after its #: a number behind a text, or a color without a text. */
const NUMBER_COMMENT = /^[ \t]+(#\d+\b[^\n\r]*)/;
const COLOR_COMMENT = /^[ \t]*(#[\da-f]{3}(?:[\da-f]{3}(?:[\da-f]{2})?)?)[ \t]*(?:[\n\r]|$)/i;

function commentDoubt({ written, from, to, text }: Written): Omit<Doubt, 'path'> | undefined {
  if (text[to] !== ' ' && text[to] !== '\t' && text[to] !== '#') return undefined;
  const line = text.slice(to, text.indexOf('\n', to) >>> 0);
  const [all = '', comment] = (written === '' ? COLOR_COMMENT : NUMBER_COMMENT).exec(line) ?? [];
  if (comment === undefined || written.includes('\n')) return undefined;
  const at = to + all.indexOf('#');
  const end = at + comment.trimEnd().length;
  return {
    code: 'yaml-comment',
    from: at,
    to: end,
    message:
      written === ''
        ? 'Nothing is read here: a # after a space begins a comment.'
        : `Only ${quote(written)} is read here: a # after a space begins a comment.`,
    help: 'Put the text in quotes if the # belongs to it; otherwise write a space after the #.',
    fix: {
      from: written === '' ? at : from,
      to: end,
      text: inQuotes(text.slice(written === '' ? at : from, end)),
    },
  };
}
