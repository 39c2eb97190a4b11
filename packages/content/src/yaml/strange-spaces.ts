// Spaces of Unicode where YAML wants plain ones: in the indentation, or behind a colon or dash. They look the same and mean nothing there.
import type { CST } from 'yaml';
import { nameOfCharacter, STRANGE_INDENT, STRANGE_SEPARATOR, STRANGE_SPACES } from './characters.ts';
import type { LineStarts } from './line-starts.ts';
import { walkTokens } from './tokens.ts';

export interface StrangeSpace {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly help: string;
  /** From the first such line to the last. */
  readonly fix: { readonly from: number; readonly to: number; readonly text: string; readonly title: string };
}

/** The first of a text, with a fix for all; undefined where there are none. Within texts of several lines they belong to the text. */
export function strangeSpace(tokens: readonly CST.Token[], lines: LineStarts): StrangeSpace | undefined {
  const { text } = lines;
  if (text.search(STRANGE_SPACES) < 0) return undefined;
  const inText = linesInTexts(tokens, lines);
  let first: Omit<StrangeSpace, 'fix'> | undefined;
  let [from, to] = [0, 0];
  const rows = text.split('\n').map((row, i) => {
    const match = inText.has(i) ? null : (STRANGE_INDENT.exec(row) ?? separatorOf(row));
    if (!match) return row;
    const [all] = match;
    const start = lines.lineStart(i);
    const at = all.search(STRANGE_SPACES);
    first ??= {
      from: start + at,
      to: start + all.length,
      message: `There is ${nameOfCharacter(all.charAt(at))} where YAML needs a space.`,
      help: 'It looks like a space but is another character. Replace it with a space.',
    };
    if (to === 0) from = start;
    to = start + row.length;
    return all.replaceAll(STRANGE_SPACES, ' ') + row.slice(all.length);
  });
  if (!first) return undefined;
  const fixed = rows.slice(lines.position(from).line - 1, lines.position(to).line).join('\n');
  return { ...first, fix: { from, to, text: fixed, title: 'Replace with spaces' } };
}

/** A line up to the space behind its key or dash. */
function separatorOf(row: string): readonly [string] | null {
  const match = STRANGE_SEPARATOR.exec(row);
  return match && [row.slice(0, match[0].length + 1)];
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
    // What stands behind a bar begins in the line after it.
    const rows = source.split('\n').length - (type === 'block-scalar' && !source.endsWith('\n') ? 0 : 1);
    for (let i = 0; i < rows; i++) found.add(first + i);
  }
  return found;
}
