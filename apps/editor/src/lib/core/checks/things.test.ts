// Differences put together by thing, and cells by their labels.
import { changesBetween } from '@railwright/content/merge';
import { readData } from '@railwright/content';
import { expect, test } from 'vitest';
import { cellLabels } from './cell-labels.ts';
import { thingsIn, wholeThings } from './things.ts';

const things = (before: string, now: string) =>
  thingsIn(changesBetween(before, now) ?? [], readData(before), readData(now), cellLabels(before, now)).map(
    ({ noun, title, change, path, rows }) =>
      `${change} ${noun} ${title} [${path?.join('.')}]: ${rows.map(({ label, before: old, now: fresh, path: own }) => `${label} ${old} > ${fresh}${own ? '' : ' (fixed)'}`).join('; ')}`,
  );

const CARDS =
  'format: 1\ncards:\n  - id: mail\n    name: { en: Mail Train }\n    cost: 2\n    effect: [{ draw: 1 }]\n  - id: barge\n    cost: 3\n';

test('a card is one thing with all that differs in it, also under another id', () => {
  const now = CARDS.replace('id: mail', 'id: letter').replace('cost: 2', 'cost: 4');
  expect(things(CARDS, now)).toEqual(['changed card Mail Train [cards.mail]: id mail > letter; cost 2 > 4']);
  expect(things(CARDS, `${CARDS}  - { id: tug, name: Tug }\n`)).toEqual(['added card Tug [cards.tug]: ']);
  expect(things(CARDS, CARDS.replace('  - id: barge\n    cost: 3\n', ''))).toEqual([
    'removed card barge [cards.barge]: ',
  ]);
});

test('values are told by their path, words in a list, comments as such, and an order only where it can be undone', () => {
  const rules = 'id: a\nend: { rounds: 30 }\nauthors: [Ann, Bob]\n';
  const now = '# Short.\nid: a\nend: { rounds: 28 }\nauthors: [Ann, Cid]\nnotes: x\n';
  expect(things(rules, now)).toEqual([
    'changed  id [id]:  undefined > written differently, or with other comments',
    'changed  end.rounds [end.rounds]:  30 > 28',
    'changed  authors [authors.Bob]:  Bob > Cid',
    'added  notes [notes]:  undefined > x',
  ]);
  expect(things('authors: [Ann, Bob]\n', 'authors: [Bob, Ann]\n')).toEqual([
    'changed  authors [authors]:  undefined > in another order (fixed)',
  ]);
});

test('a value whose comment differs as well is told with both values', () => {
  expect(things('id: a\n# One.\nhandSize: 5\n', 'id: a\n# Two.\nhandSize: 6\n')).toEqual([
    'changed  handSize [handSize]:  5 > 6',
  ]);
  const card = (value: string) => `cards:\n  - id: x\n    # ${value}\n    cost: ${value}\n`;
  expect(things(card('3'), card('4'))).toEqual(['changed card x [cards.x]: cost 3 > 4']);
  expect(things('id: a\n# One.\nlist: [b, c]\n', 'id: a\n# Two.\nlist: [b,  c]\n')).toEqual([
    'changed  list [list]:  undefined > written differently, or with other comments',
  ]);
});

test('cells have the labels that maps show, also those that are gone', () => {
  const map = 'orientation: flat\nterrain: |\n  F   F   F\n    C   S   S   S\n  F   F   F\n';
  expect(things(map, map.replace('C   S', 'W   S').replace(/ {3}F\n$/, '\n'))).toEqual([
    'changed cell B1 [terrain.1.2]:  C > W',
    'removed cell E2 [terrain.2.8]:  F > undefined',
  ]);
});

test('a file that is new or gone is told by its things', () => {
  expect(wholeThings(readData(CARDS), 'added')?.map(({ title, ids }) => [title, ids])).toEqual([
    ['Mail Train', { now: 'mail' }],
    ['barge', { now: 'barge' }],
  ]);
  expect(wholeThings(readData('id: a\n'), 'removed')).toBeUndefined();
  expect(wholeThings('text', 'added')).toBeUndefined();
});
