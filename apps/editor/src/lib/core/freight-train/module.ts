// Freight Train in the studio: setups with types of car, rules, and the types.
import { FREIGHT_TRAIN_ENDS } from '@railwright/engine';
import { extendingRules } from '../content/extending-rules.ts';
import type { GameModule } from '../game-module.ts';

export const FREIGHT_TRAIN: GameModule = {
  ends: FREIGHT_TRAIN_ENDS,
  newFiles: {
    setups: {
      noun: 'Setup',
      schema: 'freight-train-setup',
      fresh: ({ id, title, packIndex, first }) => ({
        id,
        title,
        rules: first('rules'),
        cars: packIndex.of('cars').map((car) => car.id),
      }),
    },
    rules: { noun: 'Rules', schema: 'freight-train-rules', copies: true, fresh: extendingRules },
    cars: {
      noun: 'Types of car',
      schema: 'freight-train-cars',
      fresh: ({ id, title }) => ({ cars: [{ id, name: title }] }),
    },
  },
};
