// Learning for a page: the side of the worker.
export { learnForPage } from './learning-server.ts';
export { SoloLearning } from './solo-learning.ts';
export type { LearningTask } from './learning-messages.ts';
