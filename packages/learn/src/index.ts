// The face of the package.
export { CHECK_GAMES, checkNow, isStuck, levelSince, progressOf, type Budget, type Check } from './course.ts';
export { Brain } from './brain.ts';
export { addGradient } from './improve.ts';
export { Lane, type Teacher } from './lane.ts';
export { Learner, type LearnerOptions } from './learner.ts';
export type { LearningState, RoundFigures } from './learning-state.ts';
export { closeMeeting, Meeting, MeetingClosedError, meetingRoom, type MeetingRoom } from './meeting.ts';
export { LANES, fallAt, SETTINGS, type Settings } from './settings.ts';
export { openTable, openTables } from './table.ts';
