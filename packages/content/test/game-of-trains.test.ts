import { expect, test } from 'vitest';
import { createGameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';
import {
  listSetups,
  loadContent,
  memorySource,
  resolveSetup,
  runTests,
  type Content,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { loadChanged, places, readPack } from './changed-pack.ts';

const SHIPPED = folderSource(new URL('../../../content', import.meta.url).pathname);

/** A small valid pack: two abilities, ten cards, trains of four. */
const PACK = readPack('base-of-game-of-trains', [
  'pack.yaml',
  'abilities/own.yaml',
  'decks/small.yaml',
  'rules/short.yaml',
  'setups/duel.yaml',
]);
type File = keyof typeof PACK;

const load = (file?: File, from?: string, to?: string): Promise<Content> => loadChanged(PACK, file, from, to);

test('the shipped pack has no diagnostics and makes games for two, three and four', async () => {
  const content = await loadContent(SHIPPED);
  expect(content.diagnostics.filter(({ file }) => file.includes('game-of-trains'))).toEqual([]);
  expect(listSetups(content).find(({ id }) => id === 'game-of-trains/standard')).toMatchObject({
    game: 'game-of-trains',
    seats: { min: 2, max: 4 },
  });
  const resolved = resolveSetup(content, 'game-of-trains/standard');
  if (!resolved.ok) throw new Error('not resolved');
  const definition = resolved.setup.definition as GameOfTrainsDefinition;
  expect(definition.rules).toMatchObject({ trainLength: 7, setupDraws: [1, 2, 3, 4] });
  for (const seats of [2, 3, 4]) expect(createGameOfTrains(definition, seats).seats).toBe(seats);
});

test('the shipped deck matches the project’s table of facts', async () => {
  const resolved = resolveSetup(await loadContent(SHIPPED), 'game-of-trains/standard');
  if (!resolved.ok) throw new Error('not resolved');
  const { cards } = resolved.setup.definition as GameOfTrainsDefinition;
  expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 84 }, (_, i) => i + 1));
  // The eight abilities in turn, with four cards inserted.
  const cycle = ['move-right', 'protect', 'move-left', 'swap-adjacent'];
  cycle.push('remove-middle', 'remove-right', 'remove-left', 'swap-over-one');
  const inserted = new Map([
    [49, 'swap-over-one'],
    [58, 'move-right'],
    [67, 'remove-middle'],
    [76, 'move-left'],
  ]);
  let place = 0;
  for (const { number, ability } of cards) expect(ability).toBe(inserted.get(number) ?? cycle[place++ % 8]);
});

test('the tests of the shipped pack pass and cover each ability and each end', async () => {
  const content = await loadContent(SHIPPED);
  const { results, failed } = runTests(content, { pack: 'game-of-trains' });
  expect(failed).toBe(0);
  expect(results.length).toBeGreaterThan(30);
  const texts = content.files
    .filter(({ kind, folder }) => kind === 'tests' && folder.includes('game-of-trains'))
    .map(({ text }) => text)
    .join('');
  const resolved = resolveSetup(content, 'game-of-trains/standard');
  if (!resolved.ok) throw new Error('not resolved');
  for (const { id } of (resolved.setup.definition as GameOfTrainsDefinition).abilities)
    expect(texts).toContain(`{ use: ${id} }`);
  for (const end of ['ordered', 'turn-limit']) expect(texts).toContain(`end: ${end}`);
});

test('a homebrew pack can be played', async () => {
  const content = await load();
  expect(content.diagnostics).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  if (!resolved.ok) throw new Error('not resolved');
  expect(resolved.setup).toMatchObject({
    title: 'Duel',
    seats: { min: 2, max: 2 },
    defaultSeats: 2,
    options: { rules: 'shed/short', deck: 'shed/small' },
    definition: { abilities: [{ id: 'swap-ends', name: { en: 'Swap Ends' } }, { id: 'guard' }] },
  });
  createGameOfTrains(resolved.setup.definition as GameOfTrainsDefinition, 2);
});

