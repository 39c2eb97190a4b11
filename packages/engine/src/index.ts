export * from './core/game.ts';
export * from './core/rng.ts';
export * from './core/state.ts';
export * from './core/choices.ts';
export * from './core/record.ts';
export * from './core/match.ts';
export { ENGINE_VERSION } from './version.ts';
