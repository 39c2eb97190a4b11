// How tests of each game are run, one line each.
import type { GameName } from '@railwright/engine';
import { FREIGHT_TRAIN_TESTS } from '../freight-train/tests/table.ts';
import { GAME_OF_TRAINS_TESTS } from '../game-of-trains/tests/table.ts';
import type { TestTable } from '../test-language/test-table.ts';
import { TRAINS_TESTS } from '../trains/tests/table.ts';

export const TEST_TABLES: Readonly<Record<GameName, TestTable>> = {
  trains: TRAINS_TESTS,
  'game-of-trains': GAME_OF_TRAINS_TESTS,
  'freight-train': FREIGHT_TRAIN_TESTS,
};
