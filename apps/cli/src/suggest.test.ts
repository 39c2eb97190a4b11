import { expect, test } from 'vitest';
import { nearest, suggest } from './suggest.ts';

const COMMANDS = ['validate', 'test', 'simulate', 'replay'];

test.each([
  ['simulat', 'simulate'],
  ['Validate', 'validate'],
  ['repaly', 'replay'],
  ['tset', 'test'],
  ['xyz', undefined],
])('%s is taken for %s', (typed, meant) => {
  expect(nearest(typed, COMMANDS)).toBe(meant);
});

test('without a similar word, all are listed', () => {
  expect(suggest('zzz', COMMANDS, 'Commands')).toBe('Commands: validate, test, simulate, replay.');
  expect(suggest('zzz', [], 'Setups')).toBe('Setups: none.');
});
