// Tests of Trains, in the form that the runner needs.
import { describeWhyNot, type TrainsDefinition, type TrainsGame } from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import type { TestTable } from '../../test-language/test-table.ts';
import type { CardData } from '../schema/cards.ts';
import { readCard, type CardParts } from './card-parts.ts';
import { compareTrains } from './expect.ts';
import { placeTrains } from './given.ts';
import { TRAINS_LANGUAGE } from './language.ts';
import { declinedEffects } from './declined.ts';
import { watchTrains } from './watch.ts';

export const TRAINS_TESTS: TestTable = {
  language: TRAINS_LANGUAGE,
  place: (game, s, given) => placeTrains(game as TrainsGame, s, given),
  compare: (game, s, key, expected) => compareTrains(game as TrainsGame, s, key, expected),
  whyNot(game, s, text) {
    if (game.seatToAct(s) < 0) return undefined;
    const why = whyNot(game as TrainsGame, s, text);
    return why && describeWhyNot(why, 'en', (game as TrainsGame).tables.definition);
  },
  declined: (game, events) => declinedEffects((game as TrainsGame).tables.definition, events),
  coverage: {
    folder: 'cards',
    nouns: ['card', 'cards'],
    read: (data, path) => readCard(data as CardData, path),
    watch: (definition, cards, reach) =>
      watchTrains(definition as TrainsDefinition, cards as ReadonlyMap<string, CardParts>, reach),
  },
};
