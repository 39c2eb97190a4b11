// The face of the package: tables and where they are kept. It loads no Node; a server for them is in `@railwright/table/node`.
export { Connection, type ConnectionOptions, type Wire } from './connection.ts';
export type { Entry, TableHead } from './entry.ts';
export { MemoryStore } from './memory-store.ts';
export { newKey } from './secrets.ts';
export { StoreError, type KeptTable, type Lease, type TableStore } from './store.ts';
export type { Member } from './member.ts';
export type { Table } from './table.ts';
export { TableError, Tables, type NewTable, type TablesOptions } from './tables.ts';
export { findBot, LocalThinker, type Question, type Subject, type Thinker } from './thinker.ts';
