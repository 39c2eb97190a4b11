// The rule that keeps games apart reports what it should, and nothing else.
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { GAMES as ENGINE_GAMES } from '../../packages/engine/src/games.ts';
import { GAMES, games } from './game-rule.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const CONTENT = 'packages/content/src/preferences.ts';

function found(code: string, file = CONTENT): (string | undefined)[] {
  return new Linter()
    .verify(
      code,
      {
        files: ['**/*.ts'],
        plugins: { games },
        rules: { 'games/by-feature': 'error' },
        languageOptions: { parser: ts.parser },
      },
      file,
    )
    .map(({ messageId, message }) => messageId ?? message);
}

test('it knows all games', () => {
  expect(GAMES.toSorted()).toEqual(Object.keys(ENGINE_GAMES).toSorted());
});

test.each([
  ["if (game === 'trains') go();", 'name'],
  ["if ('game-of-trains' !== game) go();", 'name'],
  ["switch (game) { case 'freight-train': go(); }", 'name'],
  ["const ENDS = { 'freight-train': [] };", 'name'],
  ['const CARDS = { trains: [] };', 'name'],
  ["const known = new Set(['trains']);", 'name'],
  ["id.startsWith('trains/');", 'name'],
  ['if (game === `trains`) go();', 'name'],
  ["type Known = 'trains' | string;", 'name'],
  ["import { TRAINS } from './trains/module.ts';", 'folder'],
  ["import type { CardData } from '../trains/schema/cards.ts';", 'folder'],
  ["export * from './game-of-trains/new.ts';", 'folder'],
  ["const module = import('../../freight-train/module.ts');", 'folder'],
  ["import type { TrainsDefinition } from '@railwright/engine';", 'known'],
  ["import { createFreightTrain } from '@railwright/engine';", 'known'],
  ["import { GAME_OF_TRAINS_BOTS as bots } from '@railwright/bots';", 'known'],
  // Names that do not say which game they belong to.
  ["import { describeCard, OP_SPECS } from '@railwright/engine';", 'known', 'known'],
  ["import type { CardData } from '@railwright/content';", 'known'],
  ["import { trainsFace } from '@railwright/board/svg';", 'known'],
  ["import { english } from '@railwright/engine/text/en';", 'folder'],
])('%s', (code, ...messageIds) => {
  expect(found(code)).toEqual(messageIds);
  expect(found(code, 'apps/player/src/lib/screens/home.ts')).toEqual(messageIds);
});

test.each([
  ["import { GAMES } from './games.ts';", CONTENT],
  ["import { createGame, gameIn, EndlessEffectError } from '@railwright/engine';", CONTENT],
  ["import { mapNamed, packCards } from '@railwright/content';", 'packages/workspace/src/cells.ts'],
  ["import { describeCard } from '@railwright/engine';", 'packages/board/src/trains/module.ts'],
  // The file itself may be next to it.
  ["import { describeCard } from './describe.ts';", CONTENT],
  ["say('the trains leave');", CONTENT],
  ["if (game === 'trains') go();", 'packages/content/src/trains/setup/resolve-trains.ts'],
  [
    "import { TRAINS } from './trains/module.ts'; export const GAMES = { trains: TRAINS };",
    'packages/content/src/games.ts',
  ],
  ["import { GAME } from './freight-train/module.ts';", 'apps/player/src/lib/games.ts'],
  ["export { trainsFace } from './trains/card-face.ts';", 'packages/board/src/index.ts'],
])('not: %s', (code, file) => {
  expect(found(code, file)).toEqual([]);
});

describe('it is enabled', () => {
  test.each([
    CONTENT,
    'packages/engine/src/create-game.ts',
    'apps/cli/src/main.ts',
    'apps/editor/src/lib/cards/find-cards.ts',
    'apps/editor/src/routes/print-cards/+page.svelte',
    'apps/player/src/lib/find-game.ts',
    'apps/player/src/lib/screens/Home.svelte',
  ])('in %s', async (file) => {
    const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(
      join(ROOT, file),
    )) as Linter.Config;
    expect(config.rules?.['games/by-feature']).toEqual([2]);
  });
});
