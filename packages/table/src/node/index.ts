// Tables on a machine with Node: kept in a file, over HTTP, with bots in threads.
export { networkAddresses } from './guard.ts';
export { readKey } from './key-file.ts';
export { openSqliteStore } from './sqlite-store.ts';
export { startTableServer, type RunningTables, type TableServerOptions } from './table-server.ts';
export { ThreadThinker } from './threads.ts';
export { parseHook, plainName, sendToHook } from './web-hook.ts';
