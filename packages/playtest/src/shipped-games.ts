// The rules and the bots this project knows, as a `GameSource`.
export { createBot } from '@railwright/bots';
export { createGame } from '@railwright/engine';
