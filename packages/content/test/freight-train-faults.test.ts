// Mistakes in content of Freight Train: each is reported once, at its place.
import { expect, test } from 'vitest';
import { listSetups, loadContent, memorySource, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { places } from './changed-pack.ts';
import { load, PACK, type File } from './shed-pack.ts';

const SHIPPED = folderSource(new URL('../../../content', import.meta.url).pathname);

const SECOND_ROW = '\n  - { seats: 3, cards: 12, locomotives: 1 }';

test.each<[string, File, string, string, string[]]>([
  [
    'a payout that is not a number',
    'rules/short.yaml',
    '[3, 2]',
    '[3, two]',
    ['schema-type rules/short.yaml:13:18'],
  ],
  ['a payout below zero', 'rules/short.yaml', '[3, 2]', '[-3, 2]', ['schema-value rules/short.yaml:13:15']],
  ['half a chip', 'rules/short.yaml', 'second: [1]', 'second: [0.5]', ['schema-type rules/short.yaml:14:14']],
  [
    'yard pay that is not a number',
    'rules/short.yaml',
    'chips: 1 }',
    'chips: one }',
    ['schema-type rules/short.yaml:15:29'],
  ],
  ['chips for no cars', 'rules/short.yaml', 'cars: 2,', 'cars: 0,', ['schema-value rules/short.yaml:15:19']],
  [
    'more for the second longest train than for the longest',
    'rules/short.yaml',
    'second: [1]',
    'second: [4]',
    ['payout-odd rules/short.yaml:14:14'],
  ],
  [
    'pay for more cars than a yard holds',
    'rules/short.yaml',
    'cars: 2,',
    'cars: 20,',
    ['payout-unused rules/short.yaml:15:19'],
  ],
  [
    'more cars switched than a yard holds',
    'rules/short.yaml',
    'fromOwn: 2',
    'fromOwn: 12',
    ['number-far rules/short.yaml:10:34'],
  ],
  [
    'a rearrangement that no purse pays',
    'rules/short.yaml',
    'rearrange: 1 ',
    'rearrange: 100 ',
    ['number-far rules/short.yaml:10:48'],
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
    'free rearranging',
    'rules/short.yaml',
    'rearrange: 1',
    'rearrange: 0',
    ['schema-value rules/short.yaml:10:48'],
  ],
  [
    'a range of seats the wrong way round',
    'rules/short.yaml',
    'min: 2',
    'min: 4',
    ['seats-range rules/short.yaml:3:8'],
  ],
  ['a game for one player', 'rules/short.yaml', 'min: 2', 'min: 1', ['seats-range rules/short.yaml:3:8']],
  [
    'an unknown switch',
    'rules/short.yaml',
    'as-a-type',
    'as-a-tpye',
    ['schema-value rules/short.yaml:18:25'],
  ],
  [
    'a game without days',
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
  [
    'a car that no setup uses',
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
    'a default number of players out of range',
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
])('%s is reported at its place', async (_, file, from, to, expected) => {
  const { diagnostics } = await load(file, from, to);
  expect(places(diagnostics)).toEqual(expected);
});

test('a setup with errors cannot be played', async () => {
  const content = await load('rules/short.yaml', SECOND_ROW, '');
  expect(listSetups(content)).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  expect(resolved.ok ? [] : resolved.diagnostics.map(({ code }) => code)).toContain('players-missing');
});

test('rules of another pack that do not fit are reported at the setup that uses them', async () => {
  const setup = 'format: 1\nid: tiny\ntitle: Tiny\nrules: standard\ncars: [coal, reefer, tanker]\n';
  const files = { 'pack.yaml': `${PACK['pack.yaml']}extends: [freight-train]\n`, 'setups/tiny.yaml': setup };
  const content = await loadContent([SHIPPED, memorySource(files, 'mine/')]);
  expect(places(content.diagnostics.filter(({ file }) => file.startsWith('mine/')))).toEqual([
    'cars-too-few mine/setups/tiny.yaml:4:8',
  ]);
});
