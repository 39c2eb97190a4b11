// For code that still narrows a definition by its game's name.
import type { FreightTrainDefinition } from './freight-train/definition.ts';
import type { GameOfTrainsDefinition } from './game-of-trains/definition.ts';
import type { TrainsDefinition } from './trains/definition.ts';

export type ShippedDefinition = TrainsDefinition | GameOfTrainsDefinition | FreightTrainDefinition;
