import { expect, test } from 'vitest';
import { outside } from './outside.svelte.ts';

const files = (versions: Readonly<Record<string, string>>) =>
  new Map(Object.entries(versions).map(([path, version]) => [path, { version }]));

test('files count as lost with the browser until they come from elsewhere or go into a zip', () => {
  expect(outside.missing(files({ a: 'one', b: 'two' }))).toBe(2);
  outside.came(files({ a: 'one' }));
  expect(outside.missing(files({ a: 'one', b: 'two' }))).toBe(1);
  expect(outside.missing(files({ a: 'changed', b: 'two' }))).toBe(2);
  outside.went(files({ a: 'changed', b: 'two' }));
  expect(outside.missing(files({ a: 'changed', b: 'two' }))).toBe(0);
  // A file that was not in the last zip is nowhere else, even if an earlier zip had it.
  outside.went(files({ b: 'two' }));
  expect(outside.missing(files({ a: 'changed', b: 'two', constructor: 'x' }))).toBe(2);
});
