// Trains' entry in the engine's registry.
import type { GameModule } from '../game-module.ts';
import type { TrainsDefinition } from './definition.ts';
import { createTrains } from './game.ts';

export const TRAINS: GameModule = {
  create: (definition, seats, witness) => createTrains(definition as TrainsDefinition, seats, witness),
};
