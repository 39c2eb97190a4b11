// Freight Train in pictures: its types of car.
import type { FreightTrainDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { freightCarFace } from './car-face.ts';

export const FREIGHT_TRAIN: GameModule = {
  faces: (definition, languages, lookOf) =>
    (definition as FreightTrainDefinition).carTypes.map((type, position) => ({
      id: type.id,
      face: freightCarFace(type, position, languages, lookOf(type.id)),
    })),
};
