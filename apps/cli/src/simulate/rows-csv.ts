// Rows of games as CSV.
import { closeSync, openSync } from 'node:fs';
import type { RowColumn } from '@railwright/playtest';
import { safe } from '../output.ts';
import { writeAll } from '../write-all.ts';
import type { RowSink, RowValue } from './row-sink.ts';

/** @throws Error if the file cannot be created. */
export function openCsv(file: string, columns: readonly RowColumn[]): RowSink {
  const handle = openSync(file, 'w');
  const line = (cells: readonly RowValue[]): string => `${cells.map(cell).join(',')}\r\n`;
  writeAll(handle, line(columns.map(({ name }) => name)));
  return {
    write(values) {
      const rows = (values[0] ?? []).map((_, i) => line(values.map((column) => column[i] ?? null)));
      writeAll(handle, rows.join(''));
    },
    finish: () => undefined,
    close: () => closeSync(handle),
  };
}

/** Empty for missing values; quoted if necessary; text that a spreadsheet would take for a formula is defused. */
function cell(value: RowValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const shown = safe(value);
  const plain = /^[=+\-@\t]/.test(shown) ? `'${shown}` : shown;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
