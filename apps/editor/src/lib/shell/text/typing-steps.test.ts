import { EditorState, Transaction } from '@codemirror/state';
import type { TransactionSpec } from '@codemirror/state';
import { beforeEach, expect, test } from 'vitest';
import { TypingSteps } from './typing-steps.ts';

let state = EditorState.create();
let steps = new TypingSteps();
let time = 0;
beforeEach(() => {
  state = EditorState.create();
  steps = new TypingSteps();
  time = 10_000;
});

/** Makes a change a tenth of a second after the last by default; returns whether it begins a step. */
function does(spec: TransactionSpec, later = 100): boolean {
  time += later;
  const change = state.update({ ...spec, annotations: Transaction.time.of(time) });
  state = change.state;
  return steps.begins(change);
}

const type = (text: string, later?: number, userEvent = 'input.type'): boolean => {
  const at = state.selection.main.head;
  const selection = { anchor: at + text.length };
  return does({ changes: { from: at, insert: text }, selection, userEvent }, later);
};
const backspace = (): boolean => {
  const at = state.selection.main.head;
  return does({
    changes: { from: at - 1, to: at },
    selection: { anchor: at - 1 },
    userEvent: 'delete.backward',
  });
};

test('letters in a row are one step, and each new line begins another', () => {
  expect([...'name: x'].map((letter) => type(letter))).toEqual([true, ...Array<boolean>(6).fill(false)]);
  expect(type('\n  ', 100, 'input')).toBe(true);
  expect(type('y')).toBe(false);
});

test('a pause begins a step', () => {
  type('a');
  expect(type('b', 900)).toBe(false);
  expect(type('c', 1000)).toBe(true);
});

test('deleting is a step of its own, and so is typing after it', () => {
  type('a');
  type('b');
  expect([backspace(), backspace()]).toEqual([true, false]);
  expect(type('c')).toBe(true);
});

test('typing elsewhere, or after moving the cursor away and back, begins a step', () => {
  type('a');
  state = state.update({ selection: { anchor: 0 } }).state;
  expect(type('b')).toBe(true);
  steps.end();
  expect(type('c')).toBe(true);
});

test('pasting, completing and replacing a selection are separate steps', () => {
  type('a');
  expect(type('bc', 100, 'input.paste')).toBe(true);
  expect(type('d')).toBe(true);
  expect(type('ef', 100, 'input.complete')).toBe(true);
  expect(type('g')).toBe(true);
  expect(
    does({
      changes: { from: 0, to: 2, insert: 'x' },
      selection: { anchor: 1 },
      userEvent: 'input.type',
    }),
  ).toBe(true);
});

test('a letter composed from several keys is one step, however often it changes on the way', () => {
  type('a');
  const at = state.selection.main.head;
  does({ changes: { from: at, insert: 'k' }, userEvent: 'input.type.compose.start' });
  expect(
    does({ changes: { from: at, to: at + 1, insert: 'か' }, userEvent: 'input.type.compose' }, 3000),
  ).toBe(false);
});
