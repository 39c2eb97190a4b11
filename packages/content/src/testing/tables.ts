// What tests can say, by the game of their pack.
import type { GameDefinition } from '@railwright/engine';
import { gameNamed } from '../game-named.ts';
import { NO_NAMES, type TestNames } from '../test-language/names.ts';
import type { TestWords } from '../test-language/test-table.ts';

export function wordsFor(game: string): TestWords | undefined {
  return gameNamed(game)?.tests;
}

export function namesIn(definition: GameDefinition): TestNames {
  return wordsFor(definition.game)?.names(definition) ?? NO_NAMES;
}
