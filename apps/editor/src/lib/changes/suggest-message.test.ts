// The message that a commit is offered: what changed in the words of the pack, in one short line.
import { expect, test } from 'vitest';
import type { Row, Thing } from '../core/checks/things.ts';
import { MOST_LETTERS, suggestMessage, type ToldFile } from './suggest-message.ts';

const row = (label: string, before?: string, now?: string): Row => ({
  path: [],
  label,
  ...(before !== undefined && { before }),
  ...(now !== undefined && { now }),
});
const thing = (
  noun: string,
  title: string,
  rows: Row[] = [],
  change: Thing['change'] = 'changed',
): Thing => ({
  ...{ path: [], noun, title, change, rows, ids: {} },
});
const file = (things: Thing[] | undefined, more: Partial<ToldFile> = {}): ToldFile => ({
  ...{ path: 'fen/cards/base.yaml', change: 'changed', isRenamed: false, pack: 'Fenland', things },
  ...more,
});
const told = (...things: Thing[]) => suggestMessage([file(things)]);

test('one change is said with its values', () => {
  expect(told(thing('card', 'Mail Train', [row('cost', '3', '2')]))).toBe('Make Mail Train cost 2');
  expect(told(thing('card', 'Mail Train', [row('value', '1', '2')]))).toBe(
    'Change value of Mail Train from 1 to 2',
  );
  expect(told(thing('card', 'Mail Train', [row('cost', '3', '2'), row('value', '1', '2')]))).toBe(
    'Change Mail Train',
  );
  expect(told(thing('card', 'Mail Train', [], 'added'))).toBe('Add Mail Train');
  expect(told(thing('test', 'draws', [], 'removed'))).toBe('Remove test draws');
  expect(told(thing('cell', 'E2', [row('', 'sea', 'field')]))).toBe('Change cell E2 of base to field');
  expect(told(thing('', 'end.rounds', [row('', '30', '28')]))).toBe(
    'Change end.rounds of base from 30 to 28',
  );
  expect(told(thing('', 'end.rounds', [row('', '30')], 'removed'))).toBe('Remove end.rounds of base');
});

test('several changes of a kind are counted, others named by pack or file', () => {
  const cards = ['a', 'b', 'c'].map((title) => thing('card', title, [], 'added'));
  expect(told(...cards)).toBe('Add 3 cards to Fenland');
  expect(told(...cards, thing('ability', 'x'), thing('ability', 'y'))).toBe(
    'Change 3 cards and 2 abilities of Fenland',
  );
  expect(told(thing('bonus', 'x'), thing('bonus', 'y'))).toBe('Change 2 bonuses of Fenland');
  expect(told(thing('', 'a'), thing('', 'b'))).toBe('Change base');
  expect(suggestMessage([file(undefined, { change: 'added' })])).toBe('Add base');
  expect(suggestMessage([file([], { isRenamed: true })])).toBe('Rename base');
  expect(suggestMessage([file(undefined), file(undefined, { pack: 'Isles' })])).toBe(
    'Change Fenland and Isles',
  );
  expect(suggestMessage([file(undefined), file(undefined, { pack: '' })])).toBe('Change 2 files');
  expect(suggestMessage([])).toBe('');
});

test('it is never longer than git shows', () => {
  const long = told(thing('card', 'A '.repeat(80), [row('cost', '1', '2')]));
  expect(long.length).toBeLessThanOrEqual(MOST_LETTERS);
  expect(long).toMatch(/…$/);
});
