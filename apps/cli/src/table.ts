// Tables for terminals: columns are as wide as their content, by displayed width rather than number of characters.
import stringWidth from 'string-width';

export interface Column {
  readonly title: string;
  /** Right-aligned numbers are easier to compare. */
  readonly right?: boolean;
}

const GAP = '  ';

/** Lines without a final newline; none for a table without rows. Cells can contain colors. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: { readonly indent?: string; readonly head?: (text: string) => string } = {},
): string {
  if (rows.length === 0) return '';
  const { indent = '', head = (text: string) => text } = style;
  const widths = columns.map(({ title }, c) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[c] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ right }, c) => pad(cells[c] ?? '', widths[c] as number, right ?? false))
      .join(GAP)
      .trimEnd();
  return [head(line(columns.map(({ title }) => title))), ...rows.map(line)]
    .map((text) => indent + text)
    .join('\n');
}

function pad(text: string, width: number, right: boolean): string {
  const fill = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return right ? fill + text : text + fill;
}

/** Width of text outside tables. */
export const TEXT_WIDTH = 110;

/** Breaks a paragraph at spaces; further lines begin with `indent`. */
export function wrapText(text: string, indent = '', width = TEXT_WIDTH): string {
  let line = 0;
  return text.replaceAll(/ *[^ ]+/g, (word) => {
    const length = stringWidth(word);
    line += length;
    if (line <= width || line === length) return word;
    line = indent.length + length;
    return `\n${indent}${word.trimStart()}`;
  });
}

/** A bar of the given length in cells, to an eighth of a cell; anything above zero is visible. */
export function formatBar(length: number): string {
  const eighths = length > 0 ? Math.max(1, Math.round(length * 8)) : 0;
  const rest = eighths % 8;
  return '█'.repeat(Math.floor(eighths / 8)) + (rest === 0 ? '' : String.fromCharCode(0x2590 - rest));
}
