// Cards as the rows of a table, for spreadsheets, in games with card files.
import type { Data } from '../text/data.ts';
import type { Loss } from './loss.ts';

/** One text for each column, by its title. */
export type CardRow = Readonly<Record<string, string>>;

/** A table as its spreadsheet shows it. */
export interface Sheet {
  /** The titles in the order of the columns; '' for a column that has none, and no cells either. */
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

interface SheetRow {
  /** As the spreadsheet counts: the titles are usually in row 1. */
  readonly number: number;
  /** In the order of the columns; cells at the end may be missing. */
  readonly cells: readonly string[];
}

export interface ReadCards {
  /** As data of a cards file: what is wrong with it beyond its form is for validation to say. */
  readonly cards: readonly Data[];
  readonly losses: readonly Loss[];
  /** Where the table has each card. */
  readonly places: readonly CardPlace[];
}

/** The place of a card in a table. */
export interface CardPlace {
  /** Row in the spreadsheet, from 1. */
  readonly row: number;
  /** The cell of each key that is in one alone, such as `D2`. */
  readonly cells: ReadonlyMap<string, string>;
  /** The keys whose cells could not be read, which the losses list. */
  readonly leftOut: ReadonlySet<string>;
}

/** Converts cards of one game to rows of a table and back. */
export interface CardTable {
  /** No file may have more cards. */
  readonly most: number;
  /** The titles of the columns that these cards need. */
  columns(cards: readonly unknown[]): string[];
  /** One row for each card. */
  rows(cards: readonly unknown[]): CardRow[];
  /** Cells that cannot be read are left out and listed. */
  read(sheet: Sheet): ReadCards;
  /** The text of a cards file. */
  text(cards: readonly Data[], schemaLine: string | undefined): string;
}

/** A cell as spreadsheets call it: `D2`. */
export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** The letters of a column, counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return `${before > 0 ? columnLetters(before - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
