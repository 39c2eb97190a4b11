// Tables for terminals: columns as wide as what is in them, by the width that is shown and not by the number of characters.
import stringWidth from 'string-width';

export interface Column {
  readonly title: string;
  /** Numbers are easier to compare with their ends in line. */
  readonly right?: boolean;
}

const GAP = '  ';

/** Lines without a newline at the end. Cells may hold colors. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: { readonly indent?: string; readonly head?: (text: string) => string } = {},
): string {
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

/** Columns of text that is not a table. */
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

/** A bar of the given length in cells, to an eighth of a cell; something that is more than nothing shows. */
export function formatBar(length: number): string {
  const eighths = length > 0 ? Math.max(1, Math.round(length * 8)) : 0;
  const rest = eighths % 8;
  return '█'.repeat(Math.floor(eighths / 8)) + (rest === 0 ? '' : String.fromCharCode(0x2590 - rest));
}
