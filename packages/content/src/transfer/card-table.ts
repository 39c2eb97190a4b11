// Cards as the rows of a table, for spreadsheets, in games with card files.
import type { Data } from '../yaml/data.ts';
import type { Loss } from './loss.ts';

/** One text for each column, by its title. */
export type CardRow = Readonly<Record<string, string>>;

export interface ReadCards {
  /** As data of a cards file: what is wrong with it beyond its form is for validation to say. */
  readonly cards: readonly Data[];
  readonly losses: readonly Loss[];
}

export interface CardTable {
  /** The titles of the columns that these cards need. */
  columns(cards: readonly unknown[]): string[];
  rows(cards: readonly unknown[]): CardRow[];
  /** Cells that cannot be read are left out and listed. */
  read(columns: readonly string[], rows: readonly CardRow[]): ReadCards;
  /** The text of a cards file. */
  text(cards: readonly Data[], schemaLine: string | undefined): string;
}