test.each<[string, File, string, string, string[]]>([
  [
    'a number twice in a list',
    'decks/small.yaml',
    '[1, 3, 5',
    '[1, 3, 3',
    ['railcar-twice decks/small.yaml:5:21'],
  ],
  ['a number that is none', 'decks/small.yaml', '[1, 3', '[1, three', ['schema-type decks/small.yaml:5:18']],
  ['a number below one', 'decks/small.yaml', '[1, 3', '[0, 3', ['schema-value decks/small.yaml:5:15']],
  [
    'draws for a missing player',
    'rules/short.yaml',
    '[1, 2]',
    '[1, 2, 3]',
    ['players-unused rules/short.yaml:5:20'],
  ],
  ['fewer turns than players', 'rules/short.yaml', ': 100', ': 1', ['number-far rules/short.yaml:6:12']],
  [
    'an unknown ability',
    'decks/small.yaml',
    'guard:',
    'gaurd:',
    ['ability-unused abilities/own.yaml:7:9', 'reference-unknown decks/small.yaml:6:3'],
  ],
  [
    'an ability with a list of no cards',
    'decks/small.yaml',
    'count: 13\nrailcars:\n  swap-ends: [1, 3, 5, 7, 9, 11, 13]\n  guard: [2,',
    'count: 13\nrailcars:\n  guard: []\n  swap-ends: [1, 3, 5, 7, 9, 11, 13, 2,',
    ['ability-unused abilities/own.yaml:7:9'],
  ],
  [
    'an unknown step',
    'abilities/own.yaml',
    'swap: {',
    'swop: {',
    ['schema-unknown-key abilities/own.yaml:6:9'],
  ],
  [
    'two steps in one',
    'abilities/own.yaml',
    '- swap: { distance: 3 }',
    '- swap: { distance: 3 }\n        shift: { by: 1 }',
    ['schema-one-key abilities/own.yaml:6:9'],
  ],
  [
    'a shift by nothing',
    'abilities/own.yaml',
    'swap: { distance: 3 }',
    'shift: { by: 0 }',
    ['schema-value abilities/own.yaml:6:22'],
  ],
  [
    'a position that is none',
    'abilities/own.yaml',
    '[left, 2]',
    '[left, centre]',
    ['schema-value abilities/own.yaml:10:38'],
  ],
  [
    'a position too far',
    'abilities/own.yaml',
    '[left, 2]',
    '[left, 5]',
    ['ability-outside-train abilities/own.yaml:10:38'],
  ],
  ['seats the wrong way round', 'rules/short.yaml', 'min: 2', 'min: 3', ['seats-range rules/short.yaml:3:8']],
  [
    'more players than the rules allow',
    'setups/duel.yaml',
    'deck: small',
    'deck: small\nplayers: { max: 3 }',
    ['seats-range setups/duel.yaml:6:10'],
  ],
  [
    'an unknown deck',
    'setups/duel.yaml',
    'deck: small',
    'deck: smal',
    ['reference-unknown setups/duel.yaml:5:7'],
  ],
  [
    'unknown rules',
    'setups/duel.yaml',
    'rules: short',
    'rules: game-of-trains/standard',
    ['reference-unknown setups/duel.yaml:4:8'],
  ],
])('%s is told at its place', async (_, file, from, to, expected) => {
  const { diagnostics } = await load(file, from, to);
  expect(places(diagnostics)).toEqual(expected);
});

test('a deck that does not add up names what is missing', async () => {
  const { diagnostics } = await load('decks/small.yaml', ', 12]', ']');
  expect(diagnostics[0]).toMatchObject({
    message: 'Together the lists have 12 numbers, not 13.',
    help: 'Missing from the lists: 12.',
  });
});

test('errors in a setup prevent it from being played', async () => {
  const content = await load('rules/short.yaml', 'trainLength: 4', 'trainLength: 7');
  expect(listSetups(content)).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  expect(resolved.ok ? [] : resolved.diagnostics.map(({ code }) => code)).toContain('train-too-long');
});

test('a pack that extends the shipped one reports a mismatch at its own setup', async () => {
  const files = {
    'pack.yaml': PACK['pack.yaml'] + 'extends: [game-of-trains]\n',
    'rules/tiny.yaml': PACK['rules/short.yaml']
      .replace('short', 'tiny')
      .replace('trainLength: 4', 'trainLength: 2'),
    'setups/tiny.yaml': 'format: 1\nid: tiny\ntitle: Tiny\nrules: tiny\ndeck: railcars\n',
  };
  const content = await loadContent([SHIPPED, memorySource(files, 'mine/')]);
  expect(places(content.diagnostics.filter(({ file }) => file.startsWith('mine/')))).toEqual([
    'ability-middle mine/setups/tiny.yaml:5:7',
    'ability-outside-train mine/setups/tiny.yaml:5:7',
  ]);
});
