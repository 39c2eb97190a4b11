// The face of the package on Node: batches on worker threads, records as files.
export { openMatchPool, type MatchPool } from './match-pool.ts';
export { recordFile, removeLeftovers, saveRecord } from './save.ts';
export { openSeries, runOnThreads, type ThreadOptions, type ThreadSeries } from './threads.ts';
export { openStore, StoreError, type ChunkStore } from './store.ts';
