// The names that a test of Freight Train can use.
import type { FreightTrainDefinition } from '@railwright/engine';
import { asWords, remembered } from '../../test-language/names.ts';

export const freightTrainNames = remembered((definition) => {
  const { carTypes, rules } = definition as FreightTrainDefinition;
  return {
    words: { car: asWords(carTypes.map(({ id }) => id)) },
    most: { 'main siding': rules.mainYard.sidings, 'own siding': rules.ownYard.sidings },
  };
});
