// The face of the package on Node: an executor of worker threads, results in files.
export { formatLearning, parseLearning, readLearning } from './learning-file.ts';
export {
  isShard,
  joinMatchParts,
  joinTallies,
  makePart,
  packResult,
  PartTooLarge,
  shardOf,
  sortParts,
  type RunPart,
  type Shard,
} from './part.ts';
export { inlineMore } from './inline-more.ts';
export { batchKey, hashOf, matchKey } from './run-keys.ts';
export { StoreError } from './database.ts';
export { onThreads, openThreads } from './threads.ts';
export { openStore, type ResultStore, type StoredGames } from './store.ts';
export { withCache } from './with-cache.ts';
