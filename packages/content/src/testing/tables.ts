// Test tables by the game of their pack.
import type { GameDefinition } from '@railwright/engine';
import { gameNamed } from '../game-named.ts';
import { NO_NAMES, type TestNames } from '../test-language/names.ts';
import type { TestTable } from '../test-language/test-table.ts';

export function tableFor(game: string): TestTable | undefined {
  return gameNamed(game)?.tests;
}

export function namesIn(definition: GameDefinition): TestNames {
  return tableFor(definition.game)?.names(definition) ?? NO_NAMES;
}
