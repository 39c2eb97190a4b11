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
export { Model as Brain } from './model.ts';
export { addGradient } from './improve.ts';
export { Rollout as Lane, type Teacher } from './rollout.ts';
export { Learner, type LearnerOptions } from './learner.ts';
export type { LearningState, RoundFigures } from './learning-state.ts';
export {
  closeAllReduce as closeMeeting,
  AllReduce as Meeting,
  AllReduceClosedError as MeetingClosedError,
  allReduceMemory as meetingRoom,
  type AllReduceMemory as MeetingRoom,
} from './all-reduce.ts';
export { ROLLOUTS as LANES, annealAt as fallAt, SETTINGS, type Settings } from './settings.ts';
export { openTable, openTables } from './table.ts';
