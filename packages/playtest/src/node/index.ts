// The face of the package on Node: batches on worker threads, results in a file.
export { NothingLearnedError } from './crew.ts';
export type { Crew, Jobs, LaneWishes, LearnerOptions, LearningRun } from './crew.ts';
export { learnOnThreads } from './learn.ts';
export { lessonsOnThreads } from './lessons.ts';
export { formatLearning, parseLearning, readLearning } from './learning-file.ts';
export { joined, openMatchPool, type MatchPool } from './match-pool.ts';
export {
  isShard,
  joinMatches,
  joinTallies,
  makePart,
  packResult,
  PartTooLarge,
  shardOf,
  sortParts,
  type RunPart,
  type Shard,
} from './part.ts';
export { batchKey, hashOf, matchKey } from './run-keys.ts';
export { StoreError } from './database.ts';
export { localCrew } from './local-crew.ts';
export { openMemory } from './memory.ts';
export { remembering } from './remembering.ts';
export { openPanelPool } from './panel-pool.ts';
export { openSeries, openThreads, runOnThreads, type IdleThreads, type ThreadOptions } from './threads.ts';
export { openStore, type ChunkStore } from './store.ts';
