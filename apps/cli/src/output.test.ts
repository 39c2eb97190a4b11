import { expect, test } from 'vitest';
import { safe, toSafeJson } from './output.ts';

test('what a terminal would obey is shown instead, one character for one', () => {
  const hostile = '\u001b[31mred\u0007 \u009b2J \u202eabc\u2069\u007f';
  const shown = safe(hostile);
  expect(shown).toBe('␛[31mred␇ \ufffd2J \ufffdabc\ufffd␡');
  expect(shown).toHaveLength(hostile.length);
});

test('text, tabs, newlines and other writing stay', () => {
  const text = 'Gare d’Été\t駅\n🚂 שלום';
  expect(safe(text)).toBe(text);
});

test('a carriage return cannot write over the line, and belongs to a newline where it stands before one', () => {
  expect(safe('good\rbad')).toBe('good␍bad');
  expect(safe('a\r\nb')).toBe('a\nb');
});

test('JSON is the same data without characters that a terminal obeys', () => {
  const value = { 'a\u009b': 'x\u001b[0m\u202e\u007f\n', n: [1, null] };
  const json = toSafeJson(value, 2);
  // eslint-disable-next-line no-control-regex -- these are the ones that are meant
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)).toEqual(value);
});
