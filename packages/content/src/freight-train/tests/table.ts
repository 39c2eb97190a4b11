// Tests of Freight Train, in the form that the runner needs.
import { FreightTrain, placeFreightTrainPosition, type FreightTrainDefinition } from '@railwright/engine';
import { asWords, remembered } from '../../test-language/names.ts';
import { plainTable } from '../../test-language/plain-table.ts';
import type { TestTable } from '../../test-language/test-table.ts';
import { FREIGHT_TRAIN_LANGUAGE } from './language.ts';

export const FREIGHT_TRAIN_TESTS: TestTable = {
  ...plainTable((game, s, given) =>
    game instanceof FreightTrain ? placeFreightTrainPosition(game, s, given) : [],
  ),
  language: FREIGHT_TRAIN_LANGUAGE,
  names: remembered((definition) => {
    const { carTypes, rules } = definition as FreightTrainDefinition;
    return {
      words: { car: asWords(carTypes.map(({ id }) => id)) },
      most: { 'main siding': rules.mainYard.sidings, 'own siding': rules.ownYard.sidings },
    };
  }),
};
