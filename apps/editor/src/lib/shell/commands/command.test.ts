import { expect, test } from 'vitest';
import { formatKeys, matchesKeys } from './command.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('shortcuts need exactly the keys they name', () => {
  expect(matchesKeys(press('z', { ctrlKey: true }), 'Mod+z')).toBe(true);
  expect(matchesKeys(press('z', { metaKey: true }), 'Mod+z')).toBe(true);
  expect(matchesKeys(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+z')).toBe(false);
  expect(matchesKeys(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+z')).toBe(true);
  expect(matchesKeys(press('b'), 'b')).toBe(true);
  expect(matchesKeys(press('b', { altKey: true }), 'b')).toBe(false);
});

test('symbols count however they are typed', () => {
  expect(matchesKeys(press('?', { shiftKey: true }), '?')).toBe(true);
  expect(matchesKeys(press('+', { shiftKey: true }), '+')).toBe(true);
  expect(matchesKeys(press('+'), '+')).toBe(true);
});

test("keys are shown as on the user's system", () => {
  expect(formatKeys('Mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
  expect(formatKeys('Mod+Shift+z', true)).toBe('⌘⇧Z');
  expect(formatKeys('+', false)).toBe('+');
});
