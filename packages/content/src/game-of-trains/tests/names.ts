// The names that a test of Game of Trains can use.
import type { GameOfTrainsDefinition } from '@railwright/engine';
import { asWords, remembered } from '../../test-language/names.ts';

export const gameOfTrainsNames = remembered((definition) => {
  const { abilities, cards, rules } = definition as GameOfTrainsDefinition;
  return {
    words: {
      ability: asWords(abilities.map(({ id }) => id)),
      railcar: asWords(cards.map(({ number }) => String(number))),
    },
    most: { spot: rules.trainLength },
  };
});
