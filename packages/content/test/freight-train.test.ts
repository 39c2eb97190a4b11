import { expect, test } from 'vitest';
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import {
  listSetups,
  loadContent,
  memorySource,
  resolveSetup,
  runTests,
  type Content,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { loadChanged, places } from './changed-pack.ts';

const SHIPPED = folderSource(new URL('../../../content', import.meta.url).pathname);

/** A small pack that is in order: three types of car, two or three players, two days. */
const PACK = {
  'pack.yaml': `format: 1
id: shed
game: freight-train
title: Shed
version: 1.0.0
licence: CC0-1.0
authors: [Somebody]
`,
  'cars/own.yaml': `format: 1
cars:
  - id: ore
    name: Ore
  - id: sand
    name: { en: Sand, fr: Sable }
  - id: logs
    name: Logs
`,
  'rules/short.yaml': `format: 1
id: short
seats: { min: 2, max: 3 }
players:
  - { seats: 2, cards: 10, locomotives: 2 }
  - { seats: 3, cards: 12, locomotives: 1 }
chips: 2
mainYard: { sidings: 3, spaces: 4, fillWhenEmpty: 1 }
ownYard: { sidings: 1, spaces: 6, dealt: 5 }
actions: { fromMain: 2, fromOwn: 2, rearrange: 1 }
days:
  - split: 2
    longest: [3, 2]
    second: [1]
    yard: { cars: 2, chips: 1 }
    callLocomotive: true
  - { split: 2, longest: [4], second: [], yard: { cars: 1, chips: -1 }, callLocomotive: false }
switches: { mixedTrain: as-a-type, turnOrder: clockwise }
`,
  'setups/duel.yaml': `format: 1
id: duel
title: Duel
rules: short
cars: [ore, sand, logs]
`,
};
type File = keyof typeof PACK;

const load = (file?: File, from?: string, to?: string): Promise<Content> => loadChanged(PACK, file, from, to);

test('the shipped pack is without diagnostics and makes games for two to five', async () => {
  const content = await loadContent(SHIPPED);
  expect(content.diagnostics.filter(({ file }) => file.includes('freight-train/'))).toEqual([]);
  expect(listSetups(content).find(({ id }) => id === 'freight-train/standard')).toMatchObject({
    game: 'freight-train',
    seats: { min: 2, max: 5 },
  });
  for (const rules of ['standard', 'optional-sequence', 'paid-mixed-train']) {
    const resolved = resolveSetup(content, 'freight-train/standard', { rules: `freight-train/${rules}` });
    if (!resolved.ok) throw new Error('not resolved');
    for (const seats of [2, 3, 4, 5])
      expect(createFreightTrain(resolved.setup.definition as FreightTrainDefinition, seats).seats).toBe(
        seats,
      );
  }
});

test('the shipped numbers are those of the published game', async () => {
  const resolved = resolveSetup(await loadContent(SHIPPED), 'freight-train/standard');
  if (!resolved.ok) throw new Error('not resolved');
  const { rules, carTypes } = resolved.setup.definition as FreightTrainDefinition;
  expect(carTypes).toHaveLength(11);
  expect(carTypes.slice(0, 6).map(({ id }) => id)).toEqual([
    'coal',
    'reefer',
    'boxcar',
    'gondola',
    'piggyback',
    'tanker',
  ]);
  expect(rules.players.map(({ seats, cards, locomotives }) => [seats, cards, locomotives])).toEqual([
    [2, 9, 7],
    [3, 12, 6],
    [4, 14, 5],
    [5, 16, 5],
  ]);
  expect(rules).toMatchObject({
    chips: 5,
    mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 2 },
    ownYard: { sidings: 2, spaces: 8, dealt: 12 },
    actions: { fromMain: 3, fromOwn: 4, rearrange: 1 },
    switches: { mixedTrain: 'none', turnOrder: 'engine' },
  });
  expect(rules.days).toEqual(
    [
      { split: 2, yard: { cars: 2, chips: 1 }, callLocomotive: true },
      { split: 3, yard: { cars: 1, chips: 0 }, callLocomotive: true },
      { split: 4, yard: { cars: 1, chips: -1 }, callLocomotive: false },
    ].map((day) => ({ ...day, longest: [3, 2, 1], second: [1] })),
  );
});

