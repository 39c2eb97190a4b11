// The rule that keeps games apart reports what it should, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { GAMES as ENGINE_GAMES } from '../../packages/engine/src/games.ts';
import { GAMES } from './game-rule.mjs';
import railwright from './lint-plugin.mjs';
import { commandFile } from './workspace.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const CONTENT = 'packages/content/src/preferences.ts';

function found(code: string, file = CONTENT): (string | undefined)[] {
  return new Linter()
    .verify(
      code,
      {
        files: ['**/*.ts'],
        plugins: { railwright },
        rules: { 'railwright/by-feature': 'error' },
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
    'apps/editor/src/routes/print-cards/+page.svelte',
    'apps/player/src/lib/screens/Home.svelte',
    'apps/player/src/lib/play/bot-turns.svelte.ts',
  ])('in %s', async (file) => {
    const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(
      join(ROOT, file),
    )) as Linter.Config;
    expect(config.rules?.['railwright/by-feature']).toEqual([2]);
  });

  test('in TypeScript', () => {
    const folder = mkdtempSync(join(tmpdir(), 'railwright-lint-'));
    const files = [
      CONTENT,
      'packages/engine/src/create-game.ts',
      'apps/cli/src/main.ts',
      'apps/editor/src/lib/cards/find-cards.ts',
      'apps/player/src/lib/find-game.ts',
    ];
    for (const file of [...files, 'packages/engine/test/create-game.test.ts']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), "export const game = 'trains';\n");
    }
    const settings = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
    writeFileSync(join(folder, '.oxlintrc.json'), settings.replaceAll('"./', `"${ROOT}/`));
    const oxlint = [commandFile('oxlint'), '--format', 'json', '.'];
    const { stdout } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    expect(diagnostics.map(({ code, filename }) => `${filename}: ${code}`).toSorted()).toEqual(
      files.map((file) => `${file}: railwright(by-feature)`).toSorted(),
    );
  });
});
