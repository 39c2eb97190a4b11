import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAnnotations } from '@railwright/content';
import { TRAINS_END_REASONS } from '@railwright/engine';
import { expect, test } from 'vitest';
import { emptiedPath } from './paths.ts';
import { baseOf, differences, standingOf } from './base.ts';
import { asType, converted, fieldKind, freshValue, typeOfValue, withoutRefs } from './form-schema.ts';
import type { FormSchema } from './form-schema.ts';
import { placeNames, recordKeys } from './record-keys.ts';
import { referredKind } from './references.ts';
import { indexTexts } from '../../core/content/test-index.ts';
import { itemTitle } from '../../core/content/pack-index.ts';
import type { PackIndex } from '../../core/content/pack-index.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const schema = (name: string): FormSchema =>
  withoutRefs(
    withAnnotations(
      JSON.parse(readFileSync(join(ROOT, 'schemas', `${name}.schema.json`), 'utf8')) as FormSchema,
    ) as FormSchema,
  );
const inside = (name: string, ...path: string[]): FormSchema =>
  path.reduce((at, key) => at.properties?.[key] ?? at.items?.properties?.[key] ?? {}, schema(name));

function packIndex(files: Readonly<Record<string, string>>, folder: string): PackIndex {
  return indexTexts(folder, Object.entries(files));
}

const PACKS = {
  'one/pack.yaml': 'id: one\ngame: trains\ntitle: One\n',
  'one/rules/basic.yaml':
    'id: basic\ntitle: { en: Basic, fr: De base }\nhandSize: 5\ntokens: { rails: 20, stations: 30 }\nswitches: { tie: joint }\n',
  'one/rules/loop.yaml': 'id: loop\nextends: loop\nhandSize: 6\n',
  'one/cards/all.yaml': 'cards:\n  - { id: waste, name: Waste }\n  - { id: ferry, name: "<b>Ferry" }\n',
  'one/maps/m.yaml': 'id: m\nplaces: [{ at: A1, name: { en: Kyoto } }, { at: A2, city: 1 }, 7]\n',
  'two/pack.yaml': 'id: two\ngame: trains\ntitle: Two\nextends: [one]\n',
  'two/rules/mine.yaml': 'id: mine\nextends: one/basic\ntokens: { rails: 14 }\n',
  'two/cards/more.yaml': 'cards: [{ id: ferry, name: Own ferry }, 3]\n',
  'two/cards/broken.yaml': 'cards: [',
};

test('every field of every published schema becomes a form field with an initial value', () => {
  const kinds = new Set<string>();
  const visit = (one: FormSchema): void => {
    const kind = fieldKind(one);
    kinds.add(kind);
    expect(freshValue(one), JSON.stringify(one).slice(0, 200)).toBeDefined();
    for (const inner of Object.values(one.properties ?? {})) visit(inner);
    if (one.items) visit(one.items);
    if (typeof one.additionalProperties === 'object') visit(one.additionalProperties);
  };
  for (const name of [
    'rules',
    'setup',
    'locale',
    'pack',
    'strategy',
    'preference',
    'freight-train-rules',
    'freight-train-cars',
    'game-of-trains-deck',
  ])
    visit(schema(name));
  visit(schema('game-of-trains-abilities'));
  expect([...kinds].sort()).toEqual([
    'alternatives',
    'choice',
    'either',
    'fixed',
    'list',
    'names',
    'number',
    'object',
    'record',
    'reference',
    'switch',
    'text',
  ]);
});

test('the schema determines the kind of field', () => {
  expect(fieldKind(inside('rules', 'handSize'))).toBe('number');
  expect(fieldKind(inside('rules', 'switches', 'tie'))).toBe('choice');
  expect(fieldKind(inside('rules', 'switches', 'optionalEffects'))).toBe('switch');
  expect(fieldKind(inside('rules', 'supply'))).toBe('record');
  expect(fieldKind(inside('setup', 'targets', 'everyCellUsed'))).toBe('switch');
  expect(fieldKind(inside('game-of-trains-abilities', 'abilities', 'steps').items ?? {})).toBe(
    'alternatives',
  );
  expect(
    fieldKind(
      asType(
        inside('game-of-trains-abilities', 'abilities', 'steps').items?.properties?.['remove']?.properties?.[
          'at'
        ] ?? {},
        'string',
      ),
    ),
  ).toBe('choice');
});

test('the schema says what a reference refers to', () => {
  expect(referredKind(inside('rules', 'extends'))).toBe('rules');
  expect(referredKind(inside('rules', 'waste'))).toBe('cards');
  expect(referredKind(inside('setup', 'map'))).toBe('maps');
  expect(referredKind(inside('setup', 'rules'))).toBe('rules');
  expect(referredKind(inside('game-of-trains-setup', 'deck'))).toBe('decks');
  expect(referredKind(inside('freight-train-setup', 'cars').items ?? {})).toBe('cars');
  expect(referredKind(asType(inside('rules', 'wording'), 'string'))).toBe('locales');
});

