import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache, loadContent, memorySource, readData } from '@railwright/content';
import { expect, test } from 'vitest';
import { isData } from '../../core/content/data.ts';
import { withValue } from './paths.ts';
import { mergedRules } from './base.ts';
import { assignNumber, finishedSteps, parseNumbers, readRailcars } from '../game-of-trains/deck.ts';
import { carLook } from '../freight-train/car-look.ts';
import { abilityLook } from '../game-of-trains/ability-look.ts';
import { localeRows } from '../trains/locale/locale-rows.ts';
import { withEntry } from './locale.ts';
import {
  drawState,
  marketMode,
  selectableCards,
  wantedKinds,
  withCard,
  withDrawState,
  withMode,
} from '../trains/market/market.ts';
import { newFileNouns, newFileText } from './new-file.ts';
import { newLanguages } from './new-language.ts';
import { indexTexts } from '../../core/content/test-index.ts';
import type { PackIndex } from '../../core/content/pack-index.ts';

const CONTENT = join(import.meta.dirname, '../../../../../../content');
const shipped = new Map(
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path, readFileSync(join(CONTENT, path), 'utf8')]),
);
const thingsOf = (pack: string, more: Readonly<Record<string, string>> = {}): PackIndex =>
  indexTexts(`${pack}/`, [...shipped, ...Object.entries(more)]);

test('a market offers the cards that the game would draw from', () => {
  const packIndex = thingsOf('trains');
  const rules = mergedRules(packIndex.find('rules', 'aeg-2013')!, packIndex);
  expect(wantedKinds({}, rules)).toBe(8);
  expect(wantedKinds({ kinds: 3 }, rules)).toBe(3);
  const ids = selectableCards(packIndex, rules).map(({ id }) => id);
  expect(ids).toHaveLength(30);
  expect(ids).not.toContain('waste');
  expect(ids).not.toContain('apartment');
});

