// What is kept, read again: as JSON text, or as the object itself.
import type { Entry, TableHead } from './entry.ts';
import { StoreError, type KeptTable } from './store.ts';

/**
 * How a table began, from what is kept of it.
 * @throws StoreError if that is damaged
 */
export function readHead(kept: unknown, table: string): TableHead {
  const head = parseObject<TableHead>(kept);
  if (head?.format !== 1 || head.id !== table || !Array.isArray(head.seats) || !Array.isArray(head.secrets))
    throw new StoreError('damaged', `The stored table ${table} is damaged.`);
  return head;
}

/**
 * An entry from what is kept of it.
 * @param where such as "Entry 3 of the table x"
 * @throws StoreError if that is damaged
 */
export function readEntry(kept: unknown, where: string): Entry {
  const entry = parseObject<Entry>(kept);
  if (!entry) throw new StoreError('damaged', `${where} is damaged.`);
  return entry;
}

/** A table in a list; none if it is damaged, which does not hide the others: who opens it is told. */
export function listed(table: string, kept: unknown, length: number, last: unknown): KeptTable[] {
  try {
    const head = readHead(kept, table);
    const { time = head.created, over } = parseObject<Entry>(last) ?? {};
    return [{ head, length, time, ...(over && { over }) }];
  } catch {
    return [];
  }
}

function parseObject<T extends object>(kept: unknown): T | undefined {
  try {
    const value: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
