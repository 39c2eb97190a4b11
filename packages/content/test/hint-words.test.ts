// Words that designers try in vain: each gives one finding with a fix, and none is a word of the language.
import { describe, expect, it, test } from 'vitest';
import type { Hint } from '../src/schema/hint.ts';
import { LANGUAGE_DEFS } from '../src/trains/schema/language.ts';
import { CardsSchema } from '../src/trains/schema/cards.ts';
import { MapSchema } from '../src/trains/schema/map.ts';
import { RulesSchema } from '../src/trains/schema/rules.ts';
import { SetupSchema } from '../src/trains/schema/setup.ts';
import { loadContent, memorySource } from '../src/index.ts';
import { publishedSchemas } from '../src/published-schemas.ts';

interface Place {
  readonly title: string;
  readonly properties?: object;
  readonly enum?: readonly string[];
  readonly 'x-hints': readonly Hint[];
}

function* placesIn(value: unknown): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  if ('x-hints' in value) yield value as Place;
  for (const inner of Object.values(value)) yield* placesIn(inner);
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[-_\s]/g, '');
const places = [CardsSchema, MapSchema, RulesSchema, SetupSchema].flatMap((schema) => [...placesIn(schema)]);
const stepWords = (LANGUAGE_DEFS['step'] as Place)['x-hints'];

describe('words tried in vain', () => {
  it.each(places.map((place) => [place.title, place] as const))('are not words of %s', (_, place) => {
    const known = new Set([...Object.keys(place.properties ?? {}), ...(place.enum ?? [])].map(plain));
    const clash = place['x-hints'].flatMap(({ words }) => words).filter((word) => known.has(plain(word)));
    expect(clash).toEqual([]);
  });

  it.each(places.map((place) => [place.title, place] as const))('say what to do, in %s', (_, place) => {
    for (const { words, types = [], way, missing, for: keys = [] } of place['x-hints']) {
      expect(words.length + types.length).toBeGreaterThan(0);
      expect(way ?? missing, words.join()).toBeTruthy();
      if (way !== undefined) expect(way).toMatch(/\.$/);
      for (const key of [keys].flat()) expect(Object.keys(place.properties ?? {})).toContain(key);
    }
  });

  it('are not published', () => {
    expect(JSON.stringify(publishedSchemas())).not.toContain('x-hints');
  });
});

/** At most the steps of one effect. */
const MOST = 40;

