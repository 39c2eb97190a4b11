import { expect, test } from 'vitest';
import { TextDocument } from './text-document.svelte.ts';

const open = (text: string): TextDocument => new TextDocument('pack/x.yaml', { text, version: '1' });

test('a step over several files is undone and redone in all of them, from any of them', () => {
  const [one, two] = [open('a'), open('b')];
  one.changeWith('A', [[two, 'B']], 'Capitals');
  expect(one.companions).toEqual([two]);
  one.undo();
  expect([one.text, two.text, one.companions]).toEqual(['a', 'b', []]);
  two.redo();
  expect([one.text, two.text]).toEqual(['A', 'B']);
});

test('steps with the same title are distinct', () => {
  const [one, two] = [open('a'), open('b')];
  one.changeWith('A', [[two, 'B']], 'Paint');
  one.changeWith('AA', [], 'Paint');
  one.undo();
  expect([one.text, two.text]).toEqual(['A', 'B']);
  one.undo();
  expect([one.text, two.text]).toEqual(['a', 'b']);
});

test('a step that changes only other files is undone and redone from its own', () => {
  const [one, two] = [open('a'), open('b')];
  one.change('a!', 'Typing');
  one.changeWith('a!', [[two, 'B']], 'Capitals');
  expect([one.undoTitle, one.text, two.text]).toEqual(['Capitals', 'a!', 'B']);
  one.undo();
  expect([one.undoTitle, one.text, two.text]).toEqual(['Typing', 'a!', 'b']);
  one.redo();
  expect([one.text, two.text, one.companions]).toEqual(['a!', 'B', [two]]);
  one.changeWith('a!', [[two, 'B']], 'Nothing');
  expect(one.undoTitle).toBe('Capitals');
});

test('a file that has changed since is left as it is, and named', () => {
  const [one, two] = [open('a'), open('b')];
  one.changeWith('A', [[two, 'B']], 'Capitals');
  two.change('B!', 'Typing');
  one.undo();
  expect([one.text, two.text, one.behind]).toEqual(['a', 'B!', [two]]);
  one.redo();
  expect([one.text, two.text, one.behind]).toEqual(['A', 'B!', []]);
});