test('a card goes into a market once, at the given place', () => {
  expect(withCard(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(withCard(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c', 'a']);
  expect(withCard(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(withCard(['a'], 'a')).toEqual(['a']);
});

test('a fixed market becomes a random one, and back with the cards it drew', () => {
  expect(marketMode({})).toBe('fixed');
  expect(withMode({ cards: ['a'], kinds: 2 }, 'drawn', [], 2)).toEqual({ random: 2, seed: 1, kinds: 2 });
  expect(withMode({ random: 2, seed: 1 }, 'fixed', ['a', 'b'], 2)).toEqual({ cards: ['a', 'b'] });
});

test('a card is drawn always, never or perhaps, and only one of these', () => {
  let market = withDrawState({ random: 7, seed: 1 }, 'a', 'always');
  expect(market).toEqual({ random: 7, seed: 1, always: ['a'] });
  market = withDrawState(market, 'a', 'never');
  expect(market).toEqual({ random: 7, seed: 1, never: ['a'] });
  expect(withDrawState(market, 'a', 'may')).toEqual({ random: 7, seed: 1 });
  const limited = { random: 1, from: ['a', 'b'] };
  expect(drawState(limited, 'c')).toBe('out');
  expect(withDrawState(limited, 'b', 'out')).toEqual({ random: 1, from: ['a'] });
});

test('a deck lists numbers without an ability or with several, and fixes them', () => {
  const railcars = { left: [1, 3], right: [3, 9], odd: 'x' };
  expect(readRailcars(railcars, 4)).toEqual([
    { number: 1, abilities: ['left'] },
    { number: 2, abilities: [] },
    { number: 3, abilities: ['left', 'right'] },
    { number: 4, abilities: [] },
    { number: 9, abilities: ['right'] },
  ]);
  expect([...assignNumber(railcars, 3, 'left')]).toEqual([['right', [9]]]);
  expect([...assignNumber(railcars, 2, 'left')]).toEqual([['left', [1, 2, 3]]]);
  expect(readRailcars({ a: Array.from({ length: 2000 }, (_, i) => i) }, 1e9).length).toBeLessThan(500);
});

test('numbers are parsed as people write them', () => {
  expect(parseNumbers(' 1, 3;10-12 ')).toEqual([1, 3, 10, 11, 12]);
  expect(parseNumbers('')).toEqual([]);
  for (const text of ['1, two', '9-1', '1-99999', '-4']) expect(parseNumbers(text)).toBeUndefined();
});

test('faces are drawn from finished data', () => {
  const steps = [
    { swap: { distance: 1 } },
    { swap: 1 },
    { remove: { at: 'nowhere' } },
    7,
    { protect: { positions: ['left', 3] } },
  ];
  expect(finishedSteps({ steps })).toEqual([steps[0], steps[4]]);
  const data = { id: 'x', name: { fr: 'Nom' }, steps: 3 };
  expect(abilityLook({ id: 'x', data })).toMatchObject({
    name: { en: 'x' },
    steps: [],
  });
  expect(carLook({}).name.en).toBe('');
});

test('rows of a locale say what is missing in its language', () => {
  const packIndex = thingsOf('trains');
  const rows = (data: Readonly<Record<string, unknown>>) =>
    localeRows('cards', data, packIndex, () => undefined);
  expect(rows({ language: 'fr' }).filter(({ missing }) => missing)).toEqual([]);
  const italian = rows({
    language: 'it',
    cards: { waste: 'Rifiuti', 'mail-train': { text: 'Testo' }, gone: 'Via' },
  });
  expect(italian.find(({ key }) => key === 'waste')).toMatchObject({ name: 'Rifiuti', missing: false });
  expect(italian.find(({ key }) => key === 'mail-train')).toMatchObject({ text: 'Testo', missing: true });
  expect(italian.find(({ key }) => key === 'gone')).toMatchObject({ known: false, missing: false });
  const places = localeRows('places', { language: 'ja' }, packIndex, () => undefined);
  expect(places.length).toBeGreaterThan(10);
  // Written plainly, a name stands on the map in all languages.
  expect(places.filter(({ missing }) => missing)).toEqual([]);
});

test('an entry of a locale is as short as possible', () => {
  const row = {
    key: 'a',
    english: 'A',
    own: '',
    name: 'N',
    text: '',
    rules: '',
    missing: false,
    known: true,
  };
  expect(withEntry(row, 'name', 'M')).toBe('M');
  expect(withEntry(row, 'text', 'T')).toEqual({ name: 'N', text: 'T' });
  expect(withEntry({ ...row, text: 'T' }, 'name', '')).toEqual({ text: 'T' });
  expect(withEntry(row, 'name', '')).toBeUndefined();
});

test('setting a value leaves the rest of the data, and no key is special', () => {
  expect(withValue({ count: 20, lessDealt: true }, ['lessDealt'], undefined)).toEqual({ count: 20 });
  expect(withValue({ a: [1, { b: 2 }] }, ['a', 1, 'b'], 3)).toEqual({ a: [1, { b: 3 }] });
  expect(Object.keys(withValue({}, ['__proto__'], 1) as object)).toEqual(['__proto__']);
});

test('every new file of every game is valid except for what has to be chosen', async () => {
  const PACKS = {
    trains: 'trains',
    'game-of-trains': 'game-of-trains',
    'freight-train': 'freight-train',
  } as const;
  const cache = createCache();
  for (const [game, pack] of Object.entries(PACKS)) {
    for (const [folder] of newFileNouns(game)) {
      const title = 'Brand “New” 🚂: #1';
      const text = newFileText({ folder, game, title, language: 'de' }, thingsOf(pack), (path) =>
        shipped.get(path),
      );
      const path = `${pack}/${folder}/brand-new.yaml`;
      const data = readData(text);
      expect(isData(data), `${path}\n${text}`).toBe(true);
      expect(text).toContain('yaml-language-server');
      const { diagnostics } = await loadContent(
        memorySource(Object.fromEntries([...shipped, [path, text]])),
        { cache },
      );
      const errors = diagnostics.filter(({ file, severity }) => file === path && severity === 'error');
      const unfinished = game === 'trains' && folder === 'setups';
      expect(
        errors.map(({ code }) => code),
        text,
      ).toEqual(unfinished ? ['market-size'] : []);
    }
  }
});

test('new names are for a language that the pack lacks, or for any if it has all', () => {
  const withCards = (name: unknown, language?: string): string[] => {
    const files = new Map([
      ['my/pack.yaml', 'id: my\ngame: trains\nextends: [trains]\n'],
      ['my/cards/a.yaml', `cards: [{ id: a, name: ${JSON.stringify(name)} }]\n`],
      ...(language === undefined ? [] : [['my/locales/l.yaml', `id: l\nlanguage: ${language}\n`] as const]),
    ]);
    const packIndex = indexTexts('my/', [...shipped, ...files]);
    return [...newLanguages(packIndex, 'my')];
  };
  expect(withCards('A')).toEqual(['fr', 'de']);
  expect(withCards({ en: 'A', fr: 'A' })).toEqual(['de']);
  expect(withCards('A', 'fr')).toEqual(['de']);
  expect(withCards({ en: 'A', de: 'A' }, 'fr')).toEqual(['en', 'fr', 'de']);
});