test('the other shipped rules differ in their switch alone', async () => {
  const content = await loadContent(SHIPPED);
  const rulesOf = (id: string): FreightTrainDefinition['rules'] => {
    const resolved = resolveSetup(content, 'freight-train/standard', { rules: `freight-train/${id}` });
    if (!resolved.ok) throw new Error('not resolved');
    return (resolved.setup.definition as FreightTrainDefinition).rules;
  };
  const standard = rulesOf('standard');
  expect(rulesOf('optional-sequence')).toEqual({
    ...standard,
    id: 'freight-train/optional-sequence',
    switches: { mixedTrain: 'none', turnOrder: 'clockwise' },
  });
  expect(rulesOf('paid-mixed-train')).toEqual({
    ...standard,
    id: 'freight-train/paid-mixed-train',
    switches: { mixedTrain: 'as-a-type', turnOrder: 'engine' },
  });
});

test('the shipped tests pass, and one that is wrong fails', async () => {
  const all = runTests(await loadContent(SHIPPED));
  const own = all.results.filter(({ pack }) => pack === 'freight-train');
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  const wrong = `format: 1
tests:
  - name: ore goes by itself
    setup: duel
    given: { main: [[ore, ore, ore]] }
    do: [take 1, take 1]
    expect: { main: [[ore, ore, ore], [], []] }
`;
  const files = memorySource({ ...PACK, 'tests/wrong.yaml': wrong });
  expect(runTests(await loadContent(files)).results).toMatchObject([
    { outcome: 'failed', mismatches: [{ what: 'main' }] },
  ]);
});

test('a pack of one’s own plays', async () => {
  const content = await load();
  expect(content.diagnostics).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  if (!resolved.ok) throw new Error('not resolved');
  expect(resolved.setup).toMatchObject({
    title: 'Duel',
    seats: { min: 2, max: 3 },
    defaultSeats: 2,
    options: { rules: 'shed/short' },
    definition: { carTypes: [{ id: 'ore', name: { en: 'Ore' } }, { id: 'sand' }, { id: 'logs' }] },
  });
  createFreightTrain(resolved.setup.definition as FreightTrainDefinition, 3);
});

test('a setup may narrow the players', async () => {
  const content = await load('setups/duel.yaml', 'rules: short', 'rules: short\nplayers: { max: 2 }');
  expect(content.diagnostics).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  if (!resolved.ok) throw new Error('not resolved');
  expect(resolved.setup.seats).toEqual({ min: 2, max: 2 });
  expect((resolved.setup.definition as FreightTrainDefinition).rules.players).toHaveLength(1);
});

const SECOND_ROW = '\n  - { seats: 3, cards: 12, locomotives: 1 }';

