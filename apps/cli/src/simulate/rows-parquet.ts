// Rows of games as Parquet, compressed with Snappy, for DuckDB, pandas and R.
import { closeSync, openSync } from 'node:fs';
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { RowColumn } from '@railwright/playtest';
import { writeAll } from '../write-all.ts';
import type { RowSink } from './row-sink.ts';

const TYPES: Readonly<Record<RowColumn['kind'], Pick<SchemaElement, 'type' | 'converted_type'>>> = {
  whole: { type: 'INT32' },
  'whole or none': { type: 'INT32' },
  large: { type: 'INT64' },
  share: { type: 'DOUBLE' },
  'share or none': { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  flag: { type: 'BOOLEAN' },
};

/** @throws Error if the file cannot be created. */
export function openParquet(file: string, columns: readonly RowColumn[]): RowSink {
  const handle = openSync(file, 'w');
  const bytes = new ByteWriter();
  const flush = (): void => {
    writeAll(handle, bytes.getBytes());
    bytes.index = 0;
  };
  const writer = new ParquetWriter({
    writer: Object.assign(bytes, { flush, finish: flush }),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, kind }) => ({
        name,
        ...TYPES[kind],
        repetition_type: kind.endsWith('or none') ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      })),
    ],
    createdBy: 'railwright',
  });
  return {
    write(values) {
      void writer.write({
        columnData: columns.map(({ name, kind }, c) => {
          const data = [...(values[c] ?? [])];
          return { name, data: kind === 'large' ? data.map((value) => BigInt(value ?? 0)) : data };
        }),
        rowGroupSize: values[0]?.length ?? 1,
      });
    },
    finish: () => void writer.finish(),
    close: () => closeSync(handle),
  };
}
