// Tests of Game of Trains, in the form that the runner needs.
import { GameOfTrains, placeGameOfTrainsPosition } from '@railwright/engine';
import { plainTable } from '../../test-language/plain-table.ts';
import type { TestTable } from '../../test-language/test-table.ts';
import type { AbilityData } from '../schema/abilities.ts';
import { readAbility } from './ability-parts.ts';
import { GAME_OF_TRAINS_LANGUAGE } from './language.ts';
import { watchGameOfTrains } from './watch.ts';

export const GAME_OF_TRAINS_TESTS: TestTable = {
  ...plainTable((game, s, given) =>
    game instanceof GameOfTrains ? placeGameOfTrainsPosition(game, s, given) : [],
  ),
  language: GAME_OF_TRAINS_LANGUAGE,
  coverage: {
    folder: 'abilities',
    nouns: ['ability', 'abilities'],
    read: (data, path) => readAbility(data as AbilityData, path),
    watch: (_definition, abilities, reach) => watchGameOfTrains(abilities, reach),
  },
};
