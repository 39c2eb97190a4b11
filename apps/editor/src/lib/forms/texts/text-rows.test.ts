import { expect, test } from 'vitest';
import { indexTexts } from '../../core/content/test-index.ts';
import { listPacks } from '../../core/content/packs.ts';
import { parseManifest } from '../../core/content/manifest.ts';
import { schemaFor } from '../../core/content/schemas.ts';
import { filesOf } from '../../core/content/text-file.ts';
import { languageName } from '../../core/words/words.ts';
import { isMissing, textFiles, textRows, withChanged } from './text-rows.ts';

const TEXTS = {
  'a/pack.yaml': `format: 1
id: a
game: trains
title: { en: Pack, fr: Paquet }
version: 1.0.0
licence: MIT
authors: [me]
categories: { goods: { name: Goods } }
`,
  'a/cards/set.yaml': `format: 1
cards:
  - { id: mail, name: { en: Mail, fr: Poste }, text: { en: 'Draw {one}.' }, categories: [action], cost: 1, effect: [draw: 1] }
  - { id: barge, name: Barge, categories: [action], cost: 1 }
`,
  'a/maps/m.yaml':
    'format: 1\nid: m\nname: M\norientation: pointy\nterrain: |\n  C C\nplaces:\n  - { at: A1, city: 1, name: Bern }\n  - { at: B1, city: 1, name: { en: Lisbon, fr: Lisbonne } }\nroutes:\n  - { name: Coast }\n',
  'a/locales/fr.yaml':
    'format: 1\nid: fr\nlanguage: fr\ncards:\n  mail: Courrier\n  barge: { name: Péniche }\nplaces: { Bern: Berne }\n',
};

async function rows() {
  const files = filesOf(Object.entries(TEXTS));
  const pack = listPacks([...files.keys()], (path) => files.get(path)?.read(parseManifest)).packs[0];
  if (!pack) throw new Error('no pack');
  const schemas = new Map(
    await Promise.all(
      textFiles(pack).map(async ([kind, path]) => [kind, await schemaFor(path, 'trains')] as const),
    ),
  );
  return textRows(pack, schemas, indexTexts('a/', Object.entries(TEXTS)), (path) => files.get(path));
}

test('every text of a pack that may be in several languages is a row, wherever the schema has it', async () => {
  const told = (await rows()).map(({ kind, of, what, cells }) =>
    [kind, of, what, ...[...cells].map(([language, { text }]) => `${language}: ${text}`)].join(' | '),
  );
  expect(told).toEqual([
    'pack | pack | Title | en: Pack | fr: Paquet',
    'pack | goods | Name | en: Goods',
    'maps | m | Name | en: M',
    'maps | A1 | Name | en: Bern | fr: Berne',
    'maps | B1 | Name | en: Lisbon | fr: Lisbonne',
    'maps | routes 1 | Name | en: Coast',
    'cards | mail | Name | en: Mail | fr: Poste',
    'cards | mail | Text | en: Draw {one}.',
    'cards | barge | Name | en: Barge | fr: Péniche',
    'locales | mail | Name | en: Mail | fr: Courrier',
  ]);
});

test('a plain name is missing in other languages, but that of a place, which stands on the map in all of them', async () => {
  const missing = (await rows()).filter((row) => isMissing(row, 'de')).map(({ kind, of }) => `${kind} ${of}`);
  expect(missing).toContain('cards barge');
  expect(missing).toContain('maps B1');
  expect(missing).not.toContain('maps A1');
});

test('a language that is none goes by what the file says', () => {
  expect(['fr', 'pt-BR', 'no language'].map(languageName)).toEqual([
    'French',
    'Brazilian Portuguese',
    'no language',
  ]);
});

test('a text is written where it stands: by language in its file, or into the locale that has it', async () => {
  const barge = (await rows()).find(({ of, kind }) => of === 'barge' && kind === 'cards');
  const spot = barge?.cells.get('fr')?.spot;
  expect(spot).toMatchObject({ file: 'a/locales/fr.yaml', path: ['cards', 'barge'] });
  expect(spot && withChanged(spot, 'fr', 'Chaland')).toBe('Chaland');
  expect(barge?.spot && withChanged(barge.spot, 'de', 'Kahn')).toEqual({ en: 'Barge', de: 'Kahn' });
  expect(barge).toMatchObject({ file: 'a/cards/set.yaml', place: '&card=barge' });
});