/** Mistakes within steps, each with what the help must name. */
const WITHIN: readonly (readonly [step: string, help: string])[] = [
  ['discard: 2', 'choose: { from: hand, count: 2, as: gone }`, then `discard: gone`'],
  ['trash: { from: hand, count: 2 }', 'then `trash: gone`'],
  ['trash: this', '`self`'],
  ['lay-rails: { count: 1, path: true }', 'reach: path'],
  ['lay-rails: { distance: 2 }', 'reach: anywhere'],
  ['lay-rails: { count: 1, where: { rails: none } }', '`not: { rails: all }`'],
  ['lay-rails: { count: 1, where: { rails: { exactly: 0 } } }', '`not: { rails: all }`'],
  ['lay-rails: { count: 1, where: { place: cities } }', '`place: city`'],
  ['lay-rails: { count: 1, where: { near: { place: city, rails: own } } }', 'near: { of: { place: city } }'],
  ['lay-rails: { count: 1, where: { city: Alpha } }', 'region: its-id'],
  ['remove-rails: { count: 1, as: spot }', 'choose-cells: { where: { rails: own }, as: spot }'],
  ['build-station: { at: { rails: own } }', 'build-station: { count: 1, where: { rails: own } }'],
  ['build-station: { free: true }', 'cost nothing'],
  ['build-station: { colour: 1 }', 'Known here: count, where or as.'],
  ['gain: tower', 'gain: { where: { card: '],
  ['gain: { card: tower }', 'gain: { where: { card: '],
  ['gain: { where: { cost: { atMost: 3 } }, count: 2 }', 'repeat: { times: 2'],
  ['move: { from: hand, to: deck-top }', 'cards: kept'],
  ['move: { cards: hand, to: tableau }', '`mat`'],
  ['if: { compare: { amount: 1, atLeast: 2 }, then: [{ draw: 1 }] }', 'test: { … }'],
  ['coins: { owned: { category: train } }', 'by: own'],
  ['coins: { turn: laid }', '`turn: rails`'],
  ['lasting: { what: [{ waive: [city] }], until: end-of-next-turn }', '`next-turn-end`'],
  ['lasting: [{ trigger: { on: [lay, station], do: [{ draw: 1 }] } }]', 'one for each'],
  ['lasting: [{ trigger: { on: lay, where: { place: city }, do: [{ draw: 1 }] } }]', 'at: { place: city }'],
  ['lasting: [{ cheaper: { what: cards, coins: 1, by: opponents } }]', '`for: opponents`'],
  ['lasting: [{ trigger: { on: get-resource, kind: coal, do: [{ draw: 1 }] } }]', 'resource: influence'],
  ['worth: { at: { place: city }, times: 2 }', '`lasting: { what: [{ worth:'],
  ['draw-goals: { count: 3, keep: 2 }', '`keep: { exactly: 2 }`'],
  ['draw-goals: { number: 3 }', '`draw-goals: { count: 3 }`'],
  ['draw-goals: { count: 3, atLeast: 1 }', 'keep: { atLeast: 1 }'],
  ['lasting: [{ instead: { of: trash, from: hand, do: [{ draw: 1 }] } }]', 'its key `instead:'],
  ['coins: { turn: true }', '`ownTurn: true`'],
  ['coins: ownTurn', 'Write { ownTurn: true }.'],
  ['lay-rails: { count: 1, where: city }', 'Write { place: city }.'],
  ['lasting: { what: [{ worth: { times: 2 } }], until: game-end }', '`at: { place: city }`'],
  ['lasting: [{ instead: { do: [{ draw: 1 }] } }]', '`of: gain`'],
  ['stay: forever', '`game-end`'],
  // Ideas of other games: what comes nearest, wherever they are tried.
  ['forbid: { play: train }', '`lasting: { what: [{ forbid:'],
  ['lasting: [{ ban: { what: buy } }]', '`lasting: { what: [{ forbid:'],
  ['lasting: [{ forbid: { act: buy } }]', '`what: buy`'],
  ['instead: [{ draw: 1 }]', '`lasting: [{ instead'],
  ['lasting: [{ instead: { of: draw, do: [{ coins: 1 }] } }]', 'Only gaining'],
  ['lasting: [{ instead: { of: buy, do: [{ coins: 1 }] } }]', '`of: gain`'],
  ['cancel: it', '`reaction: {}`'],
  ['coins: { longest: own }', '`network: own`'],
  ['save: 2', '`next-coins: 2`'],
  ['auction: 3', '`may: [{ pay: 3 }'],
  ['reaction: { do: [{ draw: 1 }] }', 'next to `effect`'],
  ['trade: 1', 'pass: { cards: gift, to: left }'],
  ['mill: 2', '`discard: gone`'],
  ['lasting: [{ trigger: { on: reaction, do: [{ draw: 1 }] } }]', 'next to `effect`'],
  ['lasting: [{ trigger: { on: duration, do: [{ draw: 1 }] } }]', '`on: turn-start`'],
  ['if: { test: { forbid: own }, then: [{ draw: 1 }] }', '{ forbid: {'],
];

const MINE =
  'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n';
const ODD = 'format: 1\ncards:\n  - id: odd\n    name: Odd\n    categories: [action]\n    cost: 3\n';

async function errorsOf(files: Readonly<Record<string, string>>) {
  const { diagnostics } = await loadContent(memorySource({ 'pack.yaml': MINE, ...files }));
  return diagnostics.filter(({ severity }) => severity === 'error');
}

