// The face of the package.
export { CHECK_GAMES, checkNow, levelSince, progressOf, type Budget, type Check } from './course.ts';
export { Brain } from './brain.ts';
export { addGradient } from './improve.ts';
export { Lane } from './lane.ts';
export {
  Learner,
  type LearnerOptions,
  type LearningState,
  type Milestone,
  type RoundFigures,
} from './learner.ts';
export { closeMeeting, Meeting, MeetingClosedError, meetingRoom, type MeetingRoom } from './meeting.ts';
export { LANES, rateAt, SETTINGS, type Settings } from './settings.ts';
export { marginOf, openTable, openTables, shareOf, type Table, type Tables } from './table.ts';
