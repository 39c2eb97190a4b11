// Freight Train as the content package knows it: its folders, their schemas, its checks, its setups.
import { FREIGHT_TRAIN_ENDS, MIXED_TRAIN, TURN_ORDER } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { checkPack } from './check-pack.ts';
import { resolveFreightTrain } from './resolve.ts';
import { CarsSchema } from './schema/cars.ts';
import { FreightTrainRulesSchema } from './schema/rules.ts';
import { FreightTrainSetupSchema } from './schema/setup.ts';
import { FREIGHT_TRAIN_LANGUAGE } from './tests/language.ts';
import { freightTrainNames } from './tests/names.ts';

const SWITCHES: ReadonlyMap<string, ReadonlySet<unknown>> = new Map<string, ReadonlySet<unknown>>([
  ['mixedTrain', new Set(MIXED_TRAIN)],
  ['turnOrder', new Set(TURN_ORDER)],
]);

export const FREIGHT_TRAIN: GameModule = {
  title: 'Freight Train',
  kinds: [
    {
      folder: 'cars',
      noun: 'car',
      schema: CarsSchema,
      schemaName: 'freight-train-cars',
      items: { list: 'cars' },
    },
    {
      folder: 'rules',
      noun: 'rules file',
      schema: FreightTrainRulesSchema,
      schemaName: 'freight-train-rules',
      items: 'file',
    },
    {
      folder: 'setups',
      noun: 'setup',
      schema: FreightTrainSetupSchema,
      schemaName: 'freight-train-setup',
      items: 'file',
    },
  ],
  played: 'cars',
  ends: FREIGHT_TRAIN_ENDS,
  check: checkPack,
  resolve: resolveFreightTrain,
  switches: () => SWITCHES,
  tests: { language: FREIGHT_TRAIN_LANGUAGE, names: freightTrainNames },
};
