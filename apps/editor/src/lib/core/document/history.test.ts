import fc from 'fast-check';
import { expect, test } from 'vitest';
import { History, applyPatch, invertPatch, makePatch } from './history.ts';

test('a patch turns one text into the other, and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const patch = makePatch(before, after);
      expect(patch === undefined).toBe(before === after);
      if (!patch) return;
      expect(applyPatch(before, patch)).toBe(after);
      expect(applyPatch(after, invertPatch(patch))).toBe(before);
    }),
  );
});

test('undoing everything restores the first text, redoing everything the last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.constantFrom('a', 'b', undefined))), (steps) => {
      const history = new History();
      let text = 'first';
      for (const [after, group] of steps) {
        history.record(text, after, 'step', group);
        text = after;
      }
      let back = text;
      for (let next = history.undo(back); next !== undefined; next = history.undo(back)) back = next;
      expect(back).toBe('first');
      for (let next = history.redo(back); next !== undefined; next = history.redo(back)) back = next;
      expect(back).toBe(text);
    }),
  );
});

test('steps of a group in a row are one step, until it is sealed', () => {
  const history = new History();
  history.record('', 'a', 'Typing', 'typing');
  history.record('a', 'ab', 'Typing', 'typing');
  expect(history.length).toBe(1);
  history.seal();
  history.record('ab', 'abc', 'Typing', 'typing');
  expect(history.length).toBe(2);
  expect(history.undo('abc')).toBe('ab');
  expect(history.undo('ab')).toBe('');
});

test('a step after an undo discards what could be redone', () => {
  const history = new History();
  history.record('a', 'b', 'one');
  history.undo('b');
  history.record('a', 'c', 'two');
  expect(history.redoTitle).toBeUndefined();
  expect(history.redo('c')).toBeUndefined();
});