test('a value keeps its content when it is converted to another type', () => {
  const pile = inside('rules', 'supply').additionalProperties as FormSchema;
  expect(converted(pile, 20, 'object')).toEqual({ count: 20 });
  expect(converted(pile, { count: 20, lessDealt: true }, 'integer')).toBe(20);
  const entry = inside('locale', 'cards').additionalProperties as FormSchema;
  expect(converted(entry, 'Fähre', 'object')).toEqual({ name: 'Fähre' });
  expect(typeOfValue(pile, [])).toBeUndefined();
});

test('things are found in the pack and in those it extends, the nearer one by its bare id', () => {
  const found = packIndex(PACKS, 'two/');
  expect(found.of('cards').map(({ id }) => id)).toEqual(['ferry', 'waste', 'one/ferry']);
  expect(itemTitle(found.find('cards', 'one/ferry')!)).toBe('<b>Ferry');
  expect(found.find('cards', 'ferry', 'one')?.full).toBe('one/ferry');
  expect(found.find('cards', '__proto__')).toBeUndefined();
  expect(placeNames(found)).toEqual(['Kyoto']);
});

test('rules are compared with what they extend, number by number', () => {
  const found = packIndex(PACKS, 'two/');
  const data = {
    id: 'mine',
    extends: 'one/basic',
    handSize: 5,
    tokens: { rails: 14 },
    switches: { fog: true },
  };
  const base = baseOf(data, 'two', found, 'fr');
  expect(base?.title).toBe('De base');
  expect(standingOf(data, base, ['handSize'])).toBe('same');
  expect(standingOf(data, base, ['tokens', 'rails'])).toBe('different');
  expect(standingOf(data, base, ['tokens', 'stations'])).toBe('inherited');
  expect(standingOf(data, base, ['switches', 'fog'])).toBe('own');
  expect(standingOf(data, base, ['end', 'rounds'])).toBe('none');
  expect(differences(data, base)).toEqual([
    ['tokens', 'rails'],
    ['switches', 'fog'],
  ]);
});

test('rules that extend themselves or something missing are compared with what can be found', () => {
  const found = packIndex(PACKS, 'one/');
  expect(baseOf({ extends: 'loop' }, 'one', found, 'en')?.data).toEqual({ handSize: 6 });
  expect(baseOf({ extends: 'gone' }, 'one', found, 'en')).toBeUndefined();
  const chosen = baseOf({ handSize: 4 }, 'one', found, 'en', found.find('rules', 'basic'));
  expect(chosen?.inherited).toBe(false);
  expect(standingOf({ handSize: 4 }, chosen, ['tokens', 'rails'])).toBe('none');
});

test('parents that become empty are removed with their last value', () => {
  const data = { tokens: { rails: 1 }, end: { rounds: 1, emptyPiles: 2 }, list: [1] };
  expect(emptiedPath(data, ['tokens', 'rails'])).toEqual(['tokens']);
  expect(emptiedPath(data, ['end', 'rounds'])).toEqual(['end', 'rounds']);
  expect(emptiedPath(data, ['list', 0])).toEqual(['list', 0]);
});

test('the schema determines the keys that can be added: cards, end reasons, places or switches', () => {
  const around = {
    packIndex: packIndex(PACKS, 'two/'),
    game: 'trains',
    language: 'en',
    folder: 'rules',
  } as const;
  const values = (name: string, ...path: string[]): string[] =>
    recordKeys(inside(name, ...path), path, around).options.map(({ value }) => value);
  expect(values('rules', 'startDeck')).toEqual(['ferry', 'waste', 'one/ferry']);
  expect(values('setup', 'targets', 'ends')).toEqual(TRAINS_END_REASONS);
  expect(values('locale', 'places')).toEqual(['Kyoto']);
  expect(values('rules', 'switches')).toEqual(['tie']);
  expect(recordKeys(inside('rules', 'switches'), ['switches'], around).free).toBe(true);
});

test('references of a schema are replaced by what they refer to, three deep where they refer to themselves', () => {
  const buy = inside('strategy', 'buy').items;
  expect(fieldKind(buy ?? {})).toBe('either');
  const when = buy?.properties?.['when'];
  expect(when?.description).toBe('Only while this is true.');
  const inner = when?.properties?.['not']?.properties?.['not'];
  expect(Object.keys(inner?.properties ?? {})).toContain('coins');
  expect(fieldKind(inner?.properties?.['not'] ?? {})).toBe('fixed');
});
