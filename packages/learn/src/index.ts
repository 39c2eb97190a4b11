// The face of the package.
export { Brain } from './brain.ts';
export { addGradient } from './improve.ts';
export { Lane } from './lane.ts';
export { Learner, type LearnerOptions, type LearningState, type RoundFigures } from './learner.ts';
export { closeMeeting, Meeting, MeetingClosedError, meetingRoom, type MeetingRoom } from './meeting.ts';
export { LANES, SETTINGS, type Settings } from './settings.ts';
export { marginOf, openTable, shareOf, type Table } from './table.ts';
