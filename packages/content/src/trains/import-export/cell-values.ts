// The text of a cell as a value of a card, also as spreadsheets of other languages write it.
import { readData } from '../../yaml/read-leniently.ts';

/** Why a cell cannot be read; the message goes on after the cell. */
export class Misfit extends Error {}

export const text = (cell: string): string => cell;

/** `3`, and `3.00` or `3,0` as a column formatted for decimals has it. */
export function whole(cell: string): number {
  const grouped = /^([-\u2212]?\d{1,3})(?:[.,'\u2019\u00a0\u202f ]\d{3})+$/.test(cell);
  // LibreOffice writes a true minus sign in some languages.
  const [, digits] = /^([-\u2212]?\d{1,6})(?:[.,]0+)?$/.exec(cell) ?? [];
  if (digits !== undefined && !grouped) return Number(digits.replace('\u2212', '-'));
  if (grouped)
    throw new Misfit(
      `is not a whole number; if it means ${cell.replace(/[^\d\u2212-]/g, '')}, type it without a separator`,
    );
  throw new Misfit(
    isDate(cell)
      ? 'is a date, which spreadsheets make of input such as 1-2; format the column as text and type it again'
      : 'is not a whole number',
  );
}

/** `1-2`, `2.5.`, `2026-02-01`: with one dot alone, it is a decimal number. */
const IN_FIGURES = /^\d{1,4}(?:([-/])\d{1,2}(?:\1\d{1,4})?|\. ?\d{1,2}\.(?: ?\d{2,4})?)$/;
/** `2. Jan`, `Feb 26`, in the languages of the texts. */
const MONTH =
  '(?:jan|f[eé]v|feb|m[aä]r|mrz|apr|avr|ma[iy]|ju[nil]|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])\\p{L}*';
const IN_WORDS = new RegExp(
  `^\\d{1,4}[-/. ]+${MONTH}\\.?(?:[-/. ]+\\d{2,4})?$|^${MONTH}[-. ]+\\d{2,4}$`,
  'iu',
);

function isDate(cell: string): boolean {
  if (IN_WORDS.test(cell)) return true;
  if (!IN_FIGURES.test(cell)) return false;
  const [month = 0, day = 0] = (cell.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  return month <= 12 && (day <= 31 || day >= 1000);
}

/** Spreadsheets write the values of formulas in their own language. */
export function yes(cell: string): true | undefined {
  const word = cell.toLowerCase();
  if (['true', 'yes', 'x', '1', 'wahr', 'ja', 'vrai', 'oui'].includes(word)) return true;
  if (['false', 'no', '0', 'falsch', 'nein', 'faux', 'non'].includes(word)) return undefined;
  throw new Misfit('is neither true nor false');
}

export const words = (cell: string): string[] => cell.split(/[\s,;]+/).filter((word) => word !== '');

export function json(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    if (/[\u201c-\u201f\u00ab\u00bb]/.test(cell))
      throw new Misfit(
        'is not valid JSON: its quotes are typographic; type " and turn off the correction of quotes',
      );
    const data = cell.length > MOST_SHOWN ? undefined : readData(cell);
    throw new Misfit(
      typeof data === 'object' && data !== null
        ? `is YAML, but must be JSON; write ${JSON.stringify(data)}`
        : 'is not valid JSON, such as [{"draw":1}]',
    );
  }
}
/** Longer values are not repeated in a message. */
const MOST_SHOWN = 500;
