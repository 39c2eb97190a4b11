// The guides for designers mention everything in the card language and in card tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LASTING_FORMS, OP_SPECS, TRIGGER_EVENTS } from '@railwright/engine';
import { TestsSchema } from '../src/game-named.ts';
import type { GameModule } from '../src/game-module.ts';
import { GAMES } from '../src/games.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../content/README.md'), 'utf8');
const section = guide.slice(guide.indexOf('## Writing cards'), guide.indexOf('## Writing card tests'));

test.each([...Object.keys(OP_SPECS), ...TRIGGER_EVENTS, ...Object.keys(LASTING_FORMS)])(
  'the guide names %s',
  (word) => {
    expect(section).toContain(`\`${word}\``);
  },
);

const tests = readFileSync(join(import.meta.dirname, '../../../docs/card-tests.md'), 'utf8');

test.each(
  Object.values<GameModule>(GAMES).flatMap(({ tests: table }) =>
    table
      ? [table.language.verbs, table.language.given.shape, table.language.expect.shape].flatMap(Object.keys)
      : [],
  ),
)('the guide to card tests names %s', (word) => {
  expect(tests).toMatch(new RegExp(`\`(?:[^\`]*[ {[])?${word}\\b`));
});

test.each(Object.keys(TestsSchema.properties.tests.items.properties))(
  'the guide to card tests names the key %s of a test',
  (key) => {
    expect(tests).toContain(`\`${key}\``);
  },
);
