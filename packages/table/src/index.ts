// The face of the package: tables and where they are kept. It loads no Node; a server for them is in `@railwright/table/node`.
export { Connection, type ConnectionOptions, type Wire } from './connection.ts';
export type { Entry, TableHead } from './entry.ts';
export { listed, readEntry, readHead } from './kept.ts';
export { newKey } from './secrets.ts';
export {
  StoreError,
  type Attendant,
  type Hosts,
  type KeptTable,
  type Meeting,
  type TableStore,
} from './store.ts';
export type { FinishedGame } from './finished.ts';
export type { Member } from './member.ts';
export type { Table } from './table.ts';
export { TableError } from './replay.ts';
export { Tables, type NewTable, type TablesOptions } from './tables.ts';
export type { Question, Subject, Thinker } from './thinker.ts';