test.each<[string, File, string, string, string[]]>([
  [
    'a payout that is no number',
    'rules/short.yaml',
    '[3, 2]',
    '[3, two]',
    ['schema-type rules/short.yaml:13:18'],
  ],
  ['a payout below zero', 'rules/short.yaml', '[3, 2]', '[-3, 2]', ['schema-value rules/short.yaml:13:15']],
  ['half a chip', 'rules/short.yaml', 'second: [1]', 'second: [0.5]', ['schema-type rules/short.yaml:14:14']],
  [
    'yard pay that is no number',
    'rules/short.yaml',
    'chips: 1 }',
    'chips: one }',
    ['schema-type rules/short.yaml:15:29'],
  ],
  ['chips for no cars', 'rules/short.yaml', 'cars: 2,', 'cars: 0,', ['schema-value rules/short.yaml:15:19']],
  [
    'a number of players without a row',
    'rules/short.yaml',
    SECOND_ROW,
    '',
    ['players-missing rules/short.yaml:5:3'],
  ],
  [
    'two rows for one number',
    'rules/short.yaml',
    SECOND_ROW,
    `${SECOND_ROW}${SECOND_ROW}`,
    ['players-twice rules/short.yaml:7:14'],
  ],
  [
    'a row for too many',
    'rules/short.yaml',
    SECOND_ROW,
    `${SECOND_ROW}${SECOND_ROW.replace('3', '4')}`,
    ['players-unused rules/short.yaml:7:14'],
  ],
  [
    'a yard too small for the deal',
    'rules/short.yaml',
    'dealt: 5',
    'dealt: 7',
    ['yard-too-small rules/short.yaml:9:42'],
  ],
  [
    'more players than cards',
    'rules/short.yaml',
    'seats: 3, cards: 12',
    'seats: 3, cards: 8',
    ['cars-too-few rules/short.yaml:6:24'],
  ],
  [
    'too few types',
    'setups/duel.yaml',
    '[ore, sand, logs]',
    '[ore]',
    [
      'car-unused cars/own.yaml:5:9',
      'car-unused cars/own.yaml:7:9',
      'cars-too-few rules/short.yaml:5:24',
      'cars-too-few rules/short.yaml:6:24',
    ],
  ],
  [
    'a siding that is never filled',
    'rules/short.yaml',
    'fillWhenEmpty: 1',
    'fillWhenEmpty: 4',
    ['siding-never-filled rules/short.yaml:8:51'],
  ],
  [
    'more cars switched than there are',
    'rules/short.yaml',
    'sidings: 3, spaces: 4, fillWhenEmpty: 1 }\nownYard: { sidings: 1, spaces: 6, dealt: 5 }\nactions: { fromMain: 2',
    'sidings: 1, spaces: 4, fillWhenEmpty: 1 }\nownYard: { sidings: 1, spaces: 6, dealt: 5 }\nactions: { fromMain: 5',
    ['main-yard-too-small rules/short.yaml:10:22'],
  ],
  [
    'a payout nobody can get',
    'rules/short.yaml',
    'second: [1]',
    'second: [1, 0, 5]',
    ['payout-unused rules/short.yaml:14:20'],
  ],
  [
    'free rearranging',
    'rules/short.yaml',
    'rearrange: 1',
    'rearrange: 0',
    ['schema-value rules/short.yaml:10:48'],
  ],
  ['seats the wrong way round', 'rules/short.yaml', 'min: 2', 'min: 4', ['seats-range rules/short.yaml:3:8']],
  ['a game for one', 'rules/short.yaml', 'min: 2', 'min: 1', ['seats-range rules/short.yaml:3:8']],
  [
    'an unknown switch',
    'rules/short.yaml',
    'as-a-type',
    'as-a-tpye',
    ['schema-value rules/short.yaml:18:25'],
  ],
  [
    'no day',
    'rules/short.yaml',
    PACK['rules/short.yaml'].slice(
      PACK['rules/short.yaml'].indexOf('days:'),
      PACK['rules/short.yaml'].indexOf('switches'),
    ),
    'days: []\n',
    ['schema-length rules/short.yaml:11:7'],
  ],
  [
    'an unknown car',
    'setups/duel.yaml',
    'sand',
    'snad',
    ['car-unused cars/own.yaml:5:9', 'reference-unknown setups/duel.yaml:5:13'],
  ],
  ['a car twice', 'setups/duel.yaml', 'sand', 'shed/ore, sand', ['car-twice setups/duel.yaml:5:13']],
  [
    'a car in no setup',
    'setups/duel.yaml',
    ', logs',
    '',
    [
      'car-unused cars/own.yaml:7:9',
      'cars-too-few rules/short.yaml:5:24',
      'cars-too-few rules/short.yaml:6:24',
    ],
  ],
  [
    'more players than the rules allow',
    'setups/duel.yaml',
    'rules: short',
    'rules: short\nplayers: { max: 4 }',
    ['seats-range setups/duel.yaml:5:10'],
  ],
  [
    'a default that is out of range',
    'setups/duel.yaml',
    'rules: short',
    'rules: short\nplayers: { max: 2, default: 3 }',
    ['seats-range setups/duel.yaml:5:10'],
  ],
  [
    'unknown rules',
    'setups/duel.yaml',
    'rules: short',
    'rules: shot',
    ['reference-unknown setups/duel.yaml:4:8'],
  ],
])('%s is told at its place', async (_, file, from, to, expected) => {
  const { diagnostics } = await load(file, from, to);
  expect(places(diagnostics)).toEqual(expected);
});

test('what is wrong with a setup keeps it from being played', async () => {
  const content = await load('rules/short.yaml', SECOND_ROW, '');
  expect(listSetups(content)).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  expect(resolved.ok ? [] : resolved.diagnostics.map(({ code }) => code)).toContain('players-missing');
});

test('a pack that extends the shipped one is told at its own setup when the rules do not fit', async () => {
  const setup = 'format: 1\nid: tiny\ntitle: Tiny\nrules: standard\ncars: [coal, reefer, tanker]\n';
  const files = { 'pack.yaml': `${PACK['pack.yaml']}extends: [freight-train]\n`, 'setups/tiny.yaml': setup };
  const content = await loadContent([SHIPPED, memorySource(files, 'mine/')]);
  expect(places(content.diagnostics.filter(({ file }) => file.startsWith('mine/')))).toEqual([
    'cars-too-few mine/setups/tiny.yaml:4:8',
  ]);
});
