// The text of a cell as a value of a card, also as spreadsheets of other languages write it.

/** Why a cell cannot be read; the message goes on after the cell. */
export class Misfit extends Error {}

export const text = (cell: string): string => cell;

/** `3`, and `3.00` or `3,0` as a column formatted for decimals has it. */
export function whole(cell: string): number {
  // LibreOffice writes a true minus sign in some languages.
  const [, digits] = /^([-\u2212]?\d{1,6})(?:[.,]0+)?$/.exec(cell) ?? [];
  if (digits !== undefined) return Number(digits.replace('\u2212', '-'));
  throw new Misfit(
    DATE.test(cell)
      ? 'is a date, which spreadsheets make of input such as 1-2; format the column as text and type it again'
      : 'is not a whole number',
  );
}
const DATE = /^\d{1,4}[-/. ]+(\d{1,2}|\p{L}{3,10})\.?([-/. ]+\d{2,4})?$|^\p{L}{3,10}[-. ]+\d{2,4}$/u;

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
    throw new Misfit(
      /[\u201c-\u201f\u00ab\u00bb]/.test(cell)
        ? 'is not valid JSON: its quotes are typographic; type " and turn off the correction of quotes'
        : 'is not valid JSON',
    );
  }
}
