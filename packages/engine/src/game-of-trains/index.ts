export * from './definition.ts';
export { createGameOfTrains, GameOfTrains, type GameOfTrainsDecision, type GameOfTrainsEnd } from './game.ts';
export type { GameOfTrainsView, LockView } from './views.ts';
export { placeGameOfTrainsPosition, type GameOfTrainsGiven } from './position.ts';
export { describeAbility } from './ability-text.ts';
