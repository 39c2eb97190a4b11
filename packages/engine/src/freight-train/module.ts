// Freight Train, as the engine's registry knows it.
import type { GameModule } from '../game-module.ts';
import type { FreightTrainDefinition } from './definition.ts';
import { createFreightTrain } from './game.ts';

export const FREIGHT_TRAIN: GameModule = {
  create: (definition, seats) => createFreightTrain(definition as FreightTrainDefinition, seats),
};
