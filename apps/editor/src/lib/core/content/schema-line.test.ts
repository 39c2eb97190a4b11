import { expect, test } from 'vitest';
import { withSchemaLine } from './schema-line.ts';

const line = (folder: string, schema = 'cards'): string =>
  `# yaml-language-server: $schema=${folder}${schema}.schema.json\n`;
const text = `${line('../../../schemas/')}# Harbour\nformat: 1\n`;
const files = (all: Record<string, string>): Map<string, string> => new Map(Object.entries(all));

test.each([
  [
    'beside the content',
    { 'fen/pack.yaml': line('../../schemas/', 'pack') },
    'fen/cards/x.yaml',
    '../../../schemas/',
  ],
  [
    'with deeper packs',
    { 'my/fen/pack.yaml': line('../../../schemas/') },
    'my/fen/cards/x.yaml',
    '../../../../schemas/',
  ],
  [
    'where the pack itself is open',
    { 'pack.yaml': line('../../schemas/') },
    'cards/x.yaml',
    '../../../schemas/',
  ],
  [
    'in a repository of one’s own',
    { 'fen/maps/fen.yaml': line('../../../node_modules/railwright/schemas/', 'map') },
    'fen/cards/x.yaml',
    '../../../node_modules/railwright/schemas/',
  ],
  ['within the folder', { 'fen/pack.yaml': line('schemas/') }, 'fen/cards/x.yaml', '../schemas/'],
  ['in the same folder', { 'fen/pack.yaml': line('') }, 'fen/x.yaml', ''],
  ['at an address', { 'pack.yaml': line('https://example.org/s/') }, 'a/b/x.yaml', 'https://example.org/s/'],
  [
    'as the nearest file has it',
    { 'aa/pack.yaml': line('/else/'), 'fen/pack.yaml': line('../../schemas/') },
    'fen/cards/x.yaml',
    '../../../schemas/',
  ],
])('a new file names its schema %s', (_, others, path, folder) => {
  expect(withSchemaLine(path, text, files(others))).toBe(`${line(folder)}# Harbour\nformat: 1\n`);
});

test('if no file names a schema, a new one does not either', () => {
  expect(withSchemaLine('fen/cards/x.yaml', text, files({ 'fen/pack.yaml': 'id: fen\n' }))).toBe(
    '# Harbour\nformat: 1\n',
  );
});

test('text without a schema line is unchanged, and so is the rest of a text with one', () => {
  expect(withSchemaLine('fen/a.yaml', 'format: 1\n', files({ 'pack.yaml': line('$&/') }))).toBe(
    'format: 1\n',
  );
  expect(withSchemaLine('fen/a.yaml', text, files({ 'pack.yaml': line('$&/') }))).toBe(
    `${line('../$&/')}# Harbour\nformat: 1\n`,
  );
});
