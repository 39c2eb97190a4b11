// Learning for a page: the side of the page, and the messages of both sides.
export { LearningClient, type LearningWorker } from './learning-client.ts';
export type { LearnedPlayer, LearningAnswer, LearningProgress, LearningTask } from './learning-messages.ts';
export type { Learned } from './learning.ts';
export type { SoloPlan } from './solo-learning.ts';
export { PAGE_GAMES, pageTask } from './page-task.ts';
export { knowledgeOf, parsePlayer, type Player, type PlayerHeader } from '@railwright/net';
