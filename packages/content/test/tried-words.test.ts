// Words that designers try in vain: each gives one finding with a fix, and none is a word of the language.
import { describe, expect, it, test } from 'vitest';
import type { Tried } from '../src/schema/tried.ts';
import { LANGUAGE_DEFS } from '../src/trains/schema/language.ts';
import { CardsSchema } from '../src/trains/schema/cards.ts';
import { MapSchema } from '../src/trains/schema/map.ts';
import { RulesSchema } from '../src/trains/schema/rules.ts';
import { SetupSchema } from '../src/trains/schema/setup.ts';
import { loadContent, memorySource } from '../src/index.ts';
import { publishedSchemas } from '../src/schema/published.ts';

interface Place {
  readonly title: string;
  readonly properties?: object;
  readonly enum?: readonly string[];
  readonly 'x-tried': readonly Tried[];
}

function* placesIn(value: unknown): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  if ('x-tried' in value) yield value as Place;
  for (const inner of Object.values(value)) yield* placesIn(inner);
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[-_\s]/g, '');
const places = [CardsSchema, MapSchema, RulesSchema, SetupSchema].flatMap((schema) => [...placesIn(schema)]);
const stepWords = (LANGUAGE_DEFS['step'] as Place)['x-tried'];

describe('words tried in vain', () => {
  it.each(places.map((place) => [place.title, place] as const))('are not words of %s', (_, place) => {
    const known = new Set([...Object.keys(place.properties ?? {}), ...(place.enum ?? [])].map(plain));
    const clash = place['x-tried'].flatMap(({ words }) => words).filter((word) => known.has(plain(word)));
    expect(clash).toEqual([]);
  });

  it.each(places.map((place) => [place.title, place] as const))('say what to do, in %s', (_, place) => {
    for (const { words, way, missing, for: key } of place['x-tried']) {
      expect(words.length).toBeGreaterThan(0);
      expect(way ?? missing, words.join()).toBeTruthy();
      if (way !== undefined) expect(way).toMatch(/\.$/);
      if (key !== undefined) expect(Object.keys(place.properties ?? {})).toContain(key);
    }
  });

  it('are not published', () => {
    expect(JSON.stringify(publishedSchemas())).not.toContain('x-tried');
  });
});

/** At most the steps of one effect. */
const MOST = 40;

test('each word tried as a step gives one finding, whatever is next to it', async () => {
  const words = [...new Set(stepWords.flatMap((each) => each.words))];
  const cards = Array.from({ length: Math.ceil(words.length / MOST) }, (_, i) => [
    `  - id: odd-${'abcdefgh'.charAt(i)}\n    name: Odd\n    categories: [action]\n    cost: 3\n    effect:\n`,
    ...words.slice(i * MOST, (i + 1) * MOST).map((word) => `      - ${word}: { count: 1 }\n        by: 1\n`),
  ]);
  const files = {
    'pack.yaml':
      'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n',
    'cards/odd.yaml': `format: 1\ncards:\n${cards.flat().join('')}`,
  };
  const { diagnostics } = await loadContent(
    memorySource(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ),
  );
  const found = diagnostics.filter(({ severity }) => severity === 'error');
  expect(found.filter(({ code }) => !code.startsWith('word-'))).toEqual([]);
  expect(found).toHaveLength(words.length);
});
