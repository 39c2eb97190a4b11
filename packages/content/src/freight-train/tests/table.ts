// Tests of Freight Train, in the form that the runner needs.
import { FreightTrain, placeFreightTrainPosition } from '@railwright/engine';
import { plainTable } from '../../test-language/plain-table.ts';
import type { TestTable } from '../../test-language/test-table.ts';
import { FREIGHT_TRAIN_LANGUAGE } from './language.ts';

export const FREIGHT_TRAIN_TESTS: TestTable = {
  ...plainTable((game, s, given) =>
    game instanceof FreightTrain ? placeFreightTrainPosition(game, s, given) : [],
  ),
  language: FREIGHT_TRAIN_LANGUAGE,
};
