// Lessons on their own, without YAML and schemas: what a player page loads when somebody learns a game.
export { followLesson, type Chooser, type Followed } from './follow.ts';
export { soundLesson, type Lesson, type LessonPoint, type LessonStep } from './lesson.ts';
export { advance, goOn, isFinished, momentOf, NO_PROGRESS, type Moment, type Progress } from './progress.ts';
