import { expect, test } from 'vitest';
import { keyOf, NONE, ROOT, SearchTree, seatOfKey } from './tree.ts';

test('a child is found by seat and choice, but only under its own parent', () => {
  const tree = new SearchTree(8);
  tree.clear();
  const a = tree.add(ROOT, keyOf(0, 3));
  const b = tree.add(ROOT, keyOf(1, 3));
  const below = tree.add(a, keyOf(0, 3));
  expect(tree.find(ROOT, keyOf(0, 3))).toBe(a);
  expect(tree.find(ROOT, keyOf(1, 3))).toBe(b);
  expect(tree.find(a, keyOf(0, 3))).toBe(below);
  expect(tree.find(b, keyOf(0, 3))).toBe(NONE);
  expect(tree.find(ROOT, keyOf(0, 4))).toBe(NONE);
});

test('a key contains the seat, whatever the choice', () => {
  for (const choice of [0, 1, 32767, -1]) expect(seatOfKey(keyOf(4, choice))).toBe(4);
});

test('it is full when every node is taken, and empty again after clearing', () => {
  const tree = new SearchTree(3);
  tree.clear();
  tree.visits[tree.add(ROOT, 1)] = 9;
  tree.add(ROOT, 2);
  expect(tree.hasRoom).toBe(false);
  tree.clear();
  expect(tree.hasRoom).toBe(true);
  expect(tree.find(ROOT, 1)).toBe(NONE);
  expect(tree.visits[tree.add(ROOT, 1)]).toBe(0);
});
