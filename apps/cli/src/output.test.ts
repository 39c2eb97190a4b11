import { expect, test } from 'vitest';
import { safe, toSafeJson } from './output.ts';

test('control characters become visible, one for one', () => {
  const hostile = '\u001b[31mred\u0007 \u009b2J \u202eabc\u2069\u007f';
  const shown = safe(hostile);
  expect(shown).toBe('␛[31mred␇ \ufffd2J \ufffdabc\ufffd␡');
  expect(shown).toHaveLength(hostile.length);
});

test('text, tabs, newlines and other scripts are unchanged', () => {
  const text = 'Gare d’Été\t駅\n🚂 שלום';
  expect(safe(text)).toBe(text);
});

test('a carriage return cannot overwrite the line, except as part of a line end', () => {
  expect(safe('good\rbad')).toBe('good␍bad');
  expect(safe('a\r\nb')).toBe('a\nb');
});

test('JSON keeps its data without control characters', () => {
  const value = { 'a\u009b': 'x\u001b[0m\u202e\u007f\n', n: [1, null] };
  const json = toSafeJson(value, 2);
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)).toEqual(value);
});
