// Learning for a page: the side of the worker.
export { learnForPage, type LearningHost } from './learning-server.ts';
export { SoloLearning } from './solo-learning.ts';
export type { LearningTask } from './learning-messages.ts';
