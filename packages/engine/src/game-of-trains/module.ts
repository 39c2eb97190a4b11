// Game of Trains, as the engine's registry knows it.
import type { GameModule } from '../game-module.ts';
import type { GameOfTrainsDefinition } from './definition.ts';
import { createGameOfTrains } from './game.ts';

export const GAME_OF_TRAINS: GameModule = {
  create: (definition, seats) => createGameOfTrains(definition as GameOfTrainsDefinition, seats),
};
