// The face of the package.
export {
  CHECK_GAMES,
  checkNow,
  isStuck,
  levelSince,
  progressOf,
  type Budget,
  type Check,
} from './schedule.ts';
export { Model } from './model.ts';
export { addGradient } from './improve.ts';
export { Rollout, type Teacher } from './rollout.ts';
export { Learner, type LearnerOptions } from './learner.ts';
export type { LearningState, RoundFigures } from './learning-state.ts';
export {
  closeAllReduce,
  AllReduce,
  AllReduceClosedError,
  allReduceMemory,
  type AllReduceMemory,
} from './all-reduce.ts';
export { ROLLOUTS, annealAt, SETTINGS, type Settings } from './settings.ts';
export { openTable, openTables } from './table.ts';
