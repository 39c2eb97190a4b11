import type { GameDefinition } from '@railwright/engine';
import { expect, test } from 'vitest';
import { changedParts, timeAgo } from './changes.ts';

const definition = (cards: readonly object[], more: object = {}): GameDefinition =>
  ({ game: 'trains', cards, rules: { seats: 2 }, ...more }) as unknown as GameDefinition;
const nameOf = (id: string): string => ({ volvic: 'Volvic', mine: 'Mine' })[id] ?? id;

test('names the cards that changed, came or went, then other parts', () => {
  const before = definition([{ id: 'volvic', cost: 4 }, { id: 'mine' }]);
  expect(changedParts(before, definition([{ id: 'volvic', cost: 4 }, { id: 'mine' }]), nameOf)).toBe('');
  expect(changedParts(before, definition([{ id: 'volvic', cost: 2 }, { id: 'mine' }]), nameOf)).toBe(
    'Volvic',
  );
  expect(changedParts(before, definition([{ id: 'volvic', cost: 4 }], { map: {} }), nameOf)).toBe(
    'Mine and the map',
  );
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(changedParts(definition([]), definition(many), nameOf)).toBe('a, b and 2 other things');
});

test('a reordered list is a change of the list', () => {
  const [a, b] = [{ id: 'volvic' }, { id: 'mine' }];
  expect(changedParts(definition([a, b]), definition([b, a]), nameOf)).toBe('the cards');
});

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [61, '1 minute ago'],
  [2 * 3600 + 5, '2 hours ago'],
  [25 * 3600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
])('%d seconds are %s', (seconds, told) => {
  expect(timeAgo(1_000_000, 1_000_000 + seconds * 1000)).toBe(told);
});
