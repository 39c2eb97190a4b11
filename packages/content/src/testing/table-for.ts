// Loaded where tests are run.
import { gameIn } from '@railwright/engine';
import type { TestTable } from '../test-language/test-table.ts';
import { TEST_TABLES } from './games.ts';

export function tableFor(game: string): TestTable | undefined {
  return gameIn<TestTable>(TEST_TABLES, game);
}