test.each(WITHIN)('%s is one mistake, and its help names the way', async (step, help) => {
  const found = await errorsOf({ 'cards/odd.yaml': `${ODD}    effect:\n      - ${step}\n` });
  expect(found).toHaveLength(1);
  expect(found[0]?.help).toContain(help);
});

/** The same beside the effect. */
const BESIDE: readonly (readonly [part: string, help: string])[] = [
  ['alsoCosts: { coins: 2 }', '`cost`'],
  ['alsoCosts: { coal: { count: hand } }', 'a number'],
  ['instead: { do: [{ draw: 1 }] }', '`of: gain`'],
  ['whileInPlay: [{ trigger: { on: buy, resource: coal, do: [{ draw: 1 }] } }]', '“where” can select'],
  ['reaction: { on: draw, do: [{ draw: 1 }] }', 'trigger: { on: draw'],
];

test.each(BESIDE)('%s on a card is one mistake, and its help names the way', async (part, help) => {
  const found = await errorsOf({
    'pack.yaml': `${MINE}resources: { coal: { name: Coal } }\n`,
    'cards/odd.yaml': `${ODD}    value: 1\n    ${part}\n`,
  });
  expect(found.map((one) => one.help)).toEqual([expect.stringContaining(help)]);
});

/** The same in rules. */
const IN_RULES: readonly (readonly [part: string, help: string])[] = [
  ['bids: coins', 'Coins last for a turn'],
  ['bids: true', '`bids: money`'],
  ['bids: { resource: money }', '`bids: money`'],
  ['exchange: [{ get: { coins: 1 } }]', '`pay: { influence: 2 }`'],
  ['exchange: [{ pay: { coal: 1 }, get: { coin: 1 } }]', 'Did you mean coins?'],
  ['exchange: [{ pay: { points: 1 }, get: { coins: 1 } }]', 'Points cannot be paid'],
  ['exchange: [{ pay: { coal: 1 }, gain: [odd, waste] }]', 'list an exchange for each'],
];

test.each(IN_RULES)('%s in rules is one mistake, and its help names the way', async (part, help) => {
  const found = await errorsOf({
    'pack.yaml': `${MINE}resources: { coal: { name: Coal } }\n`,
    'rules/odd.yaml': `format: 1\nid: odd\nextends: none\n${part}\n`,
  });
  const [first, ...others] = found.filter(({ message }) => !message.includes('“none”'));
  expect(first?.help).toContain(help);
  expect(others).toEqual([]);
});

test('a word of a list is not asked to be put in quotes', async () => {
  const files = {
    'pack.yaml':
      'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n',
    'cards/odd.yaml':
      'format: 1\ncards:\n  - { id: odd, name: Odd, categories: [action], cost: 3, effect: [{ coins: { trail: true } }] }\n',
  };
  const { diagnostics } = await loadContent(
    memorySource(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ),
  );
  const [found] = diagnostics.filter(({ severity }) => severity === 'error');
  expect([found?.code, found?.help]).toEqual(['schema-type', undefined]);
});

test('each word tried as a step gives one finding, whatever is next to it', async () => {
  const words = [...new Set(stepWords.flatMap((each) => each.words))];
  const cards = Array.from({ length: Math.ceil(words.length / MOST) }, (_, i) => [
    `  - id: odd-${'abcdefghijklmnop'.charAt(i)}\n    name: Odd\n    categories: [action]\n    cost: 3\n    effect:\n`,
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

test('a word for another idea is no misspelt category', async () => {
  const files = {
    'pack.yaml':
      'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n',
    'cards/odd.yaml': ['duration', 'auction', 'trade', 'share']
      .map(
        (category) =>
          `  - id: odd-${category}\n    name: Odd\n    categories: [${category}]\n    cost: 3\n    effect: [{ draw: 1 }]\n`,
      )
      .reduce((all, card) => all + card, 'format: 1\ncards:\n'),
  };
  const { diagnostics } = await loadContent(
    memorySource(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ),
  );
  expect(diagnostics.filter(({ code }) => code === 'category-unknown')).toEqual([]);
});
