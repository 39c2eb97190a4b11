// The rules and bots of the shipped games, as a `GameSource`.
export { createBot } from '@railwright/bots';
export { createGame } from '@railwright/engine';
