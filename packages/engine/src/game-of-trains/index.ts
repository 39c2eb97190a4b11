export * from './definition.ts';
export { createGameOfTrains, GameOfTrains, type GameOfTrainsDecision, type GameOfTrainsEnd } from './game.ts';
export { END_REASONS as GAME_OF_TRAINS_ENDS } from './layout.ts';
export type { GameOfTrainsView, LockView } from './views.ts';
export { placeGameOfTrainsPosition } from './position.ts';
export type { GameOfTrainsPositionInput } from './position-input.ts';
export { describeAbility } from './ability-text.ts';
