// The order of a table's rows, by a column whose heading was clicked: names from A to Z at first, numbers from the highest.
import { language } from '../../core/words/words.ts';

type Value = number | string | undefined;
type Order = 'ascending' | 'descending';

export class Sorting {
  /** Undefined: as they come. */
  column = $state<number | undefined>(undefined);
  #order = $state<Order>('descending');

  /** The same column again turns the order round. */
  by(column: number, isWords: boolean): void {
    const isUp = column === this.column ? this.#order === 'descending' : isWords;
    this.#order = isUp ? 'ascending' : 'descending';
    this.column = column;
  }

  /** For `aria-sort`. */
  of(column: number): Order | undefined {
    return column === this.column ? this.#order : undefined;
  }

  /** Rows without a value come last. */
  sorted<Row>(rows: readonly Row[], valueOf: (row: Row, column: number) => Value): readonly Row[] {
    const { column } = this;
    if (column === undefined) return rows;
    const turn = this.#order === 'ascending' ? 1 : -1;
    return rows.toSorted((one, other) => {
      const [a, b] = [valueOf(one, column), valueOf(other, column)];
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return (
        turn *
        (typeof a === 'number' && typeof b === 'number'
          ? a - b
          : String(a).localeCompare(String(b), language))
      );
    });
  }
}

/** The number that a cell begins with, as `46.5%` or `6 (5–7)`; its words if there is none, and undefined if it is empty. */
export function cellValue(text: string): Value {
  const plain = text.replace('−', '-').replaceAll(language === 'en' ? ',' : /[.\s](?=\d{3})/g, '');
  const number = /^[+-]?\d+(?:[.,]\d+)?/.exec(plain)?.[0];
  if (number !== undefined) return Number(number.replace(',', '.'));
  return text === '–' || text === '' ? undefined : text;
}
