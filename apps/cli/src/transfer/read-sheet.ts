// Reads a table as spreadsheets save it: Excel, LibreOffice and others differ in encodings, separators and the lines around it.
import { describeConflict } from '@railwright/content';
import type { Sheet } from '@railwright/content/import-export';
import { decodeUtf8 } from '@railwright/content/node';
import { cellName } from '@railwright/content/import-export';
import type { ParseResult } from 'papaparse';
import { refusal } from '../failure.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Letters of UTF-8 that a program read as Windows-1252 and saved again: `Ã©` for `é`. */
const GARBLED =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

export interface ReadSheet {
  readonly sheet: Sheet;
  /** Remarks for a person on parts that were read. */
  readonly notes: readonly string[];
}

/** @throws Failure if the bytes are not a table, with the row and the column as the spreadsheet counts them. */
export async function readSheet(file: string, bytes: Uint8Array): Promise<ReadSheet> {
  const { default: papa } = await import('papaparse');
  const whole = decode(file, bytes);
  const conflict = describeConflict(whole);
  if (conflict !== undefined) throw refusal(`${file} cannot be read. ${conflict}`, 'Resolve it first.');
  // Excel reads this line for itself.
  const [line = '', stated] = /^\s*"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const head = text.trimStart();
  const width = (delimiter: string): number =>
    papa.parse<string[]>(head, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const delimiter = stated ?? [...SEPARATORS].sort((a, b) => width(b) - width(a))[0];
  const parsed = papa.parse<string[]>(text, { delimiter });
  refuseQuotes(file, text, parsed);
  const mistakes: string[] = [];
  const formulas: string[] = [];
  const rows = parsed.data.map((raw, i) => ({
    number: i + 1,
    cells: raw.map((cell, at) => {
      const list = MISTAKE.test(cell.trim()) ? mistakes : FORMULA.test(cell.trim()) ? formulas : undefined;
      list?.push(`${cellName(at, i + 1)} (${cut(cell.trim())})`);
      return list ? '' : tidy(cell);
    }),
  }));
  const [titles, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = titles?.cells ?? [];
  const names = others.slice(0, MOST_ABOVE).find(({ cells }) => hasId(cells));
  if (titles && names && !hasId(columns))
    throw refusal(
      `${file} seems to have its column names in row ${names.number}, below "${columns.find((cell) => cell !== '')}" in row ${titles.number}.`,
      'Delete the rows above the column names.',
    );
  for (const { number, cells } of others) {
    const at = cells.findIndex((cell, i) => cell !== '' && (columns[i] ?? '') === '');
    if (at >= 0)
      throw refusal(
        `${file} has "${cells[at]}" in cell ${cellName(at, number)}, in a column without a title.`,
        `Give each column a title in row ${titles?.number}. A cell that contains the separator needs quotes, without a space before them.`,
      );
  }
  const strange = others.flatMap(({ number, cells }) =>
    cells.flatMap((cell, at) => (/\ufffd/.test(cell) || GARBLED.test(cell) ? [cellName(at, number)] : [])),
  );
  return {
    sheet: { columns, rows: others },
    notes: [
      ...noteOf(
        mistakes,
        'left out: the spreadsheet shows an error there. Correct it, and save the table again.',
      ),
      ...noteOf(
        formulas,
        'left out: it is a formula, not its result. Save the results as CSV, or put an apostrophe before what is not a formula.',
      ),
      ...(strange.length === 0
        ? []
        : [
            `Letters look garbled in ${strange.length === 1 ? 'cell' : `${strange.length} cells, the first being`} ${strange[0]}: a program has read the table in the wrong encoding and saved it. Correct them, and save the table as CSV UTF-8.`,
          ]),
    ],
  };
}

/** Rows of titles and remarks that people put above a table. */
const MOST_ABOVE = 10;
const hasId = (cells: readonly string[]): boolean => cells.some((cell) => cell.toLowerCase() === 'id');

/** `#REF!`, `#N/A`, `#NAME?` and `Err:502`, also in German and French; `###` where LibreOffice saves a column too narrow for its numbers. */
const MISTAKE = /^(?:#[\p{Lu}\d/_]+[!?]|#N\/A|#NV|#{3,}|(?:Err|Fehler)[:\u00a0 ]+\d{3})$/u;
/** Exports put an apostrophe before text that looks like one. */
const FORMULA = /^=[\p{L}\d("$'+-]/u;

function noteOf([first, ...others]: readonly string[], said: string): string[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : `, and ${others.length} more like it,`;
  return [`Cell ${first}${more} is ${said}`];
}

const cut = (cell: string): string => (cell.length > 30 ? `${cell.slice(0, 29)}…` : cell);

/** Excel saves "Unicode text" as UTF-16, which its first two bytes show; other encodings cannot be told apart. */
function decode(file: string, bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (utf16) {
    try {
      return new TextDecoder(utf16, { fatal: true }).decode(bytes);
    } catch {
      throw refusal(`${file} is damaged: it is not valid UTF-16.`, HOW_TO_SAVE);
    }
  }
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return decoded.text;
  const { at, byte } = decoded;
  throw refusal(
    `${file} is not UTF-8: the byte ${byte.toString(16).padStart(2, '0')} in line ${at.line}, column ${at.column}, cannot be here.`,
    HOW_TO_SAVE,
  );
}
const HOW_TO_SAVE =
  'Save the table as "CSV UTF-8 (Comma delimited)" in Excel; in LibreOffice, choose "Edit filter settings" when saving, and the character set Unicode (UTF-8).';

function refuseQuotes(file: string, text: string, { errors, data }: ParseResult<string[]>): void {
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (!error) return;
  const row = error.row ?? data.length - 1;
  const cell = cellName((data[row]?.length ?? 1) - 1, row + 1);
  const line = text.slice(0, error.index).split(/\r\n|\r|\n/).length;
  throw refusal(
    error.code === 'MissingQuotes'
      ? `${file} has a quote at the start of cell ${cell} (line ${line} of the text) that is never closed.`
      : `${file} has a quote in the middle of cell ${cell} (line ${line} of the text).`,
    'A cell in quotes ends with a quote before the separator; a quote within it is written twice.',
  );
}

/** Spreadsheets and people add what a card never has: spaces around, other line ends, an apostrophe before what looks like a formula. */
function tidy(cell: string): string {
  return cell
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/^'(?='*[=+\-@\t])/, '');
}
