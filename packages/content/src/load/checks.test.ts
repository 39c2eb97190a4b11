// `checks` in pack.yaml: excluded files are not read, and the last matching rule determines how findings are treated.
import { expect, test } from 'vitest';
import { memorySource } from '../sources/file-source.ts';
import { loadContent } from '../load-content.ts';

const PACK = (id: string, checks = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n${checks}`;
/** Has the warning selection-unused. */
const card = (id: string): string =>
  `format: 1\ncards: [{ id: ${id}, name: ${id}, categories: [action], cost: 1, effect: [{ choose: { from: hand, as: old } }] }]\n`;

const load = async (checks: string, more: Record<string, string> = {}) => {
  const { diagnostics, ignored, excluded, files } = await loadContent(
    memorySource({
      'p/pack.yaml': PACK('p', checks),
      'p/cards/a.yaml': card('a-train'),
      'p/cards/old/b.yaml': card('b-train'),
      'p/cards/older.yaml': card('c-train'),
      ...more,
    }),
  );
  const list = (some: typeof diagnostics): string[] =>
    some.map(({ file, severity, code }) => `${file} ${severity} ${code}`);
  return { found: list(diagnostics), ignored: list(ignored), excluded, files: files.map(({ path }) => path) };
};

const UNUSED = 'code: selection-unused, reason: For show.';

test('the last matching rule counts, in its folder, not in one with a similar name', async () => {
  const { found, ignored } = await load(
    `checks:\n  severities:\n    - { ${UNUSED}, severity: error }\n    - { ${UNUSED}, severity: off, in: cards/old/ }\n    - { ${UNUSED}, severity: info, in: cards/a.yaml }\n`,
  );
  expect(found).toEqual([
    'p/cards/a.yaml info selection-unused',
    'p/cards/older.yaml error selection-unused',
  ]);
  expect(ignored).toEqual(['p/cards/old/b.yaml warning selection-unused']);
});

test('a pack inside another one has its own settings', async () => {
  const { found } = await load(`checks:\n  severities: [{ ${UNUSED}, severity: off }]\n`, {
    'p/inner/pack.yaml': PACK('q'),
    'p/inner/cards/d.yaml': card('d-train'),
  });
  expect(found).toEqual(['p/inner/cards/d.yaml warning selection-unused']);
});

test('excluded files are not read but are known', async () => {
  const { found, excluded, files } = await load('checks: { exclude: [cards/old, drafts] }\n', {
    'p/cards/old/broken.yaml': 'no: [',
    'p/drafts/x.yaml': 'no: [',
  });
  expect(found).toEqual([
    'p/cards/a.yaml warning selection-unused',
    'p/cards/older.yaml warning selection-unused',
  ]);
  expect(excluded.toSorted()).toEqual(['p/cards/old/b.yaml', 'p/cards/old/broken.yaml', 'p/drafts/x.yaml']);
  expect(files).not.toContain('p/cards/old/b.yaml');
});

test('errors stay errors, and invalid settings do nothing', async () => {
  const { found } = await load(
    'checks:\n  severities: [{ code: id-duplicate, severity: off, reason: x }]\n  exclude: [cards]\n',
    { 'p/cards/z.yaml': card('a-train') },
  );
  expect(found).toContain('p/cards/z.yaml error id-duplicate');
  expect(found).toContain('p/pack.yaml error schema-value');
});
