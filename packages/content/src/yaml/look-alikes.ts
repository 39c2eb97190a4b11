// Characters of Unicode where YAML wants the plain ones they look like: spaces in the indentation or behind a colon or dash, full-width
// colons behind keys, and long dashes in front of the items of a list. They mean nothing there.
import type { CST } from 'yaml';
import {
  BEFORE_ITEM,
  nameOfCharacter,
  STRANGE_COLON,
  STRANGE_DASH,
  STRANGE_FLOW_COLON,
  STRANGE_INDENT,
  STRANGE_SEPARATOR,
  STRANGE_SPACES,
  STRANGE_WORD_DASH,
} from '../text/characters.ts';
import type { LineStarts } from './line-starts.ts';
import { walkTokens } from './tokens.ts';

export interface LookAlike {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly help: string;
  /** From the first such line to the last. */
  readonly fix: { readonly from: number; readonly to: number; readonly text: string; readonly title: string };
}

/** The first of a text, with a fix for all; undefined where there are none. Within texts of several lines they belong to the text. */
export function lookAlike(tokens: readonly CST.Token[], lines: LineStarts): LookAlike | undefined {
  const { text } = lines;
  if (text.search(STRANGE_SPACES) < 0 && !/[：–—−]/.test(text)) return undefined;
  const inText = linesInTexts(tokens, lines);
  let first: Omit<LookAlike, 'fix'> | undefined;
  let [from, to] = [0, 0];
  const rows = text.split('\n').map((row, i, all) => {
    const found = inText.has(i) ? undefined : oddIn(row, all[i - 1]);
    if (!found) return row;
    const start = lines.lineStart(i);
    const { at, end, plain, rest } = found;
    const needed = plain === ' ' ? 'space' : plain === '-' ? 'hyphen' : 'colon';
    first ??= {
      from: start + at,
      to: start + end,
      ...NEEDED[needed](nameOfCharacter(row.charAt(at))),
    };
    if (to === 0) from = start;
    to = start + row.length;
    return rest;
  });
  if (!first) return undefined;
  const fixed = rows.slice(lines.position(from).line - 1, lines.position(to).line).join('\n');
  return { ...first, fix: { from, to, text: fixed, title: 'Replace with plain characters' } };
}

const NEEDED = {
  space: (found: string) => ({
    message: `There is ${found} where YAML needs a space.`,
    help: 'It looks like a space but is another character. Replace it with a space.',
  }),
  hyphen: (found: string) => ({
    message: `There is ${found} where YAML needs a hyphen.`,
    help: 'It looks like a hyphen but is another character. Replace it with a hyphen.',
  }),
  colon: (found: string) => ({
    message: `There is ${found} where YAML needs a colon.`,
    help: 'It looks like a colon but is another character. Replace it with a colon.',
  }),
};

interface Odd {
  /** Where it is in its line, and what to write instead. */
  readonly at: number;
  readonly end: number;
  readonly plain: string;
  /** The line without it, or any others. */
  readonly rest: string;
}

/** The first in a line. */
function oddIn(row: string, previous = ''): Odd | undefined {
  const spaces = STRANGE_INDENT.exec(row)?.[0] ?? separatorOf(row);
  if (spaces !== undefined) {
    const rest = spaces.replaceAll(STRANGE_SPACES, ' ') + row.slice(spaces.length);
    return { at: spaces.search(STRANGE_SPACES), end: spaces.length, plain: ' ', rest: plainRow(rest) };
  }
  const dash = STRANGE_DASH.exec(row) ?? (BEFORE_ITEM.test(previous) ? STRANGE_WORD_DASH.exec(row) : null);
  const before = (dash ?? STRANGE_COLON.exec(row) ?? STRANGE_FLOW_COLON.exec(row))?.[0];
  if (before === undefined) return undefined;
  const [at, end] = [before.length - 1, before.length];
  const plain = before.endsWith('：') ? ':' : '-';
  const gap = plain === '-' || /^(?:\s|$)/.test(row.slice(end)) ? '' : ' ';
  return { at, end, plain, rest: plainRow(`${row.slice(0, at)}${plain}${gap}${row.slice(end)}`) };
}

function plainRow(row: string): string {
  return oddIn(row)?.rest ?? row;
}

/** A line up to the space behind its key or dash. */
function separatorOf(row: string): string | undefined {
  const match = STRANGE_SEPARATOR.exec(row);
  return match ? row.slice(0, match[0].length + 1) : undefined;
}

/** The lines, from 0, that begin within a text in quotes or behind a bar. */
function linesInTexts(tokens: readonly CST.Token[], lines: LineStarts): ReadonlySet<number> {
  const found = new Set<number>();
  for (const token of walkTokens(tokens)) {
    if (
      token.type !== 'block-scalar' &&
      token.type !== 'single-quoted-scalar' &&
      token.type !== 'double-quoted-scalar'
    )
      continue;
    const { source, offset, type } = token;
    const first = lines.position(offset).line;
    // The text after a bar begins on the next line.
    const rows = source.split('\n').length - (type === 'block-scalar' && !source.endsWith('\n') ? 0 : 1);
    for (let i = 0; i < rows; i++) found.add(first + i);
  }
  return found;
}
